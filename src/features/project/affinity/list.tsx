import { useCallback, useMemo } from 'react'
import { affinityApi } from '#store/api/resources/affinity'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { wordsOf } from '#features/kit/noun/noun'
import { load, loadAll, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { columnOf, columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteGroup } from '#features/shared/affinity/commands'
import { groupColumns } from '#features/shared/affinity/groupColumns'
import {
  groupPolicies,
  groupKinds,
  mergeGroups,
  type KindedGroup,
} from '#features/shared/affinity/groupKinds'
import { affinityGroups } from './noun'
import { useMembers } from './queries'

const { affinityGroupList, antiAffinityGroupList } = affinityApi.endpoints

const allOf = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })

/** The groups of both kinds. Each row loads its own member count; the page does not wait for it. */
export const loader = loadAll(load(antiAffinityGroupList, allOf), load(affinityGroupList, allOf))

/** The number of members of a group. Each row loads its own, so that the page does not wait. */
function MemberCount({ project, kind, group }: KindedGroup & { project: string }) {
  const query = useMembers({ project, kind, group: group.name })
  return (
    <QueryCell query={query} width="2ch" missing={<EmptyCell />}>
      {({ items }) => items.length || <EmptyCell />}
    </QueryCell>
  )
}

const heads = headsOf(affinityGroups, {
  Name: 'other',
  Type: 'word',
  Policy: 'word',
  Instances: 'figure',
  Created: 'date',
})

const projectGroupColumns = (project: string) =>
  columnsOf<KindedGroup>()(heads, {
    ...groupColumns(project),
    Instances: {
      id: 'instances',
      align: 'end',
      cell: (row) => <MemberCount project={project} {...row} />,
    },
    Created: columnOf(({ group }) => group, createdColumn),
  })

const facets: readonly Facet<KindedGroup>[] = [
  wordFacet(
    'type',
    'Type',
    ({ kind }) => kind,
    (kind) => groupKinds[kind as KindedGroup['kind']]?.label ?? kind,
  ),
  wordFacet(
    'policy',
    'Policy',
    ({ group }) => group.policy,
    (policy) => groupPolicies[policy as keyof typeof groupPolicies]?.label ?? policy,
  ),
]

const rowKey = ({ group }: KindedGroup) => group.id
const nameOf = ({ group }: KindedGroup) => group.name
const textOf = ({ group }: KindedGroup) => described.textOf(group)

/** The project's groups of both kinds; the create panel opens over it. */
export function AffinityPage() {
  const { project } = useParam('project')
  const all = allOf({ project })
  const antiAffinity = antiAffinityGroupList.useQuery(all)
  const affinity = affinityGroupList.useQuery(all)
  const list = useWholeList({
    nouns: wordsOf(affinityGroups),
    rows: useMemo(() => mergeGroups(antiAffinity.data, affinity.data), [antiAffinity.data, affinity.data]),
    queries: [antiAffinity, affinity],
    columns: useMemo(() => projectGroupColumns(project), [project]),
    facets,
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    ({ kind, group }: KindedGroup) => [
      copyId(group.id),
      allowed(editItem(groupKinds[kind].edit({ project, group: group.name }), { opens: 'page' })),
      ...commandItems([deleteGroup[kind]], group),
    ],
    [commandItems, allowed, project],
  )
  return (
    <List
      frame="page"
      title={affinityGroups.title}
      context="Which instances share a sled, and which never do."
      list={list}
      menu={menu}
      create={createOf(affinityGroups, 'create', { project })}
      goTo={{
        group: ({ kind }) => `Go to ${groupKinds[kind].noun.one}`,
        to: ({ kind, group }) => groupKinds[kind].page({ project, group: group.name }),
      }}
      empty={{
        body: 'A group keeps its instances on one sled, or on different ones.',
      }}
    />
  )
}
