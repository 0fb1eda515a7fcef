import { formatBytes } from '#ui/format/bytes'
import { formatExact } from '#ui/format/numbers'

/**
 * The hint of a quota, with amounts as other pages write them: "85.36 TiB in use; at most 286 TiB recommended for all
 * silos." Undefined if nothing is known.
 *
 * @param used by an existing silo
 * @param planned the amount that is recommended for all silos together
 */
export function quotaHint(
  used: number | undefined,
  planned: number | undefined,
  isBytes: boolean,
): string | undefined {
  const words = isBytes ? formatBytes : formatExact
  const inUse = used === undefined ? [] : [`${words(used)} in use`]
  const atMost = planned === undefined ? [] : [`at most ${words(planned)} recommended for all silos`]
  const text = [...inUse, ...atMost].join('; ')
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : undefined
}
