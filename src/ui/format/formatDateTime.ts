// Dates and times in the user's locale and time zone. English months have three letters: "Sept" would break a column.
import { regionNow } from '#src/regionTime'

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** The format of a locale, cached: creating one takes a hundred times longer than using it. */
function formatOf(locale: string | undefined) {
  const cached = formats.get(locale)
  if (cached) return cached
  const created = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  formats.set(locale, created)
  return created
}

/** The text of a formatted date or range, with English months of three letters. */
export const textOfParts = (parts: readonly { type: string; value: string }[]): string =>
  parts
    .map(({ type, value }) => (type === 'month' ? value.replace(/^(Sep|Jun|Jul)[a-z]+$/, '$1') : value))
    .join('')

/** The text of a date in a format of its own. @param at or milliseconds since the epoch */
export const textOfDate = (format: Intl.DateTimeFormat, at: Date | number): string =>
  textOfParts(format.formatToParts(at))

/** The parts of a date without its year and the separator of it. A month in digits needs the year to be understood. */
function withoutYear(parts: readonly Intl.DateTimeFormatPart[]) {
  if (parts.some(({ type, value }) => type === 'month' && /^\d+$/.test(value))) return parts
  const year = parts.findIndex(({ type }) => type === 'year')
  const separator = year === 0 ? 1 : year - 1
  return parts.filter((_, index) => index !== year && index !== separator)
}

function partsOf(at: Date, locale: string | undefined, hasYear: boolean) {
  const parts = formatOf(locale).formatToParts(at)
  // Some locales begin the time with the part of the day.
  const time = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod')
  const date = parts.slice(0, time - 1)
  return {
    date: textOfParts(hasYear ? date : withoutYear(date)),
    time: textOfParts(parts.slice(time)),
  }
}

/** A date, with its year only if that is another than the present one, and a time, separately: the time is dimmed. */
export const dateParts = (
  at: Date,
  locale?: string,
  now = new Date(regionNow()),
): { date: string; time: string } => partsOf(at, locale, at.getFullYear() !== now.getFullYear())

/** Date, with its year, and time as one text, for sentences and tips; a dash for no date. */
export function formatDateTime(at: Date | null, locale?: string): string {
  if (!at) return '—'
  const { date, time } = partsOf(at, locale, true)
  return `${date} ${time}`
}
