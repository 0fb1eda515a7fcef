import { Link } from 'react-router'
import { snapshotLifecycle } from '../../machines/lifecycle/snapshotLifecycle'
import { paths } from '../../paths'
import { disksApi } from '../../store/api/disks'
import type { Snapshot } from '../../store/api/generated/types'
import { ALL_LIMIT } from '../../store/model/limits'
import { dateOf, timeOf } from '../../store/model/dates'
import { Badge } from '../../ui/Badge'
import type { Column } from '../../ui/DataTable'
import { DateText } from '../../ui/DateText'
import { DescriptionText } from '../../ui/DescriptionText'
import { SizeText } from '../../ui/SizeText'
import { StateBadge } from '../../ui/StateBadge'
import { isBehindEnd, NameById, nameIn } from '../shared/NameById'
import { snapshotTone } from '../shared/stateTones'

/**
 * The disk a snapshot was taken of, by name; the snapshot knows only the id, and outlives its disk. One list names
 * them all. In a project with more disks than a list holds, those behind its end are asked for one by one.
 */
export function SourceDisk({ id, project }: { id: string; project: string }) {
  const { diskList, diskView } = disksApi.endpoints
  const listed = diskList.useQuery({ project, limit: ALL_LIMIT }, { selectFromResult: nameIn(id) })
  const single = diskView.useQuery({ disk: id }, { skip: !isBehindEnd(listed) })
  return (
    <NameById listed={listed} single={single} missing={<Badge>Deleted</Badge>}>
      {(name) => <Link to={paths.disk({ project, disk: name })}>{name}</Link>}
    </NameById>
  )
}

/** The badge of a snapshot's state. */
export const SnapshotStateBadge = ({ snapshot: { state } }: { snapshot: Snapshot }) => (
  <StateBadge tone={snapshotTone(state)} label={state} moving={snapshotLifecycle.isTransitional(state)} />
)

/** Columns of the project's snapshot list. */
export const snapshotColumns = (project: string): readonly Column<Snapshot>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (snapshot) => (
      <Link to={paths.snapshot({ project, snapshot: snapshot.name })} preventScrollReset>
        {snapshot.name}
      </Link>
    ),
    sortValue: (snapshot) => snapshot.name,
  },
  {
    id: 'description',
    header: 'Description',
    spare: 'late',
    cell: (snapshot) => <DescriptionText text={snapshot.description} />,
  },
  {
    id: 'disk',
    width: '12rem',
    header: 'Disk',
    cell: (snapshot) => <SourceDisk id={snapshot.diskId} project={project} />,
  },
  {
    id: 'state',
    header: 'State',
    cell: (snapshot) => <SnapshotStateBadge snapshot={snapshot} />,
    sortValue: (snapshot) => snapshot.state,
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    cell: (snapshot) => <SizeText bytes={snapshot.size} />,
    sortValue: (snapshot) => snapshot.size,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    cell: (snapshot) => <DateText at={dateOf(snapshot, 'timeCreated')} />,
    sortValue: (snapshot) => timeOf(snapshot, 'timeCreated'),
  },
]
