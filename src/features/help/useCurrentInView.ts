import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** How far from the ends of the list an entry is well in view, in pixels: the pill of the preview is over its end. */
const MARGIN = 56

/** Scrolls the sidebar to its current entry, unless that is in view. The page does not move. */
export function useCurrentInView() {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector('#content ~ * nav [aria-current="page"]')
    const list = link?.closest('nav')?.parentElement
    if (!link || !list) return
    const [entry, box] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
    const isInView = entry.top >= box.top && entry.bottom <= box.bottom - MARGIN
    if (!isInView) list.scrollTop += entry.top - box.top - (box.height - entry.height) / 2
  }, [pathname])
}
