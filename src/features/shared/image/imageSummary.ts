import type { Image } from '#store/api/generated/types'
import { formatBytes } from '#ui/format/bytes'

/** The second line of an image in a picker. An image may have no OS and no version. */
export const imageSummary = ({ os, version, size }: Pick<Image, 'os' | 'version' | 'size'>, from?: string) =>
  [[os, version].filter(Boolean).join(' '), formatBytes(size), from].filter(Boolean).join(', ')
