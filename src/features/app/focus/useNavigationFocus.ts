import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import { useConsolePart } from '#store/hooks'
import { palette } from '#features/kit/palette/paletteStore'
import { handleOf, type ShownCrumb } from '#features/kit/routing/crumbs'
import { focusHeading, isFocusLost } from './focusHeading'

/** Whether a tab has the focus. An opened tab keeps it, so that the arrow keys reach its neighbours. */
const isOnOpenTab = () => document.activeElement?.matches('[role="tab"][aria-selected="true"]') ?? false

/**
 * Whether a field has the focus, as the first one of a form page, or a menu, opened before the navigation to the page's
 * first tab has ended.
 */
const isInUse = () => document.activeElement?.matches('main form input, [role^="menu"]') ?? false

/**
 * Keeps the focus on the page, from the first focused element on: its code is fetched then.
 *
 * @returns a function that ends it
 */
function watchFocus() {
  const end = new AbortController()
  let stop = () => {}
  async function begin({ target }: FocusEvent) {
    // Without the code the browser handles a lost focus; the next focused element fetches it again.
    const code = await import('./keepFocus').catch(() => undefined)
    if (!code || end.signal.aborted) return
    end.abort()
    stop = code.keepFocus(target)
  }
  document.addEventListener('focusin', (event) => void begin(event), { signal: end.signal })
  return () => {
    end.abort()
    stop()
  }
}

/**
 * Moves the focus to the heading of each new page, or leaves it on the field of a form, or of the quick actions, which
 * were opened before the page had come: an entry that is chosen there closes them first. Ignores the first load, which
 * the browser handles; panels, which move the focus themselves; and changes of the query string.
 *
 * @param crumbs those of the page; another page has other visible crumbs
 */
export function useNavigationFocus(crumbs: readonly ShownCrumb[]) {
  const { pathname, key } = useLocation()
  const matches = useMatches()
  const isPanel = handleOf(matches.at(-1))?.isPanel ?? false
  const visible = crumbs.filter((crumb) => !crumb.titleOnly)
  const page = visible.length > 0 ? JSON.stringify(visible) : pathname
  const type = useNavigationType()
  const { isOpen } = useConsolePart(palette)
  const shown = useRef({ page, key, isFirst: true })

  useEffect(watchFocus, [])
  useEffect(() => {
    // The first load ends once an element has the focus.
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
      if (!isOnOpenTab() && !isInUse() && !isOpen.get()) focusHeading()
      return
    }
    // A panel that was open at the first load has no element to return the focus to.
    const frame = requestAnimationFrame(() => isFocusLost() && focusHeading())
    return () => cancelAnimationFrame(frame)
  }, [page, isPanel, key, type, isOpen])
}
