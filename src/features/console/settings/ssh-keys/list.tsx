import { useCallback } from 'react'
import type { SshKey } from '#store/api/generated/types'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { keyFacts } from '#model/sshKey'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Truncate } from '#ui/text/Truncate'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, copyItem, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteSshKey } from './commands'
import { sshKeys } from './noun'

const { currentUserSshKeyList } = sshKeysApi.endpoints
const args = {}

export const loader = loadPage(currentUserSshKeyList, () => args)

function Comment({ sshKey }: { sshKey: SshKey }) {
  const { comment } = keyFacts(sshKey)
  return comment === '' ? <EmptyCell /> : <Truncate text={comment} />
}

const heads = headsOf(sshKeys, {
  Name: 'other',
  Description: 'text',
  Type: 'other',
  Comment: 'text',
  Created: 'date',
})

/** Columns of the user's SSH keys. */
const columns = columnsOf<SshKey>()(heads, {
  Name: nameColumn(({ name }) => sshKeys.to.page({ sshKey: name }), 'panel'),
  Description: { ...descriptionColumn, hideBelow: 'narrow' },
  Type: {
    id: 'type',
    cell: (key) => keyFacts(key).type,
    sortValue: (key) => keyFacts(key).type,
  },
  Comment: {
    id: 'comment',
    isPlain: true,
    tip: 'The end of the key’s line, mostly the computer it was made on',
    cell: (key) => <Comment sshKey={key} />,
    sortValue: (key) => keyFacts(key).comment,
  },
  Created: { ...createdColumn, hideBelow: 'narrowest' },
})

const facets: readonly Facet<SshKey>[] = [
  wordFacet(
    'type',
    'Type',
    (key) => keyFacts(key).type,
    (type) => type,
  ),
]

const create = createOf(sshKeys, 'create')
const goTo = { group: 'View SSH key', to: ({ name }: SshKey) => sshKeys.to.page({ sshKey: name }) }

function textOf(key: SshKey) {
  const { type, comment } = keyFacts(key)
  return [...described.textOf(key), type, comment]
}

/** The user's SSH keys; the panels open over it. */
export function SshKeysPage() {
  const list = useResourceList({
    ...described,
    nouns: wordsOf(sshKeys),
    endpoint: currentUserSshKeyList,
    args,
    columns,
    facets,
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
      title={sshKeys.title}
      list={list}
      menu={menu}
      create={create}
      goTo={goTo}
      empty={{
        body: 'With an SSH key, you sign in without a password to the instances you create.',
      }}
    />
  )
}
