import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { belowOf } from './pageQuery'
import { historyIndex } from './routeInternals'

/**
 * Returns a function that closes a panel, or a page that creates something. It goes back if that was opened from the page
 * it leads to, or from other panels over it; else that page takes its place in the history. So "back" does not open it
 * again, and meets no page twice.
 *
 * @param isPanel the page below a panel keeps its scroll position
 */
export function useBack(isPanel = true): (to: string) => void {
  const go = useNavigate()
  const { key, state } = useLocation()
  /** The entry of the history; undefined while the browser goes back from it. */
  const entry = useRef<number>(undefined)
  useEffect(() => {
    entry.current = historyIndex()
  }, [key])
  return (to) => {
    const steps = belowOf(state).indexOf(to.replace(/[?#].*/s, '')) + 1
    if (steps === 0) return void go(to, { replace: true, preventScrollReset: isPanel })
    const open = entry.current
    // A second Escape must not go back from the page below too, which may be on its way.
    if (open === undefined || historyIndex() !== open) return
    entry.current = undefined
    // A question of unsaved values may end the way back.
    addEventListener('popstate', () => (entry.current = open), { once: true })
    void go(-steps)
  }
}
