import { disksApi } from '#store/api/resources/disks'
import { dateOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { SizeText } from '#ui/text/SizeText'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { loadListed, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { useShown } from '#features/kit/queries/gone'
import { LawCourse } from '#features/kit/lifecycle/LawCourse'
import { AttachedTo, DiskSource, DiskStateBadge } from './exports/columns'
import { diskLaw } from './law'
import { disks } from './noun'

export const loader = loadListed(
  disksApi.endpoints.diskView,
  disksApi.endpoints.diskList,
  'disk',
  ({ project, disk }: At<'project' | 'disk'>) => ({ project, disk }),
)

/** The details panel of a disk, over the disk list. */
export function DiskPanel() {
  const { project, disk: name } = useParam('project', 'disk')
  const list = disks.to.list({ project })
  const query = disksApi.endpoints.diskView.useQuery({ project, disk: name })
  const disk = useShown(query, list)
  if (!disk) return null
  return (
    <DetailsPanel
      title="Disk details"
      name={disk.name}
      query={query}
      back={list}
      course={<LawCourse law={diskLaw} row={{ disk, project }} />}
      items={[
        { label: 'ID', value: <IdText value={disk.id} /> },
        { label: 'Description', value: disk.description || <EmptyCell /> },
        { label: 'Size', value: <SizeText bytes={disk.size} /> },
        { label: 'State', value: <DiskStateBadge disk={disk} project={project} /> },
        { label: 'Attached to', value: <AttachedTo disk={disk} project={project} /> },
        { label: 'Source', value: <DiskSource disk={disk} project={project} /> },
        { label: 'Block size', value: `${disk.blockSize.toLocaleString()} bytes` },
        { label: 'Created', value: <DateText at={dateOf(disk, 'timeCreated')} /> },
        { label: 'Last modified', value: <DateText at={dateOf(disk, 'timeModified')} /> },
      ]}
    />
  )
}
