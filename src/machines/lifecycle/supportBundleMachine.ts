import { setup } from 'xstate'
import type {
  SupportBundleLifecycleState,
  SupportBundleCommand,
  SupportBundleTag,
} from './supportBundleLifecycle'

/** The lifecycle of a support bundle: commands and server reports. */
export const supportBundleMachine = setup({
  types: {} as {
    events: { type: SupportBundleCommand | `report.${SupportBundleLifecycleState}` }
    tags: SupportBundleTag
  },
  actions: { permit: () => {} },
}).createMachine({
  id: 'supportBundle',
  initial: 'collecting',
  states: {
    collecting: {
      tags: 'transitional',
      on: { 'command.delete': 'destroying', 'report.active': 'active', 'report.failed': 'failed' },
    },
    active: {
      on: {
        'command.delete': 'destroying',
        'command.download': { actions: 'permit' },
        'report.destroying': 'destroying',
        'report.failed': 'failed',
      },
    },
    // There is no file to delete, so the bundle is gone at once.
    failed: { tags: 'failed', on: { 'command.delete': 'gone', 'report.destroying': 'destroying' } },
    destroying: { tags: 'transitional', on: { 'report.gone': 'gone', 'report.failed': 'failed' } },
    gone: { type: 'final' },
  },
})
