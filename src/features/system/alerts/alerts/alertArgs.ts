import { cleanText } from '#src/cleanText'
import { classFilterError } from '#model/alertClasses'
import type { TimeRange } from '#features/shared/timeRange/timeRange'

/** The parameter of the address that has the class, or the pattern of classes. */
export const CLASS_PARAMETER = 'class'

/** The default range; another one begins at the first page. */
export const alertsRange = { preset: '30d', interval: 0, drops: ['page'] } as const

/**
 * The query for the alerts of a range. One that ends now has no end, so that it includes new alerts.
 *
 * @param pattern of classes; one that the region would refuse is left out
 * @param names of all classes
 */
export const alertArgs = (
  { preset, from, to }: TimeRange,
  pattern: string,
  names: readonly string[] | undefined,
) => ({
  startTime: new Date(from).toISOString(),
  ...(preset === 'custom' && { endTime: new Date(to).toISOString() }),
  ...(isUsable(pattern, names) && { alertClass: cleanText(pattern) }),
})

const isUsable = (pattern: string, names: readonly string[] | undefined) =>
  pattern !== '' && names !== undefined && classFilterError(cleanText(pattern), names) === undefined
