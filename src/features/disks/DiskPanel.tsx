import { useNavigate, useNavigationType } from 'react-router'
import { paths } from '../../paths'
import { disksApi } from '../../store/api/disks'
import type { Disk } from '../../store/api/generated/types'
import { imagesApi } from '../../store/api/images'
import { snapshotsApi } from '../../store/api/snapshots'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { EmptyCell } from '../../ui/EmptyCell'
import { IdText } from '../../ui/IdText'
import { PropertyList } from '../../ui/PropertyList'
import { SidePanel } from '../../ui/SidePanel'
import { SizeText } from '../../ui/SizeText'
import { Skeleton } from '../../ui/Skeleton'
import { useParam } from '../shared/useParam'
import { AttachedTo, DiskStateBadge } from './columns'

/** What a disk was made of. The source may be gone; then only its kind is still known. */
function Source({ disk: { imageId, snapshotId } }: { disk: Disk }) {
  const image = imagesApi.endpoints.imageView.useQuery({ image: imageId ?? '' }, { skip: !imageId })
  const snapshot = snapshotsApi.endpoints.snapshotView.useQuery(
    { snapshot: snapshotId ?? '' },
    { skip: !snapshotId },
  )
  if (!imageId && !snapshotId) return 'Blank'
  if (image.isLoading || snapshot.isLoading) return <Skeleton width="10ch" />
  const kind = imageId ? 'Image' : 'Snapshot'
  const name = image.data?.name ?? snapshot.data?.name
  return name ? `${kind} ${name}` : `${kind} that has been deleted`
}

/** Everything about a disk, over the disk list. */
export function DiskPanel() {
  const { project, disk: name } = useParam('project', 'disk')
  const go = useNavigate()
  const animate = useNavigationType() === 'PUSH'
  const { data: disk } = disksApi.endpoints.diskView.useQuery({ project, disk: name })
  if (!disk) return null
  const close = () => void go(paths.disks({ project }), { preventScrollReset: true })
  return (
    <SidePanel
      title="Disk details"
      subtitle={disk.name}
      onDismiss={close}
      animate={animate}
      readOnly
      footer={<Button onClick={close}>Close</Button>}
    >
      <PropertyList
        items={[
          { label: 'ID', value: <IdText value={disk.id} /> },
          { label: 'Description', value: disk.description || <EmptyCell /> },
          { label: 'Size', value: <SizeText bytes={disk.size} /> },
          { label: 'State', value: <DiskStateBadge disk={disk} /> },
          { label: 'Attached to', value: <AttachedTo disk={disk} project={project} /> },
          { label: 'Source', value: <Source disk={disk} /> },
          { label: 'Block size', value: `${disk.blockSize.toLocaleString()} bytes` },
          { label: 'Created', value: <DateText iso={disk.timeCreated} /> },
          { label: 'Last modified', value: <DateText iso={disk.timeModified} /> },
        ]}
      />
    </SidePanel>
  )
}
