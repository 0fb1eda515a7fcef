import { useCallback, useMemo } from 'react'
import type { UpdatesTrustRoot } from '#store/api/generated/types'
import { updatesApi } from '#store/api/resources/updates'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteTrustRoot, trustRootName } from '../commands'
import { ExpiryDate } from '../ExpiryDate'
import { trustRoots } from '../noun'
import { readRoot, type RootFacts } from './rootRole'
import { columnOf, columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { shortId } from '#ui/text/truncated'

const { systemUpdateTrustRootList } = updatesApi.endpoints

/** Fetches the whole list: a region has few trust roots. */
const whole = { limit: ALL_LIMIT } as const

export const loader = load(systemUpdateTrustRootList, () => whole)

interface ReadRoot extends RootFacts {
  root: UpdatesTrustRoot
}

const heads = headsOf(trustRoots, {
  'Trust root': 'other',
  Version: 'figure',
  Expires: 'other',
  Signatures: 'figure',
  Created: 'date',
})

const columns = columnsOf<ReadRoot>()(heads, {
  'Trust root': {
    id: 'id',
    cell: ({ root }) => (
      <Link to={trustRoots.to.page({ trustRootId: root.id })} preventScrollReset>
        <code>{shortId(root.id)}</code>
      </Link>
    ),
  },
  Version: {
    id: 'version',
    align: 'end',
    cell: ({ version }) => version ?? <EmptyCell />,
    sortValue: ({ version }) => version ?? -1,
  },
  Expires: {
    id: 'expires',
    cell: ({ expires }) => (expires === undefined ? <EmptyCell /> : <ExpiryDate until={expires} />),
    sortValue: ({ expires }) => (expires === undefined ? 0 : Date.parse(expires)),
  },
  Signatures: {
    id: 'signatures',
    align: 'end',
    cell: ({ signedBy }) => signedBy.length,
  },
  Created: columnOf(({ root }) => root, createdColumn),
})

const rowKey = ({ root }: ReadRoot) => root.id
const nameOf = ({ root }: ReadRoot) => trustRootName(root)
const textOf = ({ root, signedBy }: ReadRoot) => [{ id: root.id }, ...signedBy]

/** The region's trust roots. */
export function TrustRootsTab() {
  const query = systemUpdateTrustRootList.useQuery(whole)
  const roots = query.data?.items
  const rows = useMemo(() => roots?.map((root) => ({ root, ...readRoot(root.rootRole) })), [roots])
  const list = useWholeList({
    nouns: wordsOf(trustRoots),
    rows,
    queries: [query],
    columns,
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const others = (roots?.length ?? 1) - 1
  const menu = useCallback(
    ({ root }: ReadRoot) => [copyId(root.id), ...commandItems([deleteTrustRoot], { root, others })],
    [commandItems, others],
  )
  return (
    <List
      frame="tab"
      title={trustRoots.title}
      list={list}
      menu={menu}
      create={createOf(trustRoots, 'create')}
      goTo={{ to: ({ root }) => trustRoots.to.page({ trustRootId: root.id }) }}
      empty={{
        body: 'A trust root says whose signatures a repository needs. Without one, no repository can be uploaded.',
      }}
    />
  )
}
