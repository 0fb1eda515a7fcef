import { useCallback, useMemo } from 'react'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { createFrom, disks } from '#features/project/disks/noun'
import type { Snapshot, SnapshotState } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { PAGE_LIMIT } from '#model/paging'
import { SizeText } from '#ui/text/SizeText'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, loadPage, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { sizeFacet, stateFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useResourceList } from '#features/kit/list/useResourceList'
import { snapshotTone } from '#features/kit/lifecycle/stateTones'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { SnapshotStateBadge, SourceDisk } from './cells'
import { deleteSnapshot } from './commands'
import { snapshotResource } from './lifecycle'
import { snapshots } from './noun'

const heads = headsOf(snapshots, {
  Name: 'other',
  Description: 'text',
  Disk: 'word',
  State: 'state',
  Size: 'figure',
  Created: 'date',
})

/** Columns of the project's snapshot list. */
export const snapshotColumns = (project: string) =>
  columnsOf<Snapshot>()(heads, {
    Name: nameColumn((snapshot) => snapshots.to.page({ project, snapshot: snapshot.name }), 'panel'),
    Description: { ...descriptionColumn, hideBelow: 'medium' },
    Disk: {
      id: 'disk',
      cell: (snapshot) => <SourceDisk id={snapshot.diskId} project={project} />,
    },
    State: {
      id: 'state',
      isPlain: true,
      cell: (snapshot) => <SnapshotStateBadge snapshot={snapshot} />,
      sortValue: byState(snapshotResource),
    },
    Size: {
      id: 'size',
      isPlain: true,
      align: 'end',
      cell: (snapshot) => <SizeText bytes={snapshot.size} />,
      sortValue: (snapshot) => snapshot.size,
    },
    Created: createdColumn,
  })

/** The menu entries that open the forms to create a disk or an image from a snapshot. */
const createItems = (at: { project: string; snapshot: string }, state: SnapshotState): RecordItem[] =>
  [
    { label: disks.panels.create, command: 'command.createDisk', to: createFrom(at) } as const,
    { label: 'Create image', command: 'command.createImage', to: snapshots.to.createImage(at) } as const,
  ].map(({ label, command, to }) => {
    const disabledReason = snapshotLifecycle.why(state, command)
    return { kind: 'link', key: command, label, disabledReason, link: <Link to={to} preventScrollReset /> }
  })

/** The first page, and the disks for its names. */
export const loader = loadAll(
  loadPage(snapshotsApi.endpoints.snapshotList, ({ project }: At<'project'>) => ({ project })),
  settled(
    load(disksApi.endpoints.diskList, ({ project }: At<'project'>) => ({ project, limit: PAGE_LIMIT })),
  ),
)

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
    nouns: wordsOf(snapshots),
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
        kind: 'link' as const,
        key: 'details',
        label: 'Details',
        link: <Link to={snapshots.to.page({ project, snapshot: snapshot.name })} preventScrollReset />,
      },
      ...createItems({ project, snapshot: snapshot.name }, snapshot.state).map((item) => allowed(item)),
      ...commandItems([deleteSnapshot], snapshot),
    ],
    [commandItems, allowed, project],
  )
  return (
    <List
      frame="page"
      title={snapshots.title}
      list={list}
      menu={menu}
      create={createOf(snapshots, 'create', { project })}
      goTo={{
        to: ({ name }) => snapshots.to.page({ project, snapshot: name }),
        stateful: (snapshot) => statefulRecord(snapshotResource, snapshot),
      }}
      empty={{
        body: 'A snapshot is a disk as it was at one moment. Disks and images are made from it.',
      }}
    />
  )
}
