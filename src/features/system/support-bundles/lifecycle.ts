import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { supportBundleTone } from '#features/kit/lifecycle/regionTones'
import { bundleName } from './bundleText'
import { deleteBundle, downloadBundle } from './commands'

/** The lifecycle of support bundles. */
export const supportBundleResource: StatefulResource<SupportBundleInfo> = {
  kind: 'supportBundle',
  lifecycle: supportBundleLifecycle,
  tone: supportBundleTone,
  read: ({ id, state }) => ({ id, name: bundleName(id), state }),
  commands: (bundle) => [planStep(downloadBundle, bundle), planStep(deleteBundle, bundle)],
}
