import { setup } from 'xstate'
import type { BfdState } from '#store/api/generated/types'
import { lifecycleOf } from './lifecycleOf'

/** The states of a BFD session: those of the API, and `gone` after deletion. */
export type BfdSessionState = BfdState | 'gone'
export type BfdSessionCommand = 'command.disable'

/** Facts of a state, besides the commands it allows. */
type BfdSessionTag =
  /** In transition to another state. */
  | 'transitional'
  /** The other end does not answer. */
  | 'failed'

/** The lifecycle of a BFD session. Either end may go silent or be disabled at any time. Rule: OPS-9. */
export const bfdSessionMachine = setup({
  types: {} as {
    events: { type: BfdSessionCommand | `report.${BfdSessionState}` }
    tags: BfdSessionTag
  },
}).createMachine({
  id: 'bfdSession',
  initial: 'down',
  states: {
    // Not transitional: the other end may never answer.
    down: {
      tags: 'failed',
      on: {
        'command.disable': 'gone',
        'report.init': 'init',
        'report.up': 'up',
        'report.admin_down': 'admin_down',
      },
    },
    init: {
      tags: 'transitional',
      on: {
        'command.disable': 'gone',
        'report.up': 'up',
        'report.down': 'down',
        'report.admin_down': 'admin_down',
      },
    },
    up: { on: { 'command.disable': 'gone', 'report.down': 'down', 'report.admin_down': 'admin_down' } },
    admin_down: { on: { 'command.disable': 'gone', 'report.down': 'down' } },
    gone: { type: 'final' },
  },
})

/** The lifecycle of BFD sessions. */
export const bfdSessionLifecycle = lifecycleOf<BfdSessionState, BfdSessionCommand, BfdSessionTag>(
  bfdSessionMachine,
  {
    noun: 'BFD sessions',
    words: { 'command.disable': 'disabled' },
  },
)
