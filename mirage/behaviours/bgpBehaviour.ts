import type { BgpPeerState } from '../../src/store/api/generated/types'

/** The way of a session, a second for each step; the last state it keeps. Source: backend-behaviour §4.13. */
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
