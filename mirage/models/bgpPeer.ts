import type { BgpPeerState, SwitchLocation } from '#store/api/generated/types'

/** A session with a neighbour of applied port settings. Its state follows from its age. */
export interface BgpPeerRow {
  addr: string
  switch: SwitchLocation
  localAsn: number
  remoteAsn: number
  /** When the session began, in milliseconds since the epoch. */
  since: number
  /** The state in which the session stays. */
  stuckIn?: BgpPeerState
}
