import type { BfdState } from '#store/api/generated/types'
import table from '../tables/bfdSession.json'
import { lifecycleFrom } from './ask'

/** The states of a BFD session: those of the API, and `gone` after deletion. */
export type BfdSessionState = BfdState | 'gone'
export type BfdSessionCommand = 'command.disable'

/** Facts of a state, besides the commands it allows. */
export type BfdSessionTag =
  /** In transition to another state. */
  | 'transitional'
  /** The other end does not answer. */
  | 'failed'

/** The lifecycle of BFD sessions. */
export const bfdSessionLifecycle = lifecycleFrom<BfdSessionState, BfdSessionCommand, BfdSessionTag>(table, {
  noun: 'BFD sessions',
  words: { 'command.disable': 'disabled' },
})
