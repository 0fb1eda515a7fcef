import type { SshKey } from '#store/api/generated/types'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'

export const deleteSshKey = defineCommand<SshKey>()({
  name: 'sshKey.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  endpoint: sshKeysApi.endpoints.currentUserSshKeyDelete,
  toArgs: ({ id }) => ({ sshKey: id }),
  subject: ({ id, name }) => ({ kind: 'sshKey' as const, id, name }),
  confirm: ({ name }) => ({
    title: phrase`Delete ${name}?`,
    body: 'New instances cannot be created with the key. Instances that have it keep it.',
    tone: 'danger',
  }),
  end: ({ name }) => `SSH key ${name} deleted`,
  errorMessage: ({ name }) => `Could not delete ${name}`,
})
