/** A count for people: grouped below a million, compact from there on, engineering notation from 1e15. */
export function formatCount(value: number, locale?: string): string {
  const size = Math.abs(value)
  if (size >= 1e15)
    return new Intl.NumberFormat(locale, { notation: 'engineering', maximumFractionDigits: 1 }).format(value)
  if (size >= 1e6)
    return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
  return new Intl.NumberFormat(locale).format(value)
}
