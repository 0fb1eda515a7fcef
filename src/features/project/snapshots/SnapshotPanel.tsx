import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SizeText } from '#ui/text/SizeText'
import { DetailsPanel, PanelMark } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { loadListed, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { recordPolling } from '#features/kit/queries/polling'
import { useShown } from '#features/kit/queries/gone'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { SourceDisk } from './cells'
import { snapshotResource } from './lifecycle'
import { snapshots } from './noun'

const { snapshotList, snapshotView } = snapshotsApi.endpoints

export const loader = loadListed(
  snapshotView,
  snapshotList,
  'snapshot',
  ({ project, snapshot }: At<'project' | 'snapshot'>) => ({ project, snapshot }),
)

/** The details panel of a snapshot, over the list. A snapshot in creation is polled until it is ready. */
export function SnapshotPanel() {
  const at = useParam('project', 'snapshot')
  const { project } = at
  const known = snapshotView.useQueryState(at)
  const list = snapshots.to.list({ project })
  const query = snapshotView.useQuery(at, recordPolling(snapshotLifecycle, known.data?.state))
  const snapshot = useShown(query, list)
  if (!snapshot) return null
  return (
    <DetailsPanel
      title={snapshots.panels.page}
      name={snapshot.name}
      mark={<PanelMark resource={snapshotResource} row={snapshot} />}
      query={query}
      back={list}
      course={<LifecycleCourse resource={snapshotResource} row={snapshot} />}
      items={[
        { label: 'Description', value: snapshot.description || <EmptyCell /> },
        { label: 'Disk', value: <SourceDisk id={snapshot.diskId} project={project} /> },
        { label: 'Size', value: <SizeText bytes={snapshot.size} /> },
        createdFact(snapshot),
        updatedFact(snapshot),
        idFact(snapshot.id),
      ]}
    />
  )
}
