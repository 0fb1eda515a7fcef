import { useEffect, useRef } from 'react'
import type { Lifecycle } from '../../machines/lifecycle/ask'
import { FAST_WINDOW_MS, hasNews, listCadence, moving, type Observed } from '../../machines/lifecycle/cadence'

/**
 * Tells how often a list asks again, from what it shows: fast while something moves and news is young, slow otherwise.
 *
 * @param pick called with the interval in milliseconds; usually a `setState`
 */
export function useCadence(
  lifecycle: Lifecycle,
  rows: readonly Observed[] | undefined,
  pick: (intervalMs: number) => void,
) {
  const before = useRef<ReadonlySet<string>>(new Set())
  const newsAt = useRef(0)

  useEffect(() => {
    if (!rows) return
    const now = moving(lifecycle, rows)
    if (hasNews(before.current, now)) newsAt.current = Date.now()
    before.current = now
    const sinceNewsMs = Date.now() - newsAt.current
    pick(listCadence(now, sinceNewsMs))
    if (now.size === 0 || sinceNewsMs >= FAST_WINDOW_MS) return
    const slowDown = setTimeout(() => pick(listCadence(now, FAST_WINDOW_MS)), FAST_WINDOW_MS - sinceNewsMs)
    return () => clearTimeout(slowDown)
  }, [lifecycle, rows, pick])
}
