import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import type { ResourceLaw } from '#features/kit/lifecycle/resourceLaw'
import { supportBundleTone } from '#features/kit/lifecycle/regionTones'
import { bundleName } from './bundleText'
import { deleteBundle, downloadBundle } from './commands'

/** The law of support bundles. */
export const supportBundleLaw: ResourceLaw<SupportBundleInfo> = {
  kind: 'supportBundle',
  lifecycle: supportBundleLifecycle,
  tone: supportBundleTone,
  read: ({ id, state }) => ({ id, name: bundleName(id), state }),
  commands: (bundle) => [planStep(downloadBundle, bundle), planStep(deleteBundle, bundle)],
}
