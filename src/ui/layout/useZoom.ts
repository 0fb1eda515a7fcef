import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { textScale } from './rem'

const LEAST = 0.3
const MOST = 2
export const ZOOM_STEP = 1.25

const clamped = (zoom: number) => Math.min(MOST, Math.max(LEAST, zoom))

/**
 * Zooms by buttons, by `+`, `-` and `0`, and by Ctrl and the wheel (which a pinch also sends).
 *
 * @param size of the drawing at full size, in pixels at the default text size; undefined while there is none
 * @param room the height that there is for it, in pixels at the default text size
 */
export function useZoom(
  view: RefObject<HTMLElement | null>,
  size: { width: number; height: number } | undefined,
  room: () => number,
) {
  const [zoom, setZoom] = useState(1)
  const zoomBy = (factor: number) => setZoom((before) => clamped(before * factor))
  const fit = () =>
    size &&
    setZoom(
      clamped(
        Math.min(
          1,
          (view.current?.clientWidth ?? size.width) / textScale() / size.width,
          room() / size.height,
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
      setZoom((before) => clamped(before * Math.exp(-event.deltaY / 300)))
    }
    // React adds passive listeners, which cannot prevent the browser's zoom.
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
