import { HOUR_MS } from '#src/durations'
import type { Region } from '../region'

/** The moment so many hours before the scenario begins. */
export const hoursAgo = (region: Region, hours: number) =>
  new Date(region.clock.now() - hours * HOUR_MS).toISOString()

/** Times of a row that was created so many hours ago and changed at half of that time. */
export const stamps = (region: Region, hours: number) => ({
  timeCreated: hoursAgo(region, hours),
  timeModified: hoursAgo(region, hours / 2),
})
