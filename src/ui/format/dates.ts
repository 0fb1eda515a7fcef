// Moments in the reader's own locale and time zone.

/** Medium date and short time, apart: the time is dimmed where both are shown. */
export function dateParts(at: Date, locale?: string): { date: string; time: string } {
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at),
  }
}

/** Date and time in one text; a dash for no date. */
export function formatDateTime(at: Date | null, locale?: string): string {
  if (!at) return '—'
  const { date, time } = dateParts(at, locale)
  return `${date} ${time}`
}
