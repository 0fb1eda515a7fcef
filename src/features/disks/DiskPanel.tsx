import { paths } from '../../paths'
import { disksApi } from '../../store/api/disks'
import { dateOf } from '../../store/model/dates'
import { DateText } from '../../ui/DateText'
import { EmptyCell } from '../../ui/EmptyCell'
import { IdText } from '../../ui/IdText'
import { SizeText } from '../../ui/SizeText'
import { DetailsPanel } from '../shared/DetailsPanel'
import { useParam } from '../shared/useParam'
import { useShown } from '../shared/useShown'
import { AttachedTo, DiskSource, DiskStateBadge } from './columns'

/** Everything about a disk, over the disk list. */
export function DiskPanel() {
  const { project, disk: name } = useParam('project', 'disk')
  const list = paths.disks({ project })
  const query = disksApi.endpoints.diskView.useQuery({ project, disk: name })
  const disk = useShown(query, list)
  if (!disk) return null
  return (
    <DetailsPanel
      title="Disk details"
      name={disk.name}
      back={list}
      items={[
        { label: 'ID', value: <IdText value={disk.id} /> },
        { label: 'Description', value: disk.description || <EmptyCell /> },
        { label: 'Size', value: <SizeText bytes={disk.size} /> },
        { label: 'State', value: <DiskStateBadge disk={disk} /> },
        { label: 'Attached to', value: <AttachedTo disk={disk} project={project} /> },
        { label: 'Source', value: <DiskSource disk={disk} project={project} /> },
        { label: 'Block size', value: `${disk.blockSize.toLocaleString()} bytes` },
        { label: 'Created', value: <DateText at={dateOf(disk, 'timeCreated')} /> },
        { label: 'Last modified', value: <DateText at={dateOf(disk, 'timeModified')} /> },
      ]}
    />
  )
}
