import { Link } from 'react-router'
import { diskLifecycle } from '../../machines/lifecycle/diskLifecycle'
import { paths } from '../../paths'
import type { Disk } from '../../store/api/generated/types'
import { imagesApi } from '../../store/api/images'
import { snapshotsApi } from '../../store/api/snapshots'
import { dateOf, timeOf } from '../../store/model/dates'
import { DateText } from '../../ui/DateText'
import type { Column } from '../../ui/DataTable'
import { SizeText } from '../../ui/SizeText'
import { StateBadge } from '../../ui/StateBadge'
import { InstanceLink } from '../shared/InstanceLink'
import { QueryCell } from '../shared/QueryCell'
import { diskTone } from '../shared/stateTones'
import { instanceOf } from './instanceOf'

/** The badge of a disk's state. */
export const DiskStateBadge = ({ disk }: { disk: Disk }) => (
  <StateBadge
    tone={diskTone(disk.state.state)}
    label={disk.state.state}
    moving={diskLifecycle.isTransitional(disk.state.state)}
  />
)

/** The instance a disk's state speaks of. */
export const AttachedTo = ({ disk, project }: { disk: Disk; project: string }) => (
  <InstanceLink id={instanceOf(disk)} project={project} />
)

/** What a disk was made of. The source may be gone; then only its kind is still known. */
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

/** The name leads to everything about the disk. */
const nameIn = (project: string, header: string): Column<Disk> => ({
  id: 'name',
  header,
  cell: (disk) => (
    <Link to={paths.disk({ project, disk: disk.name })} preventScrollReset>
      {disk.name}
    </Link>
  ),
  sortValue: (disk) => disk.name,
})

const sizeAndState: readonly Column<Disk>[] = [
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    cell: (disk) => <SizeText bytes={disk.size} />,
    sortValue: (disk) => disk.size,
  },
  {
    id: 'state',
    header: 'State',
    cell: (disk) => <DiskStateBadge disk={disk} />,
    sortValue: (disk) => disk.state.state,
  },
]

const created: Column<Disk> = {
  id: 'timeCreated',
  header: 'Created',
  cell: (disk) => <DateText at={dateOf(disk, 'timeCreated')} />,
  sortValue: (disk) => timeOf(disk, 'timeCreated'),
}

const sourceIn = (project: string): Column<Disk> => ({
  id: 'source',
  header: 'Source',
  width: '14rem',
  tip: 'What the disk was made from. After an import it reads Blank: the API names images and snapshots only.',
  cell: (disk) => <DiskSource disk={disk} project={project} />,
})

/** Columns of the project's disk list. */
export const diskColumns = (project: string): readonly Column<Disk>[] => [
  nameIn(project, 'Name'),
  {
    id: 'attachedTo',
    header: 'Attached to',
    width: '12rem',
    cell: (disk) => <AttachedTo disk={disk} project={project} />,
  },
  { ...sourceIn(project), spare: 'late' },
  ...sizeAndState,
  { ...created, spare: 'late' },
]

/** Columns of an instance's own disks. */
export const instanceDiskColumns = (project: string): readonly Column<Disk>[] => [
  nameIn(project, 'Disk'),
  sourceIn(project),
  ...sizeAndState,
  created,
]
