import type { SupportBundleInfo } from '#store/api/generated/types'

/** A bundle and its files. */
export interface SupportBundleRow extends SupportBundleInfo {
  /** The path and the text of each file. */
  files: readonly (readonly [path: string, text: string])[]
}
