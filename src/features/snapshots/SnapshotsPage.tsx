import { useCallback, useMemo } from 'react'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { paths } from '#src/paths'
import type { Snapshot, SnapshotState } from '#store/api/generated/types'
import { snapshotsApi } from '#store/api/resources/snapshots'
import type { MenuItem } from '#ui/actions/menuItem'
import { Link } from '#features/routing/Link'
import { described } from '#features/shared/list/described'
import { sizeFacet, stateFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { lawful } from '#features/shared/law/law'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { projectCollaborator } from '#store/model/needs'
import { useAllowed } from '#features/shared/useRoleReason'
import { snapshotTone } from '#features/shared/stateTones'
import { useParam } from '#features/routing/useParam'
import { snapshotColumns } from './columns'
import { deleteSnapshot } from './commands'
import { snapshotLaw } from './law'

/** The menu entries that open the forms to create a disk or an image from a snapshot. */
const createItems = (at: { project: string; snapshot: string }, state: SnapshotState): MenuItem[] =>
  [
    { label: 'Create disk', command: 'command.createDisk', to: paths.disksNewFrom(at) } as const,
    { label: 'Create image', command: 'command.createImage', to: paths.snapshotImagesNew(at) } as const,
  ].map(({ label, command, to }) => {
    const reason = snapshotLifecycle.why(state, command)
    const item = { key: command, label }
    return reason
      ? { ...item, disabledReason: reason }
      : { ...item, link: <Link to={to} preventScrollReset /> }
  })

const stateOf = (snapshot: Snapshot) => snapshot.state
const facets: readonly Facet<Snapshot>[] = [
  stateFacet(snapshotLifecycle, stateOf, snapshotTone),
  sizeFacet((snapshot) => snapshot.size),
]

/** The project's snapshots; the panels to create a snapshot or an image open over it. */
export function SnapshotsPage() {
  const { project } = useParam('project')
  const list = useResourceList({
    ...described,
    nouns: ['snapshot', 'snapshots'],
    endpoint: snapshotsApi.endpoints.snapshotList,
    args: { project },
    columns: useMemo(() => snapshotColumns(project), [project]),
    facets,
    lifecycle: snapshotLifecycle,
    stateOf,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (snapshot: Snapshot) => [
      copyId(snapshot.id),
      {
        key: 'details',
        label: 'Details',
        link: <Link to={paths.snapshot({ project, snapshot: snapshot.name })} preventScrollReset />,
      },
      ...createItems({ project, snapshot: snapshot.name }, snapshot.state).map((item) => allowed(item)),
      ...commandItems([deleteSnapshot], snapshot),
    ],
    [commandItems, allowed, project],
  )
  return (
    <List
      frame="page"
      title="Snapshots"
      list={list}
      menu={menu}
      create={{ label: 'Create snapshot', to: paths.snapshotsNew({ project }), needs: projectCollaborator }}
      goTo={{
        group: 'Go to snapshot',
        to: ({ name }) => paths.snapshot({ project, snapshot: name }),
        law: (snapshot) => lawful(snapshotLaw, snapshot),
      }}
      empty={{
        title: 'No snapshots',
        body: 'A snapshot is a disk as it was at one moment. Disks and images are made from it.',
      }}
    />
  )
}
