import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { affinityApi } from '../../store/api/affinity'
import { ALL_LIMIT } from '../../store/model/limits'
import { ListPage } from '../shared/list/ListPage'
import { useWholeList } from '../shared/list/useWholeList'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useParam } from '../shared/useParam'
import { projectGroupColumns } from './columns'
import { deleteGroup } from './commands'
import { groupKind } from './facets'
import { bothKinds, kinds, type KindedGroup } from './kinds'

/** The project's groups of both kinds; the create panel opens over it. */
export function AffinityPage() {
  const { project } = useParam('project')
  const all = { project, limit: ALL_LIMIT }
  const apart = affinityApi.endpoints.antiAffinityGroupList.useQuery(all)
  const together = affinityApi.endpoints.affinityGroupList.useQuery(all)
  const list = useWholeList({
    ...groupKind,
    nouns: ['affinity group', 'affinity groups'],
    rows: useMemo(() => bothKinds(apart.data, together.data), [apart.data, together.data]),
    queries: [apart, together],
    columns: useMemo(() => projectGroupColumns(project), [project]),
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    ({ kind, group }: KindedGroup) => [
      copyId(group.id),
      {
        key: 'edit',
        label: 'Edit',
        link: <Link to={kinds[kind].edit({ project, group: group.name })} preventScrollReset />,
      },
      ...commandItems([deleteGroup[kind]], group),
    ],
    [commandItems, project],
  )
  return (
    <ListPage
      title="Affinity groups"
      context="Which instances share a sled, and which never do."
      list={list}
      menu={menu}
      create={{
        label: 'Create affinity group',
        to: paths.affinityNew({ project }),
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
