import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react'

const LEAST = 0.3
const MOST = 2
/** The smallest size at which names can still be read; the first view does not go below. */
const READABLE = 0.75
export const ZOOM_STEP = 1.25

const within = (zoom: number, least = LEAST) => Math.min(MOST, Math.max(least, zoom))

/** Zooming by buttons, by `+`, `-` and `0`, and by the wheel with Ctrl (which is also what a pinch sends). */
export function useZoom(view: RefObject<HTMLElement | null>, size: { width: number; height: number }) {
  const [zoom, setZoom] = useState(1)
  const zoomBy = (factor: number) => setZoom((before) => within(before * factor))
  const fit = () => {
    const { clientWidth = size.width, clientHeight = size.height } = view.current ?? {}
    setZoom(within(Math.min(1, clientWidth / size.width, clientHeight / size.height)))
  }

  useLayoutEffect(() => {
    if (view.current) setZoom(within(Math.min(1, view.current.clientWidth / size.width), READABLE))
  }, [view, size.width])

  useEffect(() => {
    const element = view.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      setZoom((before) => within(before * Math.exp(-event.deltaY / 300)))
    }
    // React listens passively, and a passive listener cannot keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [view])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }
  return { zoom, zoomBy, fit, onKeyDown }
}
