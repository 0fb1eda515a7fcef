import type { SupportBundleInfo } from '#store/api/generated/types'
import { formatExact } from '#ui/format/numbers'
import { shortId } from '#ui/text/truncated'

/** The displayed name of a bundle, which has only an id in the API. */
export const bundleName = (id: string): string => shortId(id)

/** The full name of a bundle, in a sentence. */
export const bundleTitle = ({ id }: Pick<SupportBundleInfo, 'id'>): string =>
  `support bundle ${bundleName(id)}`

/** The region's words for a bundle that someone asked for. */
const ASKED_FOR = 'Created by external API'

/** Why a bundle was made, in words. */
export const creationText = ({ reasonForCreation }: Pick<SupportBundleInfo, 'reasonForCreation'>): string =>
  reasonForCreation === ASKED_FOR ? 'Created by request' : reasonForCreation

/** The maximum length of a comment, in bytes of UTF-8. Rule: OPS-12. */
const MAX_COMMENT_BYTES = 4_096

/** Why a comment is invalid, or undefined. Rule: OPS-12. */
export function commentError(comment: string): string | undefined {
  const bytes = new TextEncoder().encode(comment).length
  return bytes > MAX_COMMENT_BYTES
    ? `At most ${formatExact(MAX_COMMENT_BYTES)} bytes; this has ${formatExact(bytes)}`
    : undefined
}
