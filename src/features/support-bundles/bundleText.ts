import type { SupportBundleInfo } from '#store/api/generated/types'

/** What people call a bundle: the API gives it an id and no name. */
export const bundleName = (id: string): string => id.slice(0, 8)

/** The whole name, in a sentence. */
export const bundleTitle = ({ id }: Pick<SupportBundleInfo, 'id'>): string =>
  `support bundle ${bundleName(id)}`

/** The longest comment, in bytes of UTF-8. Rule: OPS-12. */
const MAX_COMMENT_BYTES = 4_096

/** Why the region would refuse a comment; undefined if it would not. Rule: OPS-12. */
export function commentError(comment: string): string | undefined {
  const bytes = new TextEncoder().encode(comment).length
  return bytes > MAX_COMMENT_BYTES
    ? `At most ${MAX_COMMENT_BYTES.toLocaleString()} bytes; this has ${bytes.toLocaleString()}`
    : undefined
}
