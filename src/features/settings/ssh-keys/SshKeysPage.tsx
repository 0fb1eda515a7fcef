import { useCallback } from 'react'
import { paths } from '#src/paths'
import type { SshKey } from '#store/api/generated/types'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, copyItem, useCommandItems } from '#features/shared/useCommandItems'
import { sshKeyColumns } from './columns'
import { deleteSshKey } from './commands'
import { sshKeyFacets } from './facets'
import { keyFacts } from './keyType'

const args = {}
const create = { label: 'Add SSH key', to: paths.sshKeysNew() }
const goTo = { group: 'View SSH key', to: ({ name }: SshKey) => paths.sshKey(name) }

function textOf(key: SshKey) {
  const { type, comment } = keyFacts(key)
  return [...described.textOf(key), type, comment]
}

/** The user's SSH keys; the panels open over it. */
export function SshKeysPage() {
  const list = useResourceList({
    ...described,
    nouns: ['SSH key', 'SSH keys'],
    endpoint: sshKeysApi.endpoints.currentUserSshKeyList,
    args,
    columns: sshKeyColumns,
    facets: sshKeyFacets,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (key: SshKey) => [
      copyId(key.id),
      copyItem('copyKey', 'Copy public key', key.publicKey),
      ...commandItems([deleteSshKey], key),
    ],
    [commandItems],
  )
  return (
    <List
      frame="page"
      title="SSH keys"
      list={list}
      menu={menu}
      create={create}
      goTo={goTo}
      empty={{
        title: 'No SSH keys',
        body: 'Add a key, and sign in without a password to the instances you create with it.',
      }}
    />
  )
}
