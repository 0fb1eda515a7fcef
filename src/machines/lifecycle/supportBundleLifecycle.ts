import type { SupportBundleState } from '#store/api/generated/types'
import table from '../tables/supportBundle.json'
import { lifecycleFrom } from './ask'

/** The states of a support bundle: those of the API, and `gone` after deletion. */
export type SupportBundleLifecycleState = SupportBundleState | 'gone'
/** The commands of a support bundle. Rule: OPS-12. */
export type SupportBundleCommand = 'command.delete' | 'command.download'

/** Facts of a state, besides the commands it allows. */
export type SupportBundleTag =
  /** In transition to another state. */
  | 'transitional'
  /** It could not be collected or deleted. */
  | 'failed'

/** The lifecycle of support bundles. */
export const supportBundleLifecycle = lifecycleFrom<
  SupportBundleLifecycleState,
  SupportBundleCommand,
  SupportBundleTag
>(table, {
  noun: 'support bundles',
  words: { 'command.delete': 'deleted', 'command.download': 'downloaded' },
})
