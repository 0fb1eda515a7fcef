import { paths } from '#src/paths'
import { disksApi } from '#store/api/resources/disks'
import type { Snapshot } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { Link } from '#features/routing/Link'
import { isBehindEnd, NameById, nameIn } from '#features/shared/NameById'
import { StateButton } from '#features/shared/law/StateButton'
import { snapshotLaw } from './law'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'

/**
 * The disk of a snapshot, by name; the snapshot has only the id, and outlives its disk. One list gives all names; in
 * larger projects, missing ones are fetched individually.
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
export const SnapshotStateBadge = ({ snapshot }: { snapshot: Snapshot }) => (
  <StateButton law={snapshotLaw} row={snapshot} />
)

/** Columns of the project's snapshot list. */
export const snapshotColumns = (project: string): readonly Column<Snapshot>[] => [
  nameColumn((snapshot) => paths.snapshot({ project, snapshot: snapshot.name }), 'panel'),
  { ...descriptionColumn, hideBelow: 'narrow' },
  {
    id: 'disk',
    width: '12rem',
    header: 'Disk',
    cell: (snapshot) => <SourceDisk id={snapshot.diskId} project={project} />,
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: (snapshot) => <SnapshotStateBadge snapshot={snapshot} />,
    sortValue: (snapshot) => snapshot.state,
  },
  {
    id: 'size',
    header: 'Size',
    isPlain: true,
    align: 'end',
    cell: (snapshot) => <SizeText bytes={snapshot.size} />,
    sortValue: (snapshot) => snapshot.size,
  },
  createdColumn,
]
