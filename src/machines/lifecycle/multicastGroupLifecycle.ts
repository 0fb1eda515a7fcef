import table from '../tables/multicastGroup.json'
import { lifecycleFrom } from './ask'

/** The states of a multicast group. The API has them as text. */
export type MulticastGroupState = 'Creating' | 'Active' | 'Deleting' | 'gone'

/** Facts of a state. No command changes a group: it begins and ends with its members. */
export type MulticastGroupTag =
  /** The region sets up its address in the network, or takes it down. */
  'transitional'

/** The lifecycle of multicast groups. */
export const multicastGroupLifecycle = lifecycleFrom<MulticastGroupState, never, MulticastGroupTag>(table, {
  noun: 'multicast groups',
  words: {},
})
