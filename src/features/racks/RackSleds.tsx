import { useMemo } from 'react'
import { sleds } from '#features/inventory/noun'
import type { Sled } from '#store/api/generated/types'
import type { SledLoads } from '#store/api/resources/hardware'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { Skeleton } from '#ui/feedback/Skeleton'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/routing/Link'
import {
  policyColumn,
  provisionColumn,
  sledSizeColumns,
  stateColumn,
} from '#features/shared/hardware/columns'
import { percentText, sledShares } from './sledFacts'

/** Columns of the sleds of a rack. @param loads what runs on them, once it is known */
function rackSledColumns(loads: SledLoads | undefined): readonly Column<Sled>[] {
  const shareOf = (sled: Sled, resource: 'cpu' | 'memory') => {
    const load = loads?.[sled.id]
    return load && sledShares(sled, load)[resource]
  }
  const share = (id: 'cpu' | 'memory', header: string, tip: string): Column<Sled> => ({
    id,
    header,
    align: 'end',
    tip,
    cell: (sled) => {
      const known = shareOf(sled, id)
      return known === undefined ? <Skeleton width="4ch" /> : percentText(known)
    },
    sortValue: (sled) => shareOf(sled, id) ?? -1,
  })
  return [
    {
      id: 'serial',
      header: 'Serial',
      cell: ({ id, baseboard }) => (
        <Link to={sleds.to.page({ sledId: id })}>
          <code>{baseboard.serial}</code>
        </Link>
      ),
      sortValue: ({ baseboard }) => baseboard.serial,
    },
    { ...policyColumn, hideBelow: 'narrow' },
    provisionColumn,
    { ...stateColumn, hideBelow: 'narrow' },
    {
      id: 'instances',
      header: 'Instances',
      align: 'end',
      cell: ({ id }) => loads?.[id]?.instances ?? <Skeleton width="3ch" />,
      sortValue: ({ id }) => loads?.[id]?.instances ?? -1,
    },
    share('cpu', 'CPU', 'vCPUs of its instances, of its hardware threads'),
    share('memory', 'Memory', 'Memory of its instances, of its usable memory'),
    ...sledSizeColumns,
  ]
}

const rowKey = ({ id }: Sled) => id
const nameOf = ({ baseboard }: Sled) => baseboard.serial
const textOf = ({ id, baseboard }: Sled) => [baseboard.serial, baseboard.part, { id }]
const menu = ({ id }: Sled) => [copyId(id)]

interface RackSledsProps {
  sleds: readonly Sled[] | undefined
  loads: SledLoads | undefined
}

/** The sleds of the elevation as a table, which can be sorted by load. */
export function RackSleds({ sleds: rows, loads }: RackSledsProps) {
  const list = useWholeList({
    nouns: ['sled', 'sleds'],
    rows,
    // The page has made the calls, and shows their errors.
    queries: [],
    base: 'serial',
    columns: useMemo(() => rackSledColumns(loads), [loads]),
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="card"
      title="Sleds"
      list={list}
      menu={menu}
      goTo={{ group: 'Go to sled', to: ({ id }) => sleds.to.page({ sledId: id }) }}
      empty={{ title: 'No sleds in this rack', body: 'No sled of this rack is in service.' }}
      isRefreshedByPage
    />
  )
}
