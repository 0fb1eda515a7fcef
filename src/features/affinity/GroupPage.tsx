import { Suspense, useCallback, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { instances } from '#features/instances/noun'
import { paths } from '#src/paths'
import type { AffinityGroup, AffinityGroupMember } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#store/model/paging'
import { MAX_GROUP_MEMBERS } from '#store/model/limits'
import { projectCollaborator } from '#store/model/needs'
import { dateOf } from '#store/model/dates'
import { lazyPart } from '#ui/lazyPart'
import { Badge } from '#ui/feedback/Badge'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { List } from '#features/shared/list/List'
import { lawful } from '#features/shared/law/law'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { useShown } from '#features/shared/gone'
import { memberColumns } from './columns'
import { deleteGroup, removeFromGroup } from './commands'
import { memberKind } from './facets'
import { groupAt, type GroupAt } from './groupAt'
import { groupPolicies, kinds } from './exports/groups'
import { useGroup, usePolledMembers } from './queries'
import { namedInstanceLaw } from '#features/instances/law'

const AddInstanceDialog = lazyPart(async () => (await import('./AddInstanceDialog')).AddInstanceDialog)

/** The page of one group: its properties and its members. */
export function GroupPage() {
  const at = groupAt(useParams())
  const { project, kind } = at
  const query = useGroup(at)
  const group = useShown(query, paths.affinity({ project }))
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  if (!group) return null
  const { label, description, edit } = kinds[kind]
  return (
    <DetailPage
      noun={`${label} group`}
      title={group.name}
      context={group.description}
      topic="affinity"
      query={query}
      failures={[]}
      menu={[
        copyId(group.id),
        allowed({
          key: 'edit',
          label: 'Edit',
          link: <Link to={edit({ project, group: group.name })} preventScrollReset />,
        }),
        ...commandItems([deleteGroup[kind]], group),
      ]}
      facts={[
        { isPlain: true, label: 'Type', value: <Badge>{label}</Badge> },
        { isPlain: true, label: 'Policy', value: <Badge>{groupPolicies[group.policy].label}</Badge> },
        { label: 'Failure domain', value: group.failureDomain },
        { label: 'Created', value: <DateText at={dateOf(group, 'timeCreated')} /> },
        { label: 'ID', value: <IdText value={group.id} /> },
      ]}
    >
      <p>
        {description} {groupPolicies[group.policy].meaning}
      </p>
      <Members at={at} group={group} groupQuery={query} />
    </DetailPage>
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
  /** The query of the group itself; a refresh repeats it too. */
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
  const { data: inProject } = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT })
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
    <List
      frame="card"
      title="Members"
      heading={members ? `Members (${members.length})` : 'Members'}
      list={list}
      menu={menu}
      create={{
        label: 'Add instance',
        run: () => setAdding(true),
        needs: projectCollaborator,
        disabledReason: whyFull(members?.length, inProject?.items.length),
      }}
      goTo={{
        group: 'Go to instance',
        to: ({ value }) => instances.to.settings({ project, instance: value.name }),
        law: ({ value }) => lawful(namedInstanceLaw, value),
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
    </List>
  )
}
