import { setup } from 'xstate'
import type {
  MulticastMemberCommand,
  MulticastMemberState,
  MulticastMemberTag,
} from './multicastMemberLifecycle'

/** The lifecycle of a member of a multicast group, which follows the state of its instance. Rule: MCAST-2. */
export const multicastMemberMachine = setup({
  types: {} as {
    events: { type: MulticastMemberCommand | `report.${MulticastMemberState}` }
    tags: MulticastMemberTag
  },
}).createMachine({
  id: 'multicastMember',
  initial: 'Joining',
  states: {
    Joining: {
      tags: 'transitional',
      on: { 'report.Joined': 'Joined', 'report.Left': 'Left', 'command.leave': 'gone' },
    },
    Joined: { on: { 'report.Left': 'Left', 'command.leave': 'gone' } },
    // Its instance does not run.
    Left: { on: { 'report.Joining': 'Joining', 'command.leave': 'gone' } },
    gone: { type: 'final' },
  },
})
