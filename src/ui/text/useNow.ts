import { regionNow } from '#src/regionTime'
import { useEffect, useState } from 'react'
import { wakeAt } from './clock'

/**
 * The present time for one displayed value, in milliseconds since the epoch. It changes only when the displayed
 * value changes, so an unchanged text is not rendered again.
 *
 * @param changesAt when the value displayed at a time changes next: later than that time, `Infinity` for never
 * @param grainMs the maximum delay; some seconds by default
 */
export function useNow(changesAt: (now: number) => number, grainMs?: number): number {
  const [now, setNow] = useState(regionNow)
  const dueMs = changesAt(now)
  // Wakes at once if the time is past, which it is when the displayed value has changed.
  useEffect(() => wakeAt(dueMs, setNow, grainMs), [dueMs, grainMs])
  return now
}
