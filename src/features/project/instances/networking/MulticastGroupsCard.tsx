import { useCallback, useEffect, useMemo, useRef } from 'react'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import type { Instance, MulticastGroupMember } from '#store/api/generated/types'
import { multicastApi } from '#store/api/resources/multicastGroups'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { MAX_MULTICAST_GROUPS } from '#model/limits'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { planStep } from '#store/commands/plan'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { CardTable } from '#features/kit/list/CardTable'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { usePolling } from '#features/kit/queries/polling'
import { copyAddress, copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { multicastMemberResource } from '#features/shared/multicast/resources'
import { sourcesOfMember } from '#features/shared/multicast/sources'
import { leaveMulticastGroup, type InstanceMember } from './commands'
import { MulticastGroupName } from './MulticastGroupName'
import { networkInterfaces } from './noun'

const { instanceMulticastGroupList, groupsOfOne } = multicastApi.endpoints
const { ipPoolList } = siloIpPoolsApi.endpoints

/** The lifecycle of the memberships of an instance, which can leave. */
const resource: StatefulResource<InstanceMember> = {
  kind: multicastMemberResource.kind,
  lifecycle: multicastMemberLifecycle,
  tone: multicastMemberResource.tone,
  read: ({ member }) => multicastMemberResource.read(member),
  commands: (row) => [planStep(leaveMulticastGroup, row)],
}

const columns: readonly Column<InstanceMember>[] = [
  {
    id: 'group',
    header: 'Group',
    cell: ({ member }) => <MulticastGroupName id={member.multicastGroupId} />,
  },
  {
    id: 'address',
    header: 'Address',
    isPlain: true,
    cell: ({ member }) => <IdText value={member.multicastIp} />,
  },
  {
    id: 'sources',
    header: 'Sources',
    tip: 'Where the instance takes packets from',
    cell: ({ member }) => sourcesOfMember(member),
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: (row) => <StateButton resource={resource} row={row} />,
  },
]

const rowKey = ({ member }: InstanceMember) => member.id
const nameOf = ({ member }: InstanceMember) => member.multicastIp

interface CardProps {
  project: string
  instance: Instance
}

/** The memberships of an instance, polled while one changes, and read again once the instance has changed its state. */
function useMemberships({ project, instance: { name, runState } }: CardProps) {
  const at = { project, instance: name, limit: ALL_LIMIT }
  const rows = instanceMulticastGroupList.useQueryState(at).data?.items
  const observed = useMemo(() => rows?.map(({ id, state }) => ({ id, state })), [rows])
  const query = instanceMulticastGroupList.useQuery(at, usePolling(multicastMemberLifecycle, observed))
  const { refetch } = query
  const before = useRef(runState)
  useEffect(() => {
    if (before.current !== runState) void refetch()
    before.current = runState
  }, [runState, refetch])
  return query
}

/** The memberships with what is known of their groups. */
function useRows(instance: Instance, members: readonly MulticastGroupMember[] | undefined) {
  const groups = useMemo(() => (members ?? []).map(({ multicastGroupId }) => multicastGroupId), [members])
  const { currentData: ofOne } = groupsOfOne.useQuery({ groups }, { skip: groups.length === 0 })
  return useMemo(
    () =>
      members?.map((member): InstanceMember => ({
        instance,
        member,
        isLast: ofOne?.includes(member.multicastGroupId),
      })),
    [members, instance, ofOne],
  )
}

/**
 * The multicast groups of an instance. Nothing until the silo is known to have a pool of multicast addresses, or the
 * instance to be in a group, and in most silos never. Rule: MCAST-3.
 */
export function MulticastGroupsCard(props: CardProps) {
  const query = useMemberships(props)
  const { data: pools } = ipPoolList.useQuery({ limit: ALL_LIMIT })
  const isIn = query.data !== undefined && query.data.items.length > 0
  const hasPool = pools?.items.some(({ poolType }) => poolType === 'multicast')
  return isIn || hasPool ? <Memberships {...props} query={query} /> : null
}

type MembershipsProps = CardProps & { query: ReturnType<typeof useMemberships> }

function Memberships({ project, instance, query }: MembershipsProps) {
  const members = query.data?.items
  const rows = useRows(instance, members)
  const reason =
    useRoleReason()(projectCollaborator) ??
    (members && members.length >= MAX_MULTICAST_GROUPS
      ? `An instance can be in at most ${MAX_MULTICAST_GROUPS} multicast groups`
      : undefined)
  const to = networkInterfaces.to.joinGroup({ project, instance: instance.name })
  usePaletteEntries(() =>
    reason ? [] : [{ label: networkInterfaces.panels.joinGroup, group: 'Actions', to }],
  )
  const commandItems = useCommandItems()
  const menu = useCallback(
    (row: InstanceMember): RecordItem[] => [
      copyId(row.member.multicastGroupId, 'Copy ID of group'),
      copyAddress(row.member.multicastIp),
      ...commandItems([leaveMulticastGroup], row),
    ],
    [commandItems],
  )
  return (
    <Card
      title="Multicast groups"
      actions={
        <>
          <LearnAbout topic="multicast-groups" />
          {reason ? (
            <Button disabledReason={reason}>{networkInterfaces.panels.joinGroup}</Button>
          ) : (
            <LinkButton to={to} preventScrollReset>
              {networkInterfaces.panels.joinGroup}
            </LinkButton>
          )}
        </>
      }
    >
      <CardTable
        label="Multicast groups"
        queries={[query]}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        nameOf={nameOf}
        menu={menu}
        empty={{
          title: 'No multicast groups',
          body: 'Join one, so that what is sent to its address reaches this instance.',
        }}
      />
    </Card>
  )
}
