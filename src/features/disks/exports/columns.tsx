import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { paths } from '#src/paths'
import type { Disk } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { snapshotsApi } from '#store/api/resources/snapshots'
import type { Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { Link } from '#features/routing/Link'
import { InstanceLink } from '#features/shared/InstanceLink'
import { PlanInRow } from '#features/shared/plan/PlanProgress'
import { QueryCell } from '#features/shared/QueryCell'
import { StateButton } from '#features/shared/law/StateButton'
import { instanceOf } from '../instanceOf'
import { diskLaw } from '../law'
import { createdColumn, nameColumn } from '#features/shared/list/columns'

/** The badge of a disk's state. */
export const DiskStateBadge = ({ disk, project }: { disk: Disk; project: string }) => (
  <StateButton law={diskLaw} row={{ disk, project }} />
)

/** The instance named by a disk's state. */
export const AttachedTo = ({ disk, project }: { disk: Disk; project: string }) => (
  <InstanceLink id={instanceOf(disk)} project={project} />
)

/** The source of a disk. It may be deleted; then only its kind is known. */
export function DiskSource({ disk, project }: { disk: Disk; project: string }) {
  const { imageId, snapshotId, state } = disk
  if (imageId) return <SourceImage id={imageId} project={project} />
  if (snapshotId) return <SourceSnapshot id={snapshotId} project={project} />
  return diskLifecycle.has(state.state, 'importing') ? 'Import' : 'Blank'
}

function SourceImage({ id, project }: { id: string; project: string }) {
  const query = imagesApi.endpoints.imageView.useQuery({ image: id })
  return (
    <QueryCell query={query} width="10ch" missing="Image that has been deleted">
      {({ name, projectId }) => (
        <>
          Image{' '}
          <Link to={projectId ? paths.image({ project, image: name }) : paths.siloImage(name)}>{name}</Link>
        </>
      )}
    </QueryCell>
  )
}

function SourceSnapshot({ id, project }: { id: string; project: string }) {
  const query = snapshotsApi.endpoints.snapshotView.useQuery({ snapshot: id })
  return (
    <QueryCell query={query} width="10ch" missing="Snapshot that has been deleted">
      {({ name }) => (
        <>
          Snapshot <Link to={paths.snapshot({ project, snapshot: name })}>{name}</Link>
        </>
      )}
    </QueryCell>
  )
}

/** The name links to the details panel. */
const nameIn = (project: string) =>
  nameColumn<Disk>(({ name }) => paths.disk({ project, disk: name }), 'panel')

const sizeAndState = (project: string): readonly Column<Disk>[] => [
  {
    id: 'size',
    header: 'Size',
    isPlain: true,
    align: 'end',
    cell: (disk) => <SizeText bytes={disk.size} />,
    sortValue: (disk) => disk.size,
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: (disk) => (
      <>
        <DiskStateBadge disk={disk} project={project} /> <PlanInRow id={disk.id} />
      </>
    ),
    sortValue: (disk) => disk.state.state,
  },
]

const sourceIn = (project: string): Column<Disk> => ({
  id: 'source',
  header: 'Source',
  width: '14rem',
  tip: 'What the disk was made from. After an import it reads Blank: the API names images and snapshots only.',
  cell: (disk) => <DiskSource disk={disk} project={project} />,
})

/** Columns of the project's disk list. */
export const diskColumns = (project: string): readonly Column<Disk>[] => [
  nameIn(project),
  {
    id: 'attachedTo',
    header: 'Attached to',
    width: '12rem',
    cell: (disk) => <AttachedTo disk={disk} project={project} />,
  },
  { ...sourceIn(project), hideBelow: 'narrow' },
  ...sizeAndState(project),
  { ...createdColumn, hideBelow: 'narrow' },
]

/** Columns of an instance's own disks. */
export const instanceDiskColumns = (project: string): readonly Column<Disk>[] => [
  { ...nameIn(project), header: 'Disk' },
  sourceIn(project),
  ...sizeAndState(project),
  createdColumn,
]
