import { wordFacet } from '#features/kit/list/facets'
import type { SiloUser } from './siloPeople'

const NO_ROLE = 'none'

/** Users of a silo by the role that they have directly. */
export const roleFacet = wordFacet<SiloUser>(
  'role',
  'Role',
  ({ role }) => role ?? NO_ROLE,
  (role) => (role === NO_ROLE ? 'No role' : `silo.${role}`),
)
