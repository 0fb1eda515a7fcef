import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { dateOf } from '#model/dates'
import { rackMembershipId } from '#model/rackMembershipId'
import type { RackMembershipStatus } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import { rackMembershipTone } from '#features/kit/lifecycle/regionTones'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { abortChange, changeName } from './commands'

/** When a change entered its state. */
const sinceOf = (change: RackMembershipStatus) =>
  dateOf(change, 'timeCommitted') ?? dateOf(change, 'timeAborted') ?? dateOf(change, 'timeCreated')

/** The lifecycle of the changes of a rack's membership. */
export const rackMembershipResource: StatefulResource<RackMembershipStatus> = {
  kind: 'rackMembership',
  lifecycle: rackMembershipLifecycle,
  tone: rackMembershipTone,
  read: (change) => ({
    id: rackMembershipId(change),
    name: changeName(change),
    state: change.state,
    since: sinceOf(change),
  }),
  commands: (change) => [planStep(abortChange, change)],
}
