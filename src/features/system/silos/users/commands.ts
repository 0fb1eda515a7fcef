import type { Silo } from '#store/api/generated/types'
import { localUsersApi } from '#store/api/resources/localUsers'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { changesSilo } from '#model/needs'
import type { SiloUser } from '#features/shared/people/siloPeople'

/** Why a silo's users cannot be created, deleted or given a password; undefined if they can. Rule: SILO-4. */
export const whyNoLocalUsers = (silo: Silo | undefined): string | undefined =>
  silo && silo.identityMode !== 'local_only'
    ? silo.identityMode === 'saml_scim'
      ? 'The identity provider of this silo creates, changes and deletes its users by SCIM'
      : 'Users of a silo with SAML sign-in come from its identity provider'
    : undefined

/** A user of a silo, and whether both are the current user's. */
export interface LocalUserRow {
  silo: Silo
  user: SiloUser
  isOwn: boolean
  isSelf: boolean
}

/** Deletes a user with a password. Rule: SILO-4. */
export const deleteLocalUser = defineCommand<LocalUserRow>()({
  name: 'user.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: ({ isOwn }) => changesSilo(isOwn, 'admin'),
  endpoint: localUsersApi.endpoints.localIdpUserDelete,
  disabledReason: ({ silo }) => whyNoLocalUsers(silo),
  toArgs: ({ silo, user }) => ({ silo: silo.name, userId: user.id }),
  subject: ({ user }) => ({ kind: 'user', id: user.id, name: user.name }),
  confirm: ({ user, isSelf }, { The }) => ({
    title: phrase`Delete ${user.name}?`,
    body: `${The} user’s sessions, access tokens, SSH keys and memberships of groups are deleted too; what the user made stays.${
      isSelf ? ' This is you: you are signed out.' : ''
    }`,
    isFinal: true,
    tone: 'danger',
  }),
  end: ({ user }) => `User ${user.name} deleted`,
  errorMessage: ({ user }) => `Could not delete ${user.name}`,
})
