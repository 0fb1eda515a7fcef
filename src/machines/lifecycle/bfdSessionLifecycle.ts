import { setup } from 'xstate'
import type { BfdState } from '../../store/api/generated/types'
import { lifecycleOf } from './ask'

/** What a BFD session may be: a state of the API, or taken away, which the API does not show any more. */
export type BfdSessionState = BfdState | 'gone'
export type BfdSessionCommand = 'command.disable'

/** How two ends find each other. Either end may fall silent or be switched off at any time. Source: backend-behaviour §4.13. */
const bfdSessionMachine = setup({
  types: {} as {
    events: { type: BfdSessionCommand | `report.${BfdSessionState}` }
    tags: 'transitional'
  },
}).createMachine({
  id: 'bfdSession',
  initial: 'down',
  states: {
    // Not transitional: nobody knows whether the other end ever answers.
    down: {
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

/** The law of BFD sessions. */
export const bfdSessionLifecycle = lifecycleOf<BfdSessionState, BfdSessionCommand>(bfdSessionMachine, {
  noun: 'BFD sessions',
  words: { 'command.disable': 'disabled' },
})
