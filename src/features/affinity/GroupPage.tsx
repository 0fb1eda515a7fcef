import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link, Outlet, useParams } from 'react-router'
import { SLOW_MS } from '../../machines/lifecycle/cadence'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { paths } from '../../paths'
import type { AffinityGroup, AffinityGroupMember } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT, MAX_GROUP_MEMBERS } from '../../store/model/limits'
import { ActionMenu } from '../../ui/ActionMenu'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { DataTable } from '../../ui/DataTable'
import { DateText } from '../../ui/DateText'
import { EmptyState } from '../../ui/EmptyState'
import { IdText } from '../../ui/IdText'
import { PageHeader } from '../../ui/PageHeader'
import { PropertyList } from '../../ui/PropertyList'
import { PageRefresh } from '../shared/PageRefresh'
import { QueryFailures } from '../shared/QueryFailures'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useCadence } from '../shared/useCadence'
import { useLeaveWhenGone } from '../shared/useLeaveWhenGone'
import { memberColumns } from './columns'
import { deleteGroup, removeFromGroup } from './commands'
import { groupAt, kinds, policies, type GroupAt } from './kinds'
import { useGroup, useMembers } from './queries'
import { LearnAbout } from '../help/LearnAbout'

const AddInstanceDialog = lazy(async () => ({
  default: (await import('./AddInstanceDialog')).AddInstanceDialog,
}))

/** One group: what it promises, and who is in it. */
export function GroupPage() {
  const at = groupAt(useParams())
  const { project, kind } = at
  const query = useGroup(at)
  const { data: group } = query
  const commandItems = useCommandItems()
  useLeaveWhenGone(query, paths.affinity({ project }))
  if (!group) return null
  const { label, promise, edit } = kinds[kind]
  return (
    <>
      <PageHeader
        title={group.name}
        context={group.description}
        actions={
          <>
            <LearnAbout topic="affinity" />
            <PageRefresh refresh={async () => await query.refetch()} updatedAt={query.fulfilledTimeStamp} />
            <ActionMenu
              label={`${label} group actions`}
              items={[
                copyId(group.id),
                {
                  key: 'edit',
                  label: 'Edit',
                  link: <Link to={edit({ project, group: group.name })} preventScrollReset />,
                },
                ...commandItems([deleteGroup[kind]], group),
              ]}
            />
          </>
        }
      />
      <PropertyList
        items={[
          { label: 'Type', value: <Badge>{label}</Badge> },
          { label: 'Policy', value: <Badge>{policies[group.policy].label}</Badge> },
          { label: 'Failure domain', value: group.failureDomain },
          { label: 'Created', value: <DateText iso={group.timeCreated} /> },
          { label: 'ID', value: <IdText value={group.id} /> },
        ]}
      />
      <p>
        {promise} {policies[group.policy].meaning}
      </p>
      <Members at={at} group={group} />
      <Outlet />
    </>
  )
}

/** Why nothing can be added, or undefined. @param others the instances that are not in the group */
function whyFull(members: number | undefined, instances: number | undefined): string | undefined {
  if (members === undefined || instances === undefined) return undefined
  if (members >= MAX_GROUP_MEMBERS) return `A group has at most ${MAX_GROUP_MEMBERS} instances`
  if (instances === 0) return 'The project has no instances'
  return instances === members ? 'All instances of the project are in this group' : undefined
}

function Members({ at, group }: { at: GroupAt; group: AffinityGroup }) {
  const { kind, project } = at
  const [intervalMs, setIntervalMs] = useState(SLOW_MS)
  const query = useMembers(at, intervalMs)
  const members = query.data?.items
  useCadence(
    instanceLifecycle,
    useMemo(() => members?.map(({ value }) => ({ id: value.id, state: value.runState })), [members]),
    setIntervalMs,
  )
  const { data: instances } = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT })
  const [adding, setAdding] = useState(false)
  const columns = useMemo(() => memberColumns(project), [project])
  const commandItems = useCommandItems()
  const menu = useCallback(
    ({ value }: AffinityGroupMember) => [
      copyId(value.id),
      ...commandItems([removeFromGroup[kind]], { group, instance: value }),
    ],
    [commandItems, group, kind],
  )
  const reason = whyFull(members?.length, instances?.items.length)
  const add = (
    <Button tone="primary" {...(reason ? { disabledReason: reason } : {})} onClick={() => setAdding(true)}>
      Add instance
    </Button>
  )
  return (
    <Card title={members ? `Members (${members.length})` : 'Members'} actions={add}>
      <QueryFailures of={[query]} what="members" />
      {!members && query.error ? null : members?.length === 0 ? (
        <EmptyState title="No members" body="Add a stopped instance; the rule holds from its next start." />
      ) : (
        <DataTable
          label="Members"
          columns={columns}
          rows={members}
          rowKey={({ value }) => value.id}
          glowKey={({ value }) => value.runState}
          menu={menu}
        />
      )}
      {adding && (
        <Suspense>
          <AddInstanceDialog
            project={project}
            kind={kind}
            group={group}
            memberIds={(members ?? []).map(({ value }) => value.id)}
            onDismiss={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
