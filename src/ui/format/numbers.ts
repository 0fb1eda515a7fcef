/** From here on a number is shortened. Source: specification §9. */
const COMPACT_FROM = 1e6
/** From here on the words of compact numbers run out. Source: specification §9. */
const ENGINEERING_FROM = 1e15

/**
 * A number for people: grouped below a million (`999,999`), compact from there on (`1.2M`), in engineering notation from
 * 1e15 (`1.3e15`).
 *
 * @param value big integers too: a pool of IPv6 addresses counts beyond what a number holds
 */
export function formatCount(value: number | bigint, locale?: string): string {
  const size = value < 0 ? -value : value
  if (size < COMPACT_FROM) return new Intl.NumberFormat(locale).format(value)
  const notation = size < ENGINEERING_FROM ? 'compact' : 'engineering'
  const text = new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 }).format(value)
  // Only the E of an exponent: the words of compact numbers keep their letters.
  return notation === 'engineering' ? text.toLowerCase() : text
}
