import { useEffect, useState } from 'react'
import { wakeAt } from './clock'

/**
 * The present time for one value: milliseconds since the epoch. It changes only when that value changes, so nothing
 * renders for a text that stays the same.
 *
 * @param changesAt when what is shown at a time will change next: later than that time, `Infinity` for never
 * @param grainMs how late it may be; some seconds by default
 */
export function useNow(changesAt: (now: number) => number, grainMs?: number): number {
  const [now, setNow] = useState(() => Date.now())
  const dueMs = changesAt(now)
  // A time that is past already, since the value is about something else now, wakes at once.
  useEffect(() => wakeAt(dueMs, setNow, grainMs), [dueMs, grainMs])
  return now
}
