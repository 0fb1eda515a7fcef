import { useEffect, useRef, useState } from 'react'
import type { Lifecycle } from '../../../machines/lifecycle/ask'
import { SLOW_MS, type Observed } from '../../../machines/lifecycle/cadence'
import { fastForMs, pollInterval, quietWatch, watchRows } from './pollWatch'

/**
 * How often to ask again for what is shown, in milliseconds: fast while something has begun to move, slow otherwise,
 * and never (0) for what has no lifecycle. Read the rows with `useQueryState`, which asks for nothing, and give the
 * interval to the query.
 */
export function usePollInterval(
  lifecycle: Lifecycle | undefined,
  rows: readonly Observed[] | undefined,
): number {
  const watch = useRef(quietWatch)
  const [interval, setPollInterval] = useState(SLOW_MS)

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
