import { useCallback, useMemo, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { SLOW_MS } from '../../machines/lifecycle/cadence'
import { snapshotLifecycle } from '../../machines/lifecycle/snapshotLifecycle'
import { paths } from '../../paths'
import type { Snapshot, SnapshotState } from '../../store/api/generated/types'
import { snapshotsApi } from '../../store/api/snapshots'
import type { MenuItem } from '../../ui/ActionMenu'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { ResourceTable } from '../shared/ResourceTable'
import { useCadence } from '../shared/useCadence'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { usePager } from '../shared/usePager'
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

/** The project's snapshots; the panels that make a snapshot, or an image of one, open over it. */
export function SnapshotsPage() {
  const { project } = useParam('project')
  const pager = usePager()
  const [intervalMs, setIntervalMs] = useState(SLOW_MS)
  const query = snapshotsApi.endpoints.snapshotList.useQuery(
    { project, ...pager.args },
    { pollingInterval: intervalMs, skipPollingIfUnfocused: true },
  )
  useCadence(snapshotLifecycle, query.data?.items, setIntervalMs)
  usePaletteEntries(
    useMemo(
      () => [{ label: 'New snapshot', group: 'Actions', to: paths.snapshotsNew({ project }) }],
      [project],
    ),
  )
  const columns = useMemo(() => snapshotColumns(project), [project])
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
  const newSnapshot = (
    <LinkButton tone="primary" to={paths.snapshotsNew({ project })} preventScrollReset>
      New snapshot
    </LinkButton>
  )
  return (
    <>
      <PageHeader title="Snapshots" actions={newSnapshot} />
      <ResourceTable
        label="Snapshots"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(snapshot) => snapshot.id}
        glowKey={(snapshot) => snapshot.state}
        menu={menu}
        empty={
          <EmptyState
            title="No snapshots"
            body="A snapshot is a disk as it was at one moment. Disks and images are made from it."
            action={newSnapshot}
          />
        }
      />
      <Outlet />
    </>
  )
}
