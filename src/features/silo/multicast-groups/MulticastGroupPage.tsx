import { useCallback, useMemo } from 'react'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import type { MulticastGroupMember } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { multicastApi } from '#store/api/resources/multicastGroups'
import { dateOf, timeOf } from '#model/dates'
import { isSourceSpecific } from '#model/network/multicast'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, loadListed, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { ShortId } from '#features/kit/detail/ShortId'
import { useShown } from '#features/kit/queries/gone'
import { recordPolling, usePolling } from '#features/kit/queries/polling'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { multicastMemberTone } from '#features/kit/lifecycle/multicastTones'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { columnsOf } from '#features/kit/list/columns'
import { stateFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyAddress, copyId } from '#features/kit/commands/useCommandItems'
import { instances } from '#features/project/instances/noun'
import { PoolName } from '#features/shared/PoolName'
import { multicastGroupResource, multicastMemberResource } from '#features/shared/multicast/resources'
import { sourcesOfGroup, sourcesOfMember } from '#features/shared/multicast/sources'
import { multicastGroups, multicastMembers } from './noun'

const { multicastGroupList, multicastGroupView, multicastGroupMemberList } = multicastApi.endpoints

type GroupAt = At<'multicastGroup'>
const groupArgs = ({ multicastGroup }: GroupAt) => ({ multicastGroup })
const memberArgs = ({ multicastGroup }: GroupAt) => ({ multicastGroup, limit: ALL_LIMIT })

/** A group, and its members. */
export const loader = loadAll(
  loadListed(multicastGroupView, multicastGroupList, 'multicastGroup', groupArgs),
  settled(load(multicastGroupMemberList, memberArgs)),
)

/** The page of one multicast group: its address and its members. Polled while the group is in transition. */
export function MulticastGroupPage() {
  const at = useParam('multicastGroup')
  const known = multicastGroupView.useQueryState(at)
  const query = multicastGroupView.useQuery(at, recordPolling(multicastGroupLifecycle, known.data?.state))
  const group = useShown(query, multicastGroups.to.list())
  if (!group) return null
  const { id, multicastIp, ipPoolId } = group
  return (
    <DetailPage
      noun={multicastGroups}
      title={group.name}
      context={group.description}
      mark={<StateButton resource={multicastGroupResource} row={group} />}
      query={query}
      menu={[copyId(id), copyAddress(multicastIp)]}
      facts={[
        { label: 'Address', isPlain: true, value: <IdText value={multicastIp} /> },
        {
          label: 'Type',
          value: isSourceSpecific(multicastIp) ? 'Source-specific (SSM)' : 'Any-source (ASM)',
        },
        { label: 'Sources', value: sourcesOfGroup(group) || <EmptyCell /> },
        { label: 'IP pool', value: <PoolName id={ipPoolId} /> },
        createdFact(group),
        idFact(id),
      ]}
      course={<LifecycleCourse resource={multicastGroupResource} row={group} />}
    >
      <Members at={at} groupQuery={query} />
    </DetailPage>
  )
}

/** The instance of a member by its name; by its id, if it is in another silo or a project that the user may not see. */
function InstanceOfMember({ id }: { id: string }) {
  const query = instancesApi.endpoints.instanceView.useQuery({ instance: id })
  return (
    <QueryCell query={query} missing={<ShortId id={id} />}>
      {({ name }) => <Link to={instances.to.byId({ instance: id })}>{name}</Link>}
    </QueryCell>
  )
}

const heads = headsOf(multicastMembers, {
  Instance: 'other',
  Sources: 'text',
  State: 'state',
  Joined: 'date',
})

const columns = columnsOf<MulticastGroupMember>()(heads, {
  Instance: { id: 'instance', cell: ({ instanceId }) => <InstanceOfMember id={instanceId} /> },
  Sources: {
    id: 'sources',
    tip: 'Where the instance takes packets from',
    cell: sourcesOfMember,
  },
  State: {
    id: 'state',
    isPlain: true,
    cell: (member) => <StateButton resource={multicastMemberResource} row={member} />,
    sortValue: byState(multicastMemberResource),
  },
  Joined: {
    id: 'timeCreated',
    hideBelow: 'narrow',
    cell: (member) => <DateText at={dateOf(member, 'timeCreated')} />,
    sortValue: (member) => timeOf(member, 'timeCreated'),
  },
})

const rowKey = ({ id }: MulticastGroupMember) => id
const nameOf = ({ instanceId }: MulticastGroupMember) => instanceId
const stateOf = ({ state }: MulticastGroupMember) => state
const textOf = (member: MulticastGroupMember) => [sourcesOfMember(member), { id: member.instanceId }]
const facets: readonly Facet<MulticastGroupMember>[] = [
  stateFacet(multicastMemberLifecycle, stateOf, multicastMemberTone),
]

interface MembersProps {
  at: GroupAt
  /** The query of the group itself, which a refresh also repeats. */
  groupQuery: ReturnType<typeof multicastGroupView.useQuery>
}

function Members({ at, groupQuery }: MembersProps) {
  const args = memberArgs(at)
  const rows = multicastGroupMemberList.useQueryState(args).data?.items
  const observed = useMemo(() => rows?.map(({ id, state }) => ({ id, state })), [rows])
  const query = multicastGroupMemberList.useQuery(args, usePolling(multicastMemberLifecycle, observed))
  const list = useWholeList({
    nouns: wordsOf(multicastMembers),
    rows,
    queries: [query, groupQuery],
    base: 'timeCreated',
    columns,
    facets,
    rowKey,
    nameOf,
    textOf,
    lifecycle: multicastMemberLifecycle,
    stateOf,
  })
  const menu = useCallback(
    ({ instanceId }: MulticastGroupMember) => [copyId(instanceId, 'Copy ID of instance')],
    [],
  )
  return (
    <List
      frame="card"
      title={multicastMembers.title}
      heading={rows ? `Members (${rows.length})` : 'Members'}
      list={list}
      menu={menu}
      goTo={{ group: 'Go to instance', to: ({ instanceId }) => instances.to.byId({ instance: instanceId }) }}
      empty={{ body: 'Its last member has left: the group is about to be deleted.' }}
    />
  )
}
