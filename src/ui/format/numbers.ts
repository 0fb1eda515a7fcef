/** Numbers from here on are compact. Rule: UI-3. */
const COMPACT_FROM = 1e6
/** Numbers from here on use engineering notation. Rule: UI-3. */
const ENGINEERING_FROM = 1e15

const formatters = new Map<string, Intl.NumberFormat>()

/** A cached formatter: creating one takes longer than formatting all numbers of a page. */
function formatter(locale: string | undefined, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale ?? ''} ${JSON.stringify(options)}`
  const made = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
  formatters.set(key, made)
  return made
}

/** A number with all its digits, in groups: `309,485,009,821`. Exact for a bigint of any size. */
export const formatExact = (value: number | bigint, locale?: string): string =>
  formatter(locale).format(value)

/** Hundredths of a percent as a percentage: 3333 is `33.33%`. */
export const formatPercent = (hundredths: number, locale?: string): string =>
  formatter(locale, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000)

/**
 * A number as text: grouped below a million (`999,999`), compact above (`1.2M`), in engineering notation from
 * 1e15 (`1.3e15`).
 *
 * @param value may be a bigint: a pool of IPv6 addresses can exceed the range of a number
 */
export function formatCount(value: number | bigint, locale?: string): string {
  const size = value < 0 ? -value : value
  if (size < COMPACT_FROM) return formatter(locale).format(value)
  const notation = size < ENGINEERING_FROM ? 'compact' : 'engineering'
  const text = formatter(locale, { notation, maximumFractionDigits: 1 }).format(value)
  // Lowercases the E of an exponent; compact suffixes keep their case.
  return notation === 'engineering' ? text.toLowerCase() : text
}
