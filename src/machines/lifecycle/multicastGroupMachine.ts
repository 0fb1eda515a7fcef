import { setup } from 'xstate'
import type { MulticastGroupState, MulticastGroupTag } from './multicastGroupLifecycle'

/** The lifecycle of a multicast group: its first member makes it, and it is deleted after its last one. Rule: MCAST-1. */
export const multicastGroupMachine = setup({
  types: {} as {
    events: { type: `report.${MulticastGroupState}` }
    tags: MulticastGroupTag
  },
}).createMachine({
  id: 'multicastGroup',
  initial: 'Creating',
  states: {
    Creating: { tags: 'transitional', on: { 'report.Active': 'Active', 'report.Deleting': 'Deleting' } },
    Active: { on: { 'report.Deleting': 'Deleting' } },
    Deleting: { tags: 'transitional', on: { 'report.gone': 'gone' } },
    gone: { type: 'final' },
  },
})
