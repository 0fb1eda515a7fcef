import { dateParts, textOfDate } from './formatDateTime'
import { once } from './once'

const exact = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' }))

/** Date and time with seconds and time zone, for tips. */
export const formatExactTime = (at: Date): string => textOfDate(exact(), at)

const withSeconds = once(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }))

/** A date as lists write it, and a time with seconds, separately: the time is dimmed. */
export const exactParts = (at: Date): { date: string; time: string } => ({
  date: dateParts(at).date,
  time: textOfDate(withSeconds(), at),
})

/** The time zone of all times in the console: "Europe/Oslo". */
export const timeZone = (): string => withSeconds().resolvedOptions().timeZone
