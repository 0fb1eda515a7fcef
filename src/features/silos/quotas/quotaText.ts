import { formatBytes, splitBytes } from '#ui/format/bytes'
import { formatExact } from '#ui/format/numbers'
import { GIB } from '#store/model/units'

/** Bytes as other pages write them, such as in TiB; undefined if that is GiB too, the unit of the fields. */
const elsewhere = (bytes: number) =>
  bytes === 0 || splitBytes(bytes).unit === 'GiB' ? undefined : formatBytes(bytes)

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

/** Typed GiB in the unit of other pages: "= 120 TiB"; undefined if that is GiB too. */
export function typedText(gib: number | ''): string | undefined {
  const other = elsewhere(Math.max(0, Number(gib)) * GIB)
  return other && `= ${other}`
}
