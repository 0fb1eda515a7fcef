import { itemCadence } from '../../machines/lifecycle/cadence'
import { snapshotLifecycle } from '../../machines/lifecycle/snapshotLifecycle'
import { paths } from '../../paths'
import { snapshotsApi } from '../../store/api/snapshots'
import { dateOf } from '../../store/model/dates'
import { DateText } from '../../ui/DateText'
import { EmptyCell } from '../../ui/EmptyCell'
import { IdText } from '../../ui/IdText'
import { SizeText } from '../../ui/SizeText'
import { DetailsPanel } from '../shared/DetailsPanel'
import { useParam } from '../shared/useParam'
import { useShown } from '../shared/useShown'
import { SnapshotStateBadge, SourceDisk } from './columns'

const { snapshotView } = snapshotsApi.endpoints

/** Everything about a snapshot, over the list of snapshots. One that is being taken is watched until it is ready. */
export function SnapshotPanel() {
  const at = useParam('project', 'snapshot')
  const { project } = at
  const { isMoving } = snapshotView.useQueryState(at, {
    selectFromResult: ({ data }) => ({
      isMoving: data !== undefined && snapshotLifecycle.isTransitional(data.state),
    }),
  })
  const list = paths.snapshots({ project })
  const query = snapshotView.useQuery(at, { pollingInterval: itemCadence(isMoving, 'none') })
  const snapshot = useShown(query, list)
  if (!snapshot) return null
  return (
    <DetailsPanel
      title="Snapshot details"
      name={snapshot.name}
      back={list}
      items={[
        { label: 'ID', value: <IdText value={snapshot.id} /> },
        { label: 'Description', value: snapshot.description || <EmptyCell /> },
        { label: 'Disk', value: <SourceDisk id={snapshot.diskId} project={project} /> },
        { label: 'State', value: <SnapshotStateBadge snapshot={snapshot} /> },
        { label: 'Size', value: <SizeText bytes={snapshot.size} /> },
        { label: 'Created', value: <DateText at={dateOf(snapshot, 'timeCreated')} /> },
        { label: 'Last modified', value: <DateText at={dateOf(snapshot, 'timeModified')} /> },
      ]}
    />
  )
}
