import { roleText } from '#store/model/roles'
import { wordFacet } from '#features/kit/list/facets'
import type { SiloUser } from './siloPeople'

const NO_ROLE = 'none'

/** A facet for users of a silo, by their direct role. */
export const roleFacet = wordFacet<SiloUser>(
  'role',
  'Role',
  ({ role }) => role ?? NO_ROLE,
  (role) => (role === NO_ROLE ? 'No role' : roleText({ roleName: role })),
)
