import type { BfdMode, BfdStatus } from '#store/api/generated/types'
import { wordsOr } from '#model/entryOf'
import { bfdSessionId } from '#model/network/bfdSessionId'

/** A session as part of a sentence. */
export const sessionTitle = ({ switchSlot, peer }: Pick<BfdStatus, 'switchSlot' | 'peer'>): string =>
  `BFD session of ${switchSlot} with ${peer}`

export const sessionId = ({ switchSlot, peer }: BfdStatus): string => bfdSessionId(switchSlot, peer)

const modeNames: Readonly<Record<BfdMode, string>> = {
  single_hop: 'Single hop',
  multi_hop: 'Multi hop',
}

/** The mode of a session, in words. */
export const modeText = (mode: BfdMode): string => wordsOr(modeNames, mode)

/** The shortest time without a packet after which the neighbour counts as lost, in milliseconds. Rule: OPS-9. */
export const detectionMs = ({
  requiredRx,
  detectionThreshold,
}: Pick<BfdStatus, 'requiredRx' | 'detectionThreshold'>): number => (requiredRx * detectionThreshold) / 1_000
