// Dates and times in the user's locale and time zone.

const formats = new Map<string | undefined, { date: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>()

/** The formats of a locale, cached: creating one takes a hundred times longer than using it. */
function formatsOf(locale: string | undefined) {
  const cached = formats.get(locale)
  if (cached) return cached
  const created = {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
  }
  formats.set(locale, created)
  return created
}

/** Medium date and short time, separately, because the time is dimmed. */
export function dateParts(at: Date, locale?: string): { date: string; time: string } {
  const { date, time } = formatsOf(locale)
  return { date: date.format(at), time: time.format(at) }
}

/** Date and time as one text; a dash for no date. */
export function formatDateTime(at: Date | null, locale?: string): string {
  if (!at) return '—'
  const { date, time } = dateParts(at, locale)
  return `${date} ${time}`
}
