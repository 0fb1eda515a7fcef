import { heldRoleText, type RoleName } from '#store/model/roles'
import { Badge } from '#ui/feedback/Badge'
import { EmptyCell } from '#ui/tables/EmptyCell'

/** A role on a silo; a dash for none. */
export const RoleBadge = ({ role }: { role: RoleName | undefined }) =>
  role ? <Badge>{heldRoleText({ scope: 'silo', roleName: role })}</Badge> : <EmptyCell />
