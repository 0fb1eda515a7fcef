import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import { affinityApi } from '#store/api/resources/affinity'
import { ALL_LIMIT } from '#store/model/paging'
import { Link } from '#features/routing/Link'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { projectCollaborator } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
import { projectGroupColumns } from './columns'
import { deleteGroup } from './commands'
import { groupKind } from './facets'
import { kinds, mergeGroups, type KindedGroup } from './exports/groups'

/** The project's groups of both kinds; the create panel opens over it. */
export function AffinityPage() {
  const { project } = useParam('project')
  const all = { project, limit: ALL_LIMIT }
  const antiAffinity = affinityApi.endpoints.antiAffinityGroupList.useQuery(all)
  const affinity = affinityApi.endpoints.affinityGroupList.useQuery(all)
  const list = useWholeList({
    ...groupKind,
    nouns: ['affinity group', 'affinity groups'],
    rows: useMemo(() => mergeGroups(antiAffinity.data, affinity.data), [antiAffinity.data, affinity.data]),
    queries: [antiAffinity, affinity],
    columns: useMemo(() => projectGroupColumns(project), [project]),
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    ({ kind, group }: KindedGroup) => [
      copyId(group.id),
      allowed({
        key: 'edit',
        label: 'Edit',
        link: <Link to={kinds[kind].edit({ project, group: group.name })} preventScrollReset />,
      }),
      ...commandItems([deleteGroup[kind]], group),
    ],
    [commandItems, allowed, project],
  )
  return (
    <List
      frame="page"
      title="Affinity groups"
      context="Which instances share a sled, and which never do."
      list={list}
      menu={menu}
      create={{
        label: 'Create affinity group',
        to: paths.affinityNew({ project }),
        needs: projectCollaborator,
      }}
      goTo={{
        group: ({ kind }) => `Go to ${kinds[kind].noun}`,
        to: ({ kind, group }) => kinds[kind].page({ project, group: group.name }),
      }}
      empty={{
        title: 'No affinity groups',
        body: 'A group keeps its instances on one sled, or on different ones.',
      }}
    />
  )
}
