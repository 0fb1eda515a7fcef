import { Link } from 'react-router'
import { diskLifecycle } from '../../machines/lifecycle/diskLifecycle'
import { paths } from '../../paths'
import type { Disk } from '../../store/api/generated/types'
import { DateText } from '../../ui/DateText'
import type { Column } from '../../ui/DataTable'
import { SizeText } from '../../ui/SizeText'
import { StateBadge } from '../../ui/StateBadge'
import { InstanceLink } from '../shared/InstanceLink'
import { diskTone } from '../shared/stateTones'

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
  <InstanceLink id={'instance' in disk.state ? disk.state.instance : undefined} project={project} />
)

const name: Column<Disk> = {
  id: 'name',
  header: 'Name',
  cell: (disk) => disk.name,
  sortValue: (disk) => disk.name,
}

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
  cell: (disk) => <DateText iso={disk.timeCreated} />,
  sortValue: (disk) => disk.timeCreated,
}

/** Columns of the project's disk list. */
export const diskColumns = (project: string): readonly Column<Disk>[] => [
  {
    ...name,
    cell: (disk) => (
      <Link to={paths.disk({ project, disk: disk.name })} preventScrollReset>
        {disk.name}
      </Link>
    ),
  },
  { id: 'attachedTo', header: 'Attached to', cell: (disk) => <AttachedTo disk={disk} project={project} /> },
  ...sizeAndState,
  { ...created, spare: 'late' },
]

/** Columns of an instance's own disks. */
export const instanceDiskColumns: readonly Column<Disk>[] = [
  { ...name, header: 'Disk' },
  ...sizeAndState,
  created,
]
