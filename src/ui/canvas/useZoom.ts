import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { observeSize } from '../layout/observeSize'
import { textScale } from '../layout/rem'

const LEAST = 0.3
const MOST = 2
/** The zoom factor of one press of a button or a key. */
export const ZOOM_STEP = 1.25

const clamped = (zoom: number, least: number) => Math.min(MOST, Math.max(least, zoom))

/** The size of a drawing, in pixels at the default text size. */
export interface DrawingSize {
  width: number
  height: number
  /** The zoom at which the drawing fits into a room; by default what its size gives, and at most its full size. */
  fitIn?: (width: number, height: number) => number
}

const fitIn = (size: DrawingSize, width: number, height: number) =>
  size.fitIn?.(width, height) ?? Math.min(1, width / size.width, height / size.height)

/**
 * Zooms by buttons, by `+`, `-` and `0`, and by Ctrl and the wheel (which a pinch also sends). A fitted drawing
 * is fitted again when its view is resized, until the user zooms it.
 *
 * @param size of the drawing at full size; undefined while there is none
 * @param room the available height, in pixels at the default text size
 * @param least the smallest zoom, by default that in which words can still be read
 */
export function useZoom(
  view: RefObject<HTMLElement | null>,
  size: DrawingSize | undefined,
  room: () => number,
  least = LEAST,
) {
  const [zoom, setZoom] = useState(1)
  const [isFitted, setFitted] = useState(false)
  function zoomTo(next: (before: number) => number) {
    setFitted(false)
    setZoom((before) => clamped(next(before), least))
  }
  const zoomBy = (factor: number) => zoomTo((before) => before * factor)
  const fit = () => setFitted(true)

  useLayoutEffect(() => {
    const element = view.current
    if (!isFitted || !element || !size) return
    const refit = () => {
      // One pixel less, so that rounding causes no scrollbar.
      const width = (element.clientWidth - 1) / textScale()
      setZoom(clamped(fitIn(size, width, room()), least))
    }
    refit()
    return observeSize(refit, element)
    // `room` is read when the size of the view changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [view, size, isFitted, least])

  const canZoom = size !== undefined
  useEffect(() => {
    const element = view.current
    if (!element || !canZoom) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      setFitted(false)
      setZoom((before) => clamped(before * Math.exp(-event.deltaY / 300), least))
    }
    // React adds passive listeners, which cannot prevent the browser's zoom.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [view, canZoom, least])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!canZoom || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }
  return { zoom, isFitted, zoomTo, zoomBy, fit, onKeyDown }
}
