import table from '../tables/multicastMember.json'
import { lifecycleFrom } from './ask'

/** The states of a member of a multicast group. The API has them as text. */
export type MulticastMemberState = 'Joining' | 'Joined' | 'Left' | 'gone'
export type MulticastMemberCommand = 'command.leave'

/** Facts of a state, besides the commands it allows. */
export type MulticastMemberTag =
  /** The region sets up the delivery to the instance, once it runs. */
  'transitional'

/** The lifecycle of the members of multicast groups. One that has left is still a member: its instance is stopped. */
export const multicastMemberLifecycle = lifecycleFrom<
  MulticastMemberState,
  MulticastMemberCommand,
  MulticastMemberTag
>(table, { noun: 'multicast members', words: { 'command.leave': 'removed' } })
