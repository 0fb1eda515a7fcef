import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import type { RouteHandle, ShownCrumb } from '../crumbs'
import { focusHeading, isFocusLost } from './focusHeading'
import { keepFocus } from './keepFocus'

/** A tab that was just opened keeps the focus: the arrow keys go on to its neighbours. */
const isOnOpenTab = () => document.activeElement?.matches('[role="tab"][aria-selected="true"]') ?? false

/**
 * Takes the focus to the heading of each new page. Not on the first load, where it is the browser's; not when a panel
 * opens, which takes it itself, nor when it closes, which gives it back; not when only the query of the address changes.
 *
 * @param crumbs those of the page; a page is another one when its visible crumbs are
 */
export function useNavigationFocus(crumbs: readonly ShownCrumb[]) {
  const { pathname, key } = useLocation()
  const matches = useMatches()
  const isPanel = (matches.at(-1)?.handle as RouteHandle | undefined)?.isPanel ?? false
  const visible = crumbs.filter((crumb) => !crumb.titleOnly)
  const page = visible.length > 0 ? JSON.stringify(visible) : pathname
  const type = useNavigationType()
  const shown = useRef({ page, key, isFirst: true })

  useEffect(() => keepFocus(), [])
  useEffect(() => {
    // Once something has had the focus, the first load is over.
    const end = () => {
      shown.current.isFirst = false
    }
    document.addEventListener('focusin', end, { once: true })
    return () => document.removeEventListener('focusin', end)
  }, [])
  useEffect(() => {
    const before = shown.current
    if (before.key === key) return
    // A redirect on the way to the first page is part of the first load.
    const isFirst = before.isFirst && type === 'REPLACE'
    shown.current = { page, key, isFirst }
    if (isFirst || isPanel) return
    if (before.page !== page) {
      if (!isOnOpenTab()) focusHeading()
      return
    }
    // A panel that was open from the beginning has nothing to give the focus back to.
    const frame = requestAnimationFrame(() => isFocusLost() && focusHeading())
    return () => cancelAnimationFrame(frame)
  }, [page, isPanel, key, type])
}
