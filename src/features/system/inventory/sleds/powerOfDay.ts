// @chunk day-lines
import type { Sled } from '#store/api/generated/types'
import { formatCount } from '#ui/format/numbers'
import { dayLinesOf } from '#features/shared/dayLines/dayLines'
import { powerQuery } from './sensorQueries'

/**
 * The lines of the power that each sled takes. They are one series for each sensor, where the time of its vCPUs would be
 * one for each vCPU of the fleet, more than a region answers at once.
 */
export const powerOfDay = dayLinesOf<Sled>({
  ...powerQuery,
  title: 'Power of the last day',
  valuesOf: ({ baseboard }) => [baseboard.serial],
  scale: (value) => value,
  format: (value) => `${formatCount(Math.round(value))}\u00A0W`,
})
