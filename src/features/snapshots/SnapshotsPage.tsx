import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { snapshotLifecycle } from '../../machines/lifecycle/snapshotLifecycle'
import { paths } from '../../paths'
import type { Snapshot, SnapshotState } from '../../store/api/generated/types'
import { snapshotsApi } from '../../store/api/snapshots'
import type { MenuItem } from '../../ui/ActionMenu'
import { described } from '../shared/list/described'
import { sizeFacet, stateFacet } from '../shared/list/facets'
import type { Facet } from '../shared/list/filter'
import { ListPage } from '../shared/list/ListPage'
import { useResourceList } from '../shared/list/useResourceList'
import { snapshotTone } from '../shared/stateTones'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useParam } from '../shared/useParam'
import { snapshotColumns } from './columns'
import { deleteSnapshot } from './commands'

/** The menu entries that lead to the forms of what can be made of a snapshot now. */
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

/** The project's snapshots; the panels that make a snapshot, or an image of one, open over it. */
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
  const menu = useCallback(
    (snapshot: Snapshot) => [
      copyId(snapshot.id),
      {
        key: 'details',
        label: 'Details',
        link: <Link to={paths.snapshot({ project, snapshot: snapshot.name })} preventScrollReset />,
      },
      ...createItems({ project, snapshot: snapshot.name }, snapshot.state),
      ...commandItems([deleteSnapshot], snapshot),
    ],
    [commandItems, project],
  )
  return (
    <ListPage
      title="Snapshots"
      list={list}
      menu={menu}
      create={{ label: 'Create snapshot', to: paths.snapshotsNew({ project }) }}
      goTo={{ group: 'Go to snapshot', to: ({ name }) => paths.snapshot({ project, snapshot: name }) }}
      empty={{
        title: 'No snapshots',
        body: 'A snapshot is a disk as it was at one moment. Disks and images are made from it.',
      }}
    />
  )
}
