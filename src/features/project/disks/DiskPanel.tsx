import { disksApi } from '#store/api/resources/disks'
import { useHasFeature } from '#store/useRegionVersion'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SizeText } from '#ui/text/SizeText'
import { formatExact } from '#ui/format/numbers'
import { DetailsPanel, PanelMark } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { loadListed, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { useShown } from '#features/kit/queries/gone'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { AttachedTo, diskTypeText, DiskSource } from './exports/diskColumns'
import { diskResource } from './lifecycle'
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
  const hasTypes = useHasFeature('localDisks')
  if (!disk) return null
  return (
    <DetailsPanel
      title={disks.panels.page}
      name={disk.name}
      mark={<PanelMark resource={diskResource} row={{ disk, project }} />}
      query={query}
      back={list}
      course={<LifecycleCourse resource={diskResource} row={{ disk, project }} />}
      items={[
        { label: 'Description', value: disk.description || <EmptyCell /> },
        { label: 'Size', value: <SizeText bytes={disk.size} /> },
        { label: 'Attached to', value: <AttachedTo disk={disk} project={project} /> },
        { label: 'Source', value: <DiskSource disk={disk} project={project} /> },
        ...(hasTypes
          ? [
              { label: 'Type', value: diskTypeText(disk.diskType) },
              { label: 'Access', value: disk.readOnly ? 'Read-only' : 'Read and write' },
            ]
          : []),
        { label: 'Block size', value: `${formatExact(disk.blockSize)} bytes` },
        createdFact(disk),
        updatedFact(disk),
        idFact(disk.id),
      ]}
    />
  )
}
