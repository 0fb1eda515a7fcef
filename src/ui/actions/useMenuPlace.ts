import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { largestRoom, placeMenu } from './placeMenu'

/** A button that has moved by more than this has left its menu behind, in pixels. */
const MOVED_PX = 2

interface Options {
  align: 'start' | 'end'
  isFixed: boolean
  isSheet: boolean
  isAsWide: boolean
  onClose: () => void
}

/** The widest window in which a menu is a sheet. */
const PHONE = '(width <= 37.5rem)'

/** Whether a menu is a sheet at the bottom of the window, which stays there when its button moves. */
export const isSheetNow = (menu: HTMLElement | null) => menu?.dataset['sheet'] !== undefined

const view = () => ({ width: document.documentElement.clientWidth, height: innerHeight })

/**
 * Places a menu at its button: once it is laid out and before it is painted, when its size changes, and with the window.
 * Closes it when the button scrolls away. On a phone, the menu of a row is a sheet, which CSS places.
 */
export function useMenuPlace(
  menu: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { align, isFixed, isSheet, isAsWide, onClose }: Options,
) {
  // Read before the menu is in the document: after that, reading would lay out the page.
  const [box] = useState(() => anchor.current?.getBoundingClientRect())
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const { current } = menu
    if (!current || !box) return
    if (isSheet && matchMedia(PHONE).matches) {
      current.setAttribute('data-sheet', '')
      return
    }
    const { style } = current
    style.setProperty('--room', `${largestRoom(box, view())}px`)
    if (isAsWide) style.setProperty('min-width', `max(12rem, ${box.width}px)`)
    let placed = ''
    let frame = 0
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      if (!size || !box) return
      const { inlineSize: width, blockSize: height } = size
      if (placed === `${width} ${height}`) return
      placed = `${width} ${height}`
      // Placing may change the size, which is not to be reported within this report: the next frame looks again.
      observer.unobserve(current)
      if (!isFixed) frame = requestAnimationFrame(() => observer.observe(current))
      const place = placeMenu(box, { width, height }, view(), align)
      style.left = `${place.left}px`
      style.top = place.top === undefined ? 'auto' : `${place.top}px`
      style.bottom = place.bottom === undefined ? 'auto' : `${place.bottom}px`
      style.setProperty('--room', `${place.maxHeight}px`)
      if (isFixed) Object.assign(style, { width: `${Math.ceil(width)}px`, height: `${Math.ceil(height)}px` })
    })
    observer.observe(current)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [menu, box, align, isFixed, isSheet, isAsWide])

  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      if (isSheetNow(menu.current)) return
      const now = anchor.current?.getBoundingClientRect()
      if (!now || !box || (target instanceof Node && menu.current?.contains(target))) return
      const moved = Math.max(Math.abs(now.top - box.top), Math.abs(now.left - box.left))
      if (moved > MOVED_PX) close.current()
    }
    // In a window of another size the button may be elsewhere.
    const onResize = () => close.current()
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true })
      window.removeEventListener('resize', onResize)
    }
  }, [menu, anchor, box])
}
