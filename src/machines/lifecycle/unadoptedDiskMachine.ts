import { setup } from 'xstate'
import type { UnadoptedDiskCommand, UnadoptedDiskState, UnadoptedDiskTag } from './unadoptedDiskLifecycle'

/** The lifecycle of a physical disk that is not adopted, until it is in service or out of its sled. Rule: OPS-24. */
export const unadoptedDiskMachine = setup({
  types: {} as {
    events: { type: UnadoptedDiskCommand | `report.${UnadoptedDiskState}` }
    tags: UnadoptedDiskTag
  },
}).createMachine({
  id: 'unadoptedDisk',
  initial: 'unadopted',
  states: {
    unadopted: { on: { 'command.adopt': 'adoption_requested', 'report.gone': 'gone' } },
    adoption_requested: {
      tags: 'transitional',
      on: { 'command.withdraw': 'unadopted', 'report.gone': 'gone' },
    },
    gone: { type: 'final' },
  },
})
