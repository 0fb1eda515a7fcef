import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import type { RouteHandle, ShownCrumb } from '#features/kit/routing/crumbs'
import { focusHeading, isFocusLost } from './focusHeading'
import { keepFocus } from './keepFocus'

/** A tab that was just opened keeps the focus, so that the arrow keys reach its neighbours. */
const isOnOpenTab = () => document.activeElement?.matches('[role="tab"][aria-selected="true"]') ?? false

/** A page that is a form has put the focus on its first field. */
const isOnField = () => document.activeElement?.matches('main form input') ?? false

/**
 * Moves the focus to the heading of each new page, or leaves it on the field of a form. Not on the first load, which the browser handles; not when a panel
 * opens or closes, which moves the focus itself; not when only the query string changes.
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
    // The first load ends when an element has had the focus.
    const end = () => {
      shown.current.isFirst = false
    }
    document.addEventListener('focusin', end, { once: true })
    return () => document.removeEventListener('focusin', end)
  }, [])
  useEffect(() => {
    const before = shown.current
    if (before.key === key) return
    // A redirect during the first load is part of it.
    const isFirst = before.isFirst && type === 'REPLACE'
    shown.current = { page, key, isFirst }
    if (isFirst || isPanel) return
    if (before.page !== page) {
      if (!isOnOpenTab() && !isOnField()) focusHeading()
      return
    }
    // A panel that was open at the first load has no element to return the focus to.
    const frame = requestAnimationFrame(() => isFocusLost() && focusHeading())
    return () => cancelAnimationFrame(frame)
  }, [page, isPanel, key, type])
}
