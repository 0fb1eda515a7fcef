import type { BgpPeerState } from '#store/api/generated/types'

/** The states of a session, one second each; the last one stays. Rules: OPS-8, MOCK-1. */
export const bgpSteps: readonly BgpPeerState[] = [
  'idle',
  'connect',
  'active',
  'open_sent',
  'open_confirm',
  'session_setup',
  'established',
]

export const BGP_STEP_MS = 1_000
