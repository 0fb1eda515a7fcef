import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { rackMembershipId } from '#model/rackMembershipId'
import type { RackMembershipStatus } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

/** Changes of a rack's membership. Rack and version identify them. */
export const rackMembershipKind = resourceKind(
  'rackMembership',
  rackMembershipLifecycle,
  (change: RackMembershipStatus) => change.state,
  (change) => ({ id: rackMembershipId(change), name: `membership change ${change.version}` }),
)
