import type { LldpNeighbor, LldpNeighborResultsPage, ManagementAddress } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { copyId } from '#features/kit/commands/useCommandItems'

/** The management address of a neighbour: an IP address, or a MAC address. One of another kind is shown as it is. */
function managementText({ addr }: Pick<ManagementAddress, 'addr'>): string {
  if ('ipAddr' in addr) return addr.ipAddr
  if ('iEEE802' in addr) return addr.iEEE802.map((byte) => byte.toString(16).padStart(2, '0')).join(':')
  return JSON.stringify(addr)
}

const rowKey = ({ chassisId, linkName }: LldpNeighbor) => `${chassisId} ${linkName}`
const nameOf = ({ systemName, chassisId }: LldpNeighbor) => systemName ?? chassisId
const textOf = ({ systemName, chassisId, linkName, linkDescription }: LldpNeighbor) => [
  systemName ?? '',
  chassisId,
  linkName,
  linkDescription ?? '',
]
const menu = ({ chassisId }: LldpNeighbor) => [copyId(chassisId, 'Copy chassis ID')]

const columns: readonly Column<LldpNeighbor>[] = [
  {
    id: 'system',
    header: 'Neighbour',
    cell: ({ systemName, systemDescription, chassisId }) => (
      <DescriptionText text={[systemName ?? chassisId, systemDescription].filter(Boolean).join(', ')} />
    ),
    sortValue: nameOf,
  },
  {
    id: 'chassis',
    header: 'Chassis ID',
    hideBelow: 'medium',
    cell: ({ chassisId }) => <code>{chassisId}</code>,
  },
  {
    id: 'link',
    header: 'Its link',
    cell: ({ linkName, linkDescription }) => (
      <DescriptionText text={[linkName, linkDescription].filter(Boolean).join(', ')} />
    ),
    sortValue: ({ linkName }) => linkName,
  },
  { id: 'local', header: 'Local port', hideBelow: 'medium', cell: ({ localPort }) => localPort },
  {
    id: 'management',
    header: 'Management',
    hideBelow: 'narrow',
    cell: ({ managementIp }) => <code>{managementIp.map(managementText).join(', ')}</code>,
  },
  {
    id: 'firstSeen',
    header: 'First seen',
    hideBelow: 'wide',
    cell: (row) => <DateText at={new Date(row.firstSeen)} />,
    sortValue: (row) => Date.parse(row.firstSeen),
  },
  {
    id: 'lastSeen',
    header: 'Last seen',
    cell: (row) => <DateText at={new Date(row.lastSeen)} />,
    sortValue: (row) => Date.parse(row.lastSeen),
  },
]

/** The devices that announce themselves at the other end of a port. */
export function LldpNeighborsCard({ query }: { query: QueryLike<LldpNeighborResultsPage> }) {
  const list = useWholeList({
    nouns: ['neighbour', 'neighbours'],
    rows: query.data?.items,
    queries: [{ ...query, failed: 'Could not load the LLDP neighbours' }],
    columns,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="card"
      title="LLDP neighbours"
      list={list}
      menu={menu}
      empty={{ body: 'Nothing announces itself at the other end of this port.' }}
      isRefreshedByPage
    />
  )
}
