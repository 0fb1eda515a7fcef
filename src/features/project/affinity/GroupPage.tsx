import { entryOf } from '#model/entryOf'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { AffinityGroup, AffinityGroupMember } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { instancesApi } from '#store/api/resources/instances'
import { MAX_GROUP_MEMBERS } from '#model/limits'
import { projectCollaborator } from '#model/needs'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { Badge } from '#ui/feedback/Badge'
import { lazyPart } from '#ui/lazyPart'
import type { Column } from '#ui/tables/column'
import { ShortId } from '#features/kit/detail/ShortId'
import { cpuColumn } from '#features/project/instances/exports/cpuColumn'
import { namedInstanceResource } from '#features/project/instances/lifecycle'
import { instances } from '#features/project/instances/noun'
import { dayWidth } from '#features/shared/dayLines/dayColumn'
import { load, loadAll, loadListed, settled, type At } from '#features/kit/routing/load'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { columnOf, nameColumn } from '#features/kit/list/columns'
import { stateFacet } from '#features/kit/list/facets'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { usePolling } from '#features/kit/queries/polling'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteGroup, removeFromGroup } from '#features/shared/affinity/commands'
import { groupPolicies, groupPolicyLabel, groupKinds } from '#features/shared/affinity/groupKinds'
import { affinityGroups } from './noun'
import {
  antiAffinityGroupArgs,
  groupAt,
  affinityGroupArgs,
  useGroup,
  useMembers,
  type GroupAt,
} from './queries'

const AddInstanceDialog = lazyPart(async () => (await import('./forms')).AddInstanceDialog)

const {
  affinityGroupList,
  antiAffinityGroupList,
  affinityGroupView,
  antiAffinityGroupView,
  affinityGroupMemberList,
  antiAffinityGroupMemberList,
} = affinityApi.endpoints

const affinityArgs = ({ project, affinityGroup }: At<'project' | 'affinityGroup'>) =>
  affinityGroupArgs({ project, group: affinityGroup })

/** An affinity group and its members. */
export const affinityLoader = loadAll(
  loadListed(affinityGroupView, affinityGroupList, 'affinityGroup', affinityArgs),
  settled(
    load(affinityGroupMemberList, (at: At<'project' | 'affinityGroup'>) => ({
      ...affinityArgs(at),
      limit: ALL_LIMIT,
    })),
  ),
)

const antiAffinityArgs = ({ project, antiAffinityGroup }: At<'project' | 'antiAffinityGroup'>) =>
  antiAffinityGroupArgs({ project, group: antiAffinityGroup })

/** An anti-affinity group and its members. */
export const antiAffinityLoader = loadAll(
  loadListed(antiAffinityGroupView, antiAffinityGroupList, 'antiAffinityGroup', antiAffinityArgs),
  settled(
    load(antiAffinityGroupMemberList, (at: At<'project' | 'antiAffinityGroup'>) => ({
      ...antiAffinityArgs(at),
      limit: ALL_LIMIT,
    })),
  ),
)

/** The page of one group: its properties and its members. */
export function GroupPage() {
  const at = groupAt(useParams())
  const { project, kind } = at
  const query = useGroup(at)
  const group = useShown(query, affinityGroups.to.list({ project }))
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  if (!group) return null
  const { label, noun, description, edit } = groupKinds[kind]
  return (
    <DetailPage
      noun={noun}
      title={group.name}
      context={group.description}
      lead={`${description} ${entryOf(groupPolicies, group.policy)?.meaning ?? ''}`}
      query={query}
      failures={[]}
      menu={[
        copyId(group.id),
        allowed(editItem(edit({ project, group: group.name }))),
        ...commandItems([deleteGroup[kind]], group),
      ]}
      facts={[
        { isPlain: true, label: 'Type', value: <Badge>{label}</Badge> },
        { label: 'Policy', value: <Badge>{groupPolicyLabel(group.policy)}</Badge> },
        { label: 'Failure domain', value: group.failureDomain },
        createdFact(group),
        idFact(group.id),
      ]}
    >
      <Members at={at} group={group} groupQuery={query} />
    </DetailPage>
  )
}

/** Why no instance can be added, or undefined. @param all the number of instances in the project */
function whyFull(members: number | undefined, all: number | undefined): string | undefined {
  if (members === undefined || all === undefined) return undefined
  if (members >= MAX_GROUP_MEMBERS) return `A group has at most ${MAX_GROUP_MEMBERS} instances`
  if (all === 0) return 'The project has no instances'
  return all === members ? 'All instances of the project are in this group' : undefined
}

/** The members of a group, polled while one of them is in transition. */
function usePolledMembers(at: GroupAt) {
  const antiAffinity = antiAffinityGroupMemberList.useQueryState(
    { ...antiAffinityGroupArgs(at), limit: ALL_LIMIT },
    { skip: at.kind !== 'anti-affinity' },
  )
  const affinity = affinityGroupMemberList.useQueryState(
    { ...affinityGroupArgs(at), limit: ALL_LIMIT },
    { skip: at.kind !== 'affinity' },
  )
  const { data } = at.kind === 'affinity' ? affinity : antiAffinity
  const observed = useMemo(
    () => data?.items.map(({ value }) => ({ id: value.id, state: value.runState })),
    [data],
  )
  return useMembers(at, usePolling(instanceLifecycle, observed))
}

const rowKey = ({ value }: AffinityGroupMember) => value.id
const nameOf = ({ value }: AffinityGroupMember) => value.name
const textOf = ({ value }: AffinityGroupMember) => [value.name, { id: value.id }]
const stateOf = ({ value }: AffinityGroupMember) => value.runState
const facets = [stateFacet(instanceLifecycle, stateOf, instanceTone)]

const byRunState = byState(namedInstanceResource)

const memberColumns = (project: string): readonly Column<AffinityGroupMember>[] => [
  columnOf(
    ({ value }) => value,
    nameColumn(({ name }) => instances.to.settings({ project, instance: name })),
  ),
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: ({ value }) => <StateButton resource={namedInstanceResource} row={value} />,
    sortValue: ({ value }) => byRunState(value),
  },
  columnOf(({ value }) => value, { ...cpuColumn(project), header: 'CPU, last day', width: dayWidth }),
  { id: 'id', header: 'ID', cell: ({ value }) => <ShortId id={value.id} /> },
]

interface MembersProps {
  at: GroupAt
  group: AffinityGroup
  /** The query of the group itself, which a refresh also repeats. */
  groupQuery: ReturnType<typeof useGroup>
}

function Members({ at, group, groupQuery }: MembersProps) {
  const { kind, project } = at
  const query = usePolledMembers(at)
  const members = query.data?.items
  const list = useWholeList({
    nouns: ['member', 'members'],
    rows: members,
    queries: [query, groupQuery],
    columns: useMemo(() => memberColumns(project), [project]),
    facets,
    rowKey,
    nameOf,
    textOf,
    stateOf,
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
        disabledReason: whyFull(members?.length, isCut(inProject) ? Infinity : inProject?.items.length),
      }}
      goTo={{
        group: 'Go to instance',
        to: ({ value }) => instances.to.settings({ project, instance: value.name }),
        stateful: ({ value }) => statefulRecord(namedInstanceResource, value),
      }}
      empty={{ body: 'Add a stopped instance; the rule holds from its next start.' }}
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
