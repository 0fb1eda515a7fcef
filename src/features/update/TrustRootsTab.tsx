import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import type { UpdatesTrustRoot } from '#store/api/generated/types'
import { updatesApi } from '#store/api/resources/updates'
import { fleetAdmin } from '#store/model/needs'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/routing/Link'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { deleteTrustRoot } from './commands'
import { ExpiryDate } from './ExpiryDate'
import { allRoots } from './loaders'
import { readRoot, type RootFacts } from './rootRole'
import { trustRootName } from './updateText'
import { columnOf, createdColumn } from '#features/shared/list/columns'

/** A root, with what it says. */
interface ReadRoot extends RootFacts {
  root: UpdatesTrustRoot
}

const columns: readonly Column<ReadRoot>[] = [
  {
    id: 'id',
    header: 'Trust root',
    cell: ({ root }) => (
      <Link to={paths.trustRoot(root.id)} preventScrollReset>
        {root.id.slice(0, 8)}
      </Link>
    ),
  },
  {
    id: 'version',
    header: 'Version',
    align: 'end',
    cell: ({ version }) => version ?? <EmptyCell />,
    sortValue: ({ version }) => version ?? -1,
  },
  {
    id: 'expires',
    header: 'Expires',
    cell: ({ expires }) => (expires === undefined ? <EmptyCell /> : <ExpiryDate until={expires} />),
    sortValue: ({ expires }) => (expires === undefined ? 0 : Date.parse(expires)),
  },
  {
    id: 'signatures',
    header: 'Signatures',
    align: 'end',
    hideBelow: 'narrow',
    cell: ({ signedBy }) => signedBy.length,
  },
  { ...columnOf(({ root }) => root, createdColumn), hideBelow: 'narrow' },
]

const rowKey = ({ root }: ReadRoot) => root.id
const nameOf = ({ root }: ReadRoot) => trustRootName(root)
const textOf = ({ root, signedBy }: ReadRoot) => [{ id: root.id }, ...signedBy]

/** The roots whose signatures the region trusts. */
export function TrustRootsTab() {
  const query = updatesApi.endpoints.systemUpdateTrustRootList.useQuery(allRoots)
  const roots = query.data?.items
  const rows = useMemo(() => roots?.map((root) => ({ root, ...readRoot(root.rootRole) })), [roots])
  const list = useWholeList({
    nouns: ['trust root', 'trust roots'],
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
      title="Trust roots"
      list={list}
      menu={menu}
      create={{ label: 'Add trust root', to: paths.trustRootsNew(), needs: fleetAdmin }}
      goTo={{ group: 'Go to trust root', to: ({ root }) => paths.trustRoot(root.id) }}
      empty={{
        title: 'No trust roots',
        body: 'A trust root says whose signatures a repository needs. Without one, no repository can be uploaded.',
      }}
    />
  )
}
