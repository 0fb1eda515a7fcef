import { setup } from 'xstate'
import type { UpdateCommand, UpdateState, UpdateTag } from './updateLifecycle'

/**
 * The lifecycle of the update of a region: commands, and what its answers say. A region may need support, or be
 * recovered by hand, while all of its components are on the target too. Rule: OPS-23.
 */
export const updateMachine = setup({
  types: {} as {
    events: { type: UpdateCommand | `report.${UpdateState}` }
    tags: UpdateTag
  },
}).createMachine({
  id: 'update',
  initial: 'no_target',
  states: {
    no_target: {
      on: {
        'command.setTarget': 'updating',
        'report.updating': 'updating',
        'report.suspended': 'suspended',
      },
    },
    updating: {
      tags: 'transitional',
      on: {
        'report.up_to_date': 'up_to_date',
        'report.waiting': 'waiting',
        'report.suspended': 'suspended',
        'report.needs_support': 'needs_support',
      },
    },
    waiting: {
      tags: 'held',
      on: {
        'report.updating': 'updating',
        'report.up_to_date': 'up_to_date',
        'report.suspended': 'suspended',
        'report.needs_support': 'needs_support',
      },
    },
    suspended: {
      tags: 'held',
      on: {
        'command.finishRecovery': 'updating',
        'report.updating': 'updating',
        'report.up_to_date': 'up_to_date',
        'report.needs_support': 'needs_support',
      },
    },
    needs_support: {
      tags: ['held', 'failed'],
      on: {
        'command.setTarget': 'updating',
        'report.updating': 'updating',
        'report.waiting': 'waiting',
        'report.up_to_date': 'up_to_date',
        'report.suspended': 'suspended',
      },
    },
    up_to_date: {
      on: {
        'command.setTarget': 'updating',
        'report.updating': 'updating',
        'report.suspended': 'suspended',
        'report.needs_support': 'needs_support',
      },
    },
  },
})
