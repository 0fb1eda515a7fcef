import type { BgpPeerState, SwitchSlot } from '#store/api/generated/types'

/** A session with a neighbour of applied port settings. Its state follows from its age. */
export interface BgpPeerRow {
  /** The switch and the neighbour. */
  id: string
  /** The address of the neighbour, or the interface on which an unnumbered one is found. */
  peerId: string
  addr: string
  switch: SwitchSlot
  localAsn: number
  remoteAsn: number
  /** When the session began, in milliseconds since the epoch. */
  since: number
  /** The state in which the session stays. */
  stuckIn?: BgpPeerState
}
