import { textOfDate } from './dates'

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' })

/** Date and time with seconds and time zone, for tips. */
export const formatExactTime = (at: Date): string => textOfDate(exact, at)
