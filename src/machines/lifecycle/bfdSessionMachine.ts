import { setup } from 'xstate'
import type { BfdSessionState, BfdSessionCommand, BfdSessionTag } from './bfdSessionLifecycle'

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
