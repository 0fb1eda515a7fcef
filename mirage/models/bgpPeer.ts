import type { BgpPeerState, SwitchLocation } from '../../src/store/api/generated/types'

/** A neighbour some applied port settings speak to. Its state follows from how long they have been trying. */
export interface BgpPeerRow {
  addr: string
  switch: SwitchLocation
  localAsn: number
  remoteAsn: number
  /** Milliseconds since the epoch. */
  since: number
  /** The state it does not get past. */
  stuckIn?: BgpPeerState
}
