import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

export const supportBundleKind = resourceKind(
  'supportBundle',
  supportBundleLifecycle,
  (bundle: SupportBundleInfo) => bundle.state,
)
