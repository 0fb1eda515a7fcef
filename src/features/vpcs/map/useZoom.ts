import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { textScale } from '../../../ui/rem'

const LEAST = 0.3
const MOST = 2
/** What the page's own top and the map's tools take of a screen, in pixels. */
const AROUND = 160
export const ZOOM_STEP = 1.25

const within = (zoom: number) => Math.min(MOST, Math.max(LEAST, zoom))

/**
 * Zooming by buttons, by `+`, `-` and `0`, and by the wheel with Ctrl (which is also what a pinch sends).
 *
 * @param size of the picture at full size; without one there is nothing to zoom
 */
export function useZoom(
  view: RefObject<HTMLElement | null>,
  size: { width: number; height: number } | undefined,
) {
  const [zoom, setZoom] = useState(1)
  const zoomBy = (factor: number) => setZoom((before) => within(before * factor))
  const fit = () =>
    size &&
    setZoom(
      within(
        Math.min(
          1,
          (view.current?.clientWidth ?? size.width) / textScale() / size.width,
          (window.innerHeight / textScale() - AROUND) / size.height,
        ),
      ),
    )

  const canZoom = size !== undefined
  useEffect(() => {
    const element = view.current
    if (!element || !canZoom) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      setZoom((before) => within(before * Math.exp(-event.deltaY / 300)))
    }
    // React listens passively, and a passive listener cannot keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [view, canZoom])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!canZoom || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }
  return { zoom, zoomBy, fit, onKeyDown }
}
