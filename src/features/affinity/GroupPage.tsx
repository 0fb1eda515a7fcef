import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link, Outlet, useParams } from 'react-router'
import { paths } from '../../paths'
import type { AffinityGroup, AffinityGroupMember } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT, MAX_GROUP_MEMBERS } from '../../store/model/limits'
import { dateOf } from '../../store/model/dates'
import { ActionMenu } from '../../ui/ActionMenu'
import { Badge } from '../../ui/Badge'
import { DateText } from '../../ui/DateText'
import { IdText } from '../../ui/IdText'
import { PageHeader } from '../../ui/PageHeader'
import { PropertyList } from '../../ui/PropertyList'
import { ListCard } from '../shared/list/ListPage'
import { useWholeList } from '../shared/list/useWholeList'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useShown } from '../shared/useShown'
import { memberColumns } from './columns'
import { deleteGroup, removeFromGroup } from './commands'
import { memberKind } from './facets'
import { groupAt, kinds, policies, type GroupAt } from './kinds'
import { useGroup, usePolledMembers } from './queries'
import { LearnAbout } from '../help/LearnAbout'

const AddInstanceDialog = lazy(async () => ({
  default: (await import('./AddInstanceDialog')).AddInstanceDialog,
}))

/** One group: what it promises, and who is in it. */
export function GroupPage() {
  const at = groupAt(useParams())
  const { project, kind } = at
  const query = useGroup(at)
  const group = useShown(query, paths.affinity({ project }))
  const commandItems = useCommandItems()
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
          { label: 'Created', value: <DateText at={dateOf(group, 'timeCreated')} /> },
          { label: 'ID', value: <IdText value={group.id} /> },
        ]}
      />
      <p>
        {promise} {policies[group.policy].meaning}
      </p>
      <Members at={at} group={group} groupQuery={query} />
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

interface MembersProps {
  at: GroupAt
  group: AffinityGroup
  /** The call the group itself came by; a refresh asks for both. */
  groupQuery: ReturnType<typeof useGroup>
}

function Members({ at, group, groupQuery }: MembersProps) {
  const { kind, project } = at
  const query = usePolledMembers(at)
  const members = query.data?.items
  const list = useWholeList({
    ...memberKind,
    nouns: ['member', 'members'],
    rows: members,
    queries: [query, groupQuery],
    columns: useMemo(() => memberColumns(project), [project]),
  })
  const { data: instances } = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT })
  const [adding, setAdding] = useState(false)
  const commandItems = useCommandItems()
  const menu = useCallback(
    ({ value }: AffinityGroupMember) => [
      copyId(value.id),
      ...commandItems([removeFromGroup[kind]], { group, instance: value }),
    ],
    [commandItems, group, kind],
  )
  return (
    <ListCard
      title="Members"
      heading={members ? `Members (${members.length})` : 'Members'}
      list={list}
      menu={menu}
      create={{
        label: 'Add instance',
        run: () => setAdding(true),
        disabledReason: whyFull(members?.length, instances?.items.length),
      }}
      goTo={{
        group: 'Go to instance',
        to: ({ value }) => paths.instanceSettings({ project, instance: value.name }),
      }}
      empty={{ title: 'No members', body: 'Add a stopped instance; the rule holds from its next start.' }}
    >
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
    </ListCard>
  )
}
