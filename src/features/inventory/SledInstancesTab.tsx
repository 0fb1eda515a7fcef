import { useMemo } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { hardwareApi } from '#store/api/resources/hardware'
import type { SledInstance } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { useParam } from '#features/routing/useParam'
import { stateFacet, wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { List } from '#features/shared/list/List'
import { usePolling } from '#features/shared/polling'
import { useWholeList } from '#features/shared/list/useWholeList'
import { instanceTone } from '#features/shared/stateTones'
import { copyId } from '#features/shared/useCommandItems'
import { useMe } from '#features/shared/useMe'
import { sledInstanceColumns } from './sledInstanceColumns'

const { sledInstanceList } = hardwareApi.endpoints

const rowKey = ({ id }: SledInstance) => id
const nameOf = ({ name }: SledInstance) => name
const stateOf = ({ state }: SledInstance) => state
const textOf = ({ id, name, projectName, siloName }: SledInstance) => [name, projectName, siloName, { id }]
const menu = ({ id }: SledInstance) => [copyId(id)]

const facets: readonly Facet<SledInstance>[] = [
  stateFacet(instanceLifecycle, stateOf, instanceTone),
  wordFacet(
    'silo',
    'Silo',
    ({ siloName }) => siloName,
    (name) => name,
  ),
]

/** The instances that run on a sled, of all silos. */
export function SledInstancesTab() {
  const { sledId } = useParam('sledId')
  const { me } = useMe()
  const args = { sledId, limit: ALL_LIMIT }
  const rows = sledInstanceList.useQueryState(args).data?.items
  const observed = useMemo(() => rows?.map((row) => ({ id: row.id, state: row.state })), [rows])
  const query = sledInstanceList.useQuery(args, usePolling(instanceLifecycle, observed))
  const list = useWholeList({
    nouns: ['instance', 'instances'],
    rows,
    queries: [query],
    columns: useMemo(() => sledInstanceColumns(me?.siloName), [me?.siloName]),
    facets,
    rowKey,
    nameOf,
    textOf,
    lifecycle: instanceLifecycle,
    stateOf,
  })
  return (
    <List
      frame="tab"
      title="Instances"
      list={list}
      menu={menu}
      empty={{ title: 'No instances on this sled', body: 'Only instances that run are on a sled.' }}
    />
  )
}
