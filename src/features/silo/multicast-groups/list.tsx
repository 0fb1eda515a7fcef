import { useCallback } from 'react'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import type { MulticastGroup } from '#store/api/generated/types'
import { multicastApi } from '#store/api/resources/multicastGroups'
import { ipSortKey } from '#model/network/ipRange'
import { IdText } from '#ui/text/IdText'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage } from '#features/kit/routing/load'
import { multicastGroupTone } from '#features/kit/lifecycle/multicastTones'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { columnsOf, createdColumn, nameColumn } from '#features/kit/list/columns'
import { described } from '#features/kit/list/described'
import { stateFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyAddress, copyId } from '#features/kit/commands/useCommandItems'
import { PoolName } from '#features/shared/PoolName'
import { multicastGroupResource } from '#features/shared/multicast/resources'
import { sourcesOfGroup } from '#features/shared/multicast/sources'
import { multicastGroups } from './noun'

const { multicastGroupList } = multicastApi.endpoints

export const loader = loadPage(multicastGroupList, () => ({}))

const heads = headsOf(multicastGroups, {
  Name: 'other',
  Address: 'other',
  'IP pool': 'other',
  Sources: 'text',
  State: 'state',
  Created: 'date',
})

const pageOf = ({ name }: MulticastGroup) => multicastGroups.to.page({ multicastGroup: name })

const columns = columnsOf<MulticastGroup>()(heads, {
  Name: nameColumn(pageOf),
  Address: {
    id: 'address',
    isPlain: true,
    cell: ({ multicastIp }) => <IdText value={multicastIp} />,
    sortValue: ({ multicastIp }) => ipSortKey(multicastIp),
  },
  'IP pool': {
    id: 'pool',
    hideBelow: 'narrow',
    cell: ({ ipPoolId }) => <PoolName id={ipPoolId} />,
  },
  Sources: {
    id: 'sources',
    tip: 'Where its members take packets from',
    cell: sourcesOfGroup,
  },
  State: {
    id: 'state',
    isPlain: true,
    cell: (group) => <StateButton resource={multicastGroupResource} row={group} />,
    sortValue: byState(multicastGroupResource),
  },
  Created: { ...createdColumn, hideBelow: 'medium' },
})

const stateOf = ({ state }: MulticastGroup) => state
const textOf = (group: MulticastGroup) => [
  ...described.textOf(group),
  group.multicastIp,
  sourcesOfGroup(group),
]
const facets: readonly Facet<MulticastGroup>[] = [
  stateFacet(multicastGroupLifecycle, stateOf, multicastGroupTone),
]

/** The multicast groups of the region. Nothing can be changed here: instances join and leave. Rule: MCAST-1. */
export function MulticastGroupsPage() {
  const list = useResourceList({
    ...described,
    nouns: wordsOf(multicastGroups),
    endpoint: multicastGroupList,
    args: {},
    columns,
    facets,
    textOf,
    lifecycle: multicastGroupLifecycle,
    stateOf,
  })
  const menu = useCallback(
    ({ id, multicastIp }: MulticastGroup) => [copyId(id), copyAddress(multicastIp)],
    [],
  )
  return (
    <List
      frame="page"
      title={multicastGroups.title}
      context="Addresses whose packets reach every instance that joined."
      list={list}
      menu={menu}
      goTo={{ to: pageOf, stateful: (group) => statefulRecord(multicastGroupResource, group) }}
      empty={{
        body: 'A group is made when the first instance joins it, on the Networking tab of the instance.',
      }}
    />
  )
}
