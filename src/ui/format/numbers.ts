/** Numbers from here on are compact. Rule: UI-3. */
const COMPACT_FROM = 1e6
/** Numbers from here on are a multiple of a power of ten. Rule: UI-3. */
const ENGINEERING_FROM = 1e15

const formatters = new Map<string, Intl.NumberFormat>()

/** A cached formatter: creating one takes longer than formatting all numbers of a page. */
function formatter(locale: string | undefined, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale ?? ''} ${JSON.stringify(options)}`
  const made = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
  formatters.set(key, made)
  return made
}

/** Whether a number has neither groups nor decimals: most numbers of a page, which need no formatter. */
const isSmallWhole = (value: number | bigint) =>
  value >= 0 && value < 1_000 && (typeof value === 'bigint' || Number.isInteger(value))

/** A number with all its digits, in groups: `309,485,009,821`. Exact for a bigint of any size. */
export const formatExact = (value: number | bigint, locale?: string): string =>
  isSmallWhole(value) ? String(value) : formatter(locale).format(value)

/**
 * A share as a whole percentage: 0.654 is `65 %`, which does not break. More than nothing is never `0 %`,
 * less than all never `100 %`.
 */
export function formatPercent(share: number, locale?: string): string {
  if (share > 0 && share < 0.01) return '<1\u00A0%'
  const rounded = Math.round(share * 100)
  return `${formatExact(share < 1 ? Math.min(rounded, 99) : rounded, locale)}\u00A0%`
}

const superscript = (digit: string) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))

/**
 * A number as text: grouped below a million (`999,999`), compact above (`1.2M`), with a power of ten from 1e15
 * (`309.5 × 10²⁴`; the exponents are multiples of three).
 *
 * @param value may be a bigint: a pool of IPv6 addresses can exceed the range of a number
 */
export function formatCount(value: number | bigint, locale?: string): string {
  const size = value < 0 ? -value : value
  if (size < COMPACT_FROM) return formatExact(value, locale)
  const notation = size < ENGINEERING_FROM ? 'compact' : 'engineering'
  const text = formatter(locale, { notation, maximumFractionDigits: 1 }).format(value)
  return text.replace(/E(\d+)$/, (_, power: string) => ` × 10${power.replaceAll(/\d/g, superscript)}`)
}
