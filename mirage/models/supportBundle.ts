import type { SupportBundleInfo } from '../../src/store/api/generated/types'

/** A bundle, and what is in it. */
export interface SupportBundleRow extends SupportBundleInfo {
  /** Path and text of each file in it. */
  files: readonly (readonly [path: string, text: string])[]
}
