import { setup } from 'xstate'
import type { SupportBundleState } from '#store/api/generated/types'
import { lifecycleOf } from './lifecycleOf'

/** The states of a support bundle: those of the API, and `gone` after deletion. */
export type SupportBundleLifecycleState = SupportBundleState | 'gone'
/** The commands of a support bundle. Rule: OPS-12. */
export type SupportBundleCommand = 'command.delete' | 'command.download'

/** Facts of a state, besides the commands it allows. */
type SupportBundleTag =
  /** In transition to another state. */
  | 'transitional'
  /** It could not be collected or deleted. */
  | 'failed'

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

/** The lifecycle of support bundles. */
export const supportBundleLifecycle = lifecycleOf<
  SupportBundleLifecycleState,
  SupportBundleCommand,
  SupportBundleTag
>(supportBundleMachine, {
  noun: 'support bundles',
  words: { 'command.delete': 'deleted', 'command.download': 'downloaded' },
})
