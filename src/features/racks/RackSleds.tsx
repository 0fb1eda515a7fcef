import { useMemo } from 'react'
import { paths } from '#src/paths'
import type { Sled } from '#store/api/generated/types'
import type { SledLoads } from '#store/api/resources/hardware'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { rackSledColumns } from './rackSledColumns'

const rowKey = ({ id }: Sled) => id
const nameOf = ({ baseboard }: Sled) => baseboard.serial
const textOf = ({ id, baseboard }: Sled) => [baseboard.serial, baseboard.part, { id }]
const menu = ({ id }: Sled) => [copyId(id)]

interface RackSledsProps {
  sleds: readonly Sled[] | undefined
  loads: SledLoads | undefined
}

/** What the elevation draws, as a table that can be sorted by load. */
export function RackSleds({ sleds, loads }: RackSledsProps) {
  const list = useWholeList({
    nouns: ['sled', 'sleds'],
    rows: sleds,
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
      goTo={{ group: 'Go to sled', to: ({ id }) => paths.sled(id) }}
      empty={{ title: 'No sleds in this rack', body: 'No sled of this rack is in service.' }}
      isRefreshedByPage
    />
  )
}
