import { setup } from 'xstate'
import type { SupportBundleState } from '../../store/api/generated/types'
import { lifecycleOf } from './ask'

/** What a bundle may be: a state of the API, or taken away, which the API does not show any more. */
export type SupportBundleLifecycleState = SupportBundleState | 'gone'
/** A wish somebody may have of a bundle. Source: backend-behaviour §4.10. */
export type SupportBundleCommand = 'command.delete' | 'command.download'

/** What a bundle may do and what the server may say of it. */
const supportBundleMachine = setup({
  types: {} as {
    events: { type: SupportBundleCommand | `report.${SupportBundleLifecycleState}` }
    tags: 'transitional'
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
    // There is no file to take away, so that it goes at once.
    failed: { on: { 'command.delete': 'gone', 'report.destroying': 'destroying' } },
    destroying: { tags: 'transitional', on: { 'report.gone': 'gone', 'report.failed': 'failed' } },
    gone: { type: 'final' },
  },
})

/** The law of support bundles. */
export const supportBundleLifecycle = lifecycleOf<SupportBundleLifecycleState, SupportBundleCommand>(
  supportBundleMachine,
  { noun: 'support bundles', words: { 'command.delete': 'deleted', 'command.download': 'downloaded' } },
)
