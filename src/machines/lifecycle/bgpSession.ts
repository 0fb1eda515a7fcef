import { MINUTE_MS } from '#src/durations'
import type { BgpPeerState } from '#store/api/generated/types'

/** How a BGP session stands: its state, and whether the neighbour has had time to answer. */
export type BgpStatus = 'idle' | 'connecting' | 'waiting' | 'no_answer' | 'established'

/** The states of a session that waits for its neighbour. In BGP, "active" tries and gets no answer. */
const statuses: Readonly<Record<BgpPeerState, 'idle' | 'connecting' | 'established'>> = {
  idle: 'idle',
  connect: 'connecting',
  active: 'connecting',
  open_sent: 'connecting',
  open_confirm: 'connecting',
  connection_collision: 'connecting',
  session_setup: 'connecting',
  established: 'established',
}

/** How long a neighbour may take to answer, in milliseconds: usually, and at most. */
const patience = { usualMs: MINUTE_MS, longestMs: 10 * MINUTE_MS }

/** How a session stands that has been in its state for a time; undefined in a state that this console does not know. */
export function bgpStatus({
  state,
  stateDurationMillis: forMs,
}: {
  state: string
  stateDurationMillis: number
}): BgpStatus | undefined {
  const status = Object.hasOwn(statuses, state) ? statuses[state as BgpPeerState] : undefined
  if (status !== 'connecting' || forMs < patience.usualMs) return status
  return forMs < patience.longestMs ? 'waiting' : 'no_answer'
}
