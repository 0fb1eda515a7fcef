import { useCallback, useMemo } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../paths'
import { affinityApi } from '../../store/api/affinity'
import { ALL_LIMIT } from '../../store/model/limits'
import { DataTable } from '../../ui/DataTable'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { QueryFailures } from '../shared/QueryFailures'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useParam } from '../shared/useParam'
import { projectGroupColumns } from './columns'
import { deleteGroup } from './commands'
import { bothKinds, kinds, type KindedGroup } from './kinds'

const rowKey = ({ group }: KindedGroup) => group.id

/** The project's groups of both kinds; the create panel opens over it. */
export function AffinityPage() {
  const { project } = useParam('project')
  const all = { project, limit: ALL_LIMIT }
  const apart = affinityApi.endpoints.antiAffinityGroupList.useQuery(all)
  const together = affinityApi.endpoints.affinityGroupList.useQuery(all)
  const groups = useMemo(() => bothKinds(apart.data, together.data), [apart.data, together.data])
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New affinity group', group: 'Actions', to: paths.affinityNew({ project }) },
        ...(groups ?? []).map(({ kind, group }) => ({
          label: group.name,
          group: `Go to ${kinds[kind].noun}`,
          to: kinds[kind].page({ project, group: group.name }),
        })),
      ],
      [groups, project],
    ),
  )
  const columns = useMemo(() => projectGroupColumns(project), [project])
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
  const newGroup = (
    <LinkButton tone="primary" to={paths.affinityNew({ project })} preventScrollReset>
      New group
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Affinity groups"
        context="Which instances share a sled, and which never do."
        actions={newGroup}
      />
      <QueryFailures of={[apart, together]} what="affinity groups" />
      {groups?.length === 0 ? (
        <EmptyState
          title="No affinity groups"
          body="A group keeps its instances on one sled, or on different ones."
          action={newGroup}
        />
      ) : (
        <DataTable label="Affinity groups" columns={columns} rows={groups} rowKey={rowKey} menu={menu} />
      )}
      <Outlet />
    </>
  )
}
