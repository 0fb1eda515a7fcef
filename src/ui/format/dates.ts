// Moments in the reader's own locale and time zone.

/** Medium date and short time, apart: the time is dimmed where both are shown. */
export function dateParts(iso: string, locale?: string): { date: string; time: string } {
  const at = new Date(iso)
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at),
  }
}

/** Date and time in one text. */
export function formatDateTime(iso: string, locale?: string): string {
  const { date, time } = dateParts(iso, locale)
  return `${date} ${time}`
}
