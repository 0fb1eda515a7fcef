import { roleText, type RoleName } from '#model/roles'
import { Badge } from '#ui/feedback/Badge'
import { EmptyCell } from '#ui/tables/EmptyCell'

/** A role on a silo, under a label that says so; a dash for none. */
export const RoleBadge = ({ role }: { role: RoleName | undefined }) =>
  role ? <Badge>{roleText({ roleName: role })}</Badge> : <EmptyCell />
