import { useEffect, useRef, useState } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { IDLE_POLL_MS, type Observed } from '#machines/lifecycle/pollInterval'
import { fastForMs, pollInterval, quietWatch, watchRows } from './pollWatch'

/**
 * The poll interval in milliseconds: fast during transitions, slow otherwise, 0 without a lifecycle. Read the rows with
 * `useQueryState`, which sends nothing, and pass the interval to the query.
 */
export function usePollInterval(
  lifecycle: Lifecycle | undefined,
  rows: readonly Observed[] | undefined,
): number {
  const watch = useRef(quietWatch)
  const [interval, setPollInterval] = useState(IDLE_POLL_MS)

  useEffect(() => {
    if (!lifecycle || !rows) return
    const now = Date.now()
    const latest = watchRows(watch.current, lifecycle, rows, now)
    watch.current = latest
    setPollInterval(pollInterval(latest, now))
    const fastFor = fastForMs(latest, now)
    if (fastFor === 0) return
    const slowDown = setTimeout(() => setPollInterval(pollInterval(latest, now + fastFor)), fastFor)
    return () => clearTimeout(slowDown)
  }, [lifecycle, rows])
  return lifecycle ? interval : 0
}
