import { disks } from '#features/project/disks/noun'
import type { Snapshot } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { PAGE_LIMIT } from '#model/paging'
import { Badge } from '#ui/feedback/Badge'
import { Link } from '#features/kit/routing/Link'
import { isBehindEnd, NameById, nameIn } from '#features/shared/NameById'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { snapshotResource } from './lifecycle'

/**
 * The disk of a snapshot, by name; the snapshot has only the id, and outlives its disk. One list provides all
 * names; in larger projects, missing ones are fetched individually.
 */
export function SourceDisk({ id, project }: { id: string; project: string }) {
  const { diskList, diskView } = disksApi.endpoints
  const listed = diskList.useQuery({ project, limit: PAGE_LIMIT }, { selectFromResult: nameIn(id) })
  const single = diskView.useQuery({ disk: id }, { skip: !isBehindEnd(listed) })
  return (
    <NameById listed={listed} single={single} missing={<Badge isMark>Deleted</Badge>}>
      {(name) => <Link to={disks.to.page({ project, disk: name })}>{name}</Link>}
    </NameById>
  )
}

/** The badge of a snapshot's state. */
export const SnapshotStateBadge = ({ snapshot }: { snapshot: Snapshot }) => (
  <StateButton resource={snapshotResource} row={snapshot} />
)
