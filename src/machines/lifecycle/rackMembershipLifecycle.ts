import type { RackMembershipChangeState } from '#store/api/generated/types'
import table from '../tables/rackMembership.json'
import { lifecycleFrom } from './ask'

/** The commands of a change of a rack's membership. */
export type RackMembershipCommand = 'command.abort'

/** Facts of a state, besides the commands it allows. */
export type RackMembershipTag =
  /** The members are still acknowledging it. */
  | 'transitional'
  /** Its members are those of the rack, until the next change. */
  | 'inForce'

/** The lifecycle of the changes of a rack's membership. */
export const rackMembershipLifecycle = lifecycleFrom<
  RackMembershipChangeState,
  RackMembershipCommand,
  RackMembershipTag
>(table, { noun: 'membership changes', words: { 'command.abort': 'aborted' } })
