import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useRef, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../actions/IconButton'
import { inRem } from '../layout/rem'
import { moveByArrow } from './moveByArrow'
import styles from './PanZoom.module.css'
import { ZOOM_STEP, type DrawingSize } from './useZoom'

interface PanZoomProps {
  /** The scrolling element around the drawing, which keyboard, touch and focused links can scroll too. */
  view: RefObject<HTMLElement | null>
  size: DrawingSize
  zoom: number
  scrolls?: 'sideways' | 'both'
  children: ReactNode
}

/** A drawing that is dragged and zoomed in a scrolling view. Arrow keys move between its links and buttons. */
export const PanZoom = ({ view, size: { width, height }, zoom, scrolls, children }: PanZoomProps) => (
  <div
    className={styles.ground}
    style={{ width: inRem(width * zoom), height: inRem(height * zoom) }}
    onKeyDown={moveByArrow}
    {...usePan(view, scrolls)}
  >
    <div
      className={styles.scene}
      style={{ width: inRem(width), height: inRem(height), transform: `scale(${zoom})` }}
    >
      {children}
    </div>
  </div>
)

interface ZoomButtonsProps {
  /** Undefined while there is no drawing to zoom. */
  zooming: { zoomBy: (factor: number) => void; fit: () => void } | undefined
  /** The name of the drawing: "map". */
  noun: string
  /** Other buttons, before the zoom buttons. */
  children?: ReactNode
}

/** The buttons that zoom a drawing. */
export const ZoomButtons = ({ zooming, noun, children }: ZoomButtonsProps) => (
  <span className={styles.buttons}>
    {children}
    {zooming && (
      <>
        <IconButton
          label="Zoom out"
          icon={<ZoomOut size={16} aria-hidden />}
          onClick={() => zooming.zoomBy(1 / ZOOM_STEP)}
        />
        <IconButton
          label="Zoom in"
          icon={<ZoomIn size={16} aria-hidden />}
          onClick={() => zooming.zoomBy(ZOOM_STEP)}
        />
        <IconButton
          label={`Fit the ${noun}`}
          icon={<Maximize size={16} aria-hidden />}
          onClick={zooming.fit}
        />
      </>
    )}
  </span>
)

/**
 * Dragging an empty area with the mouse scrolls; touch scrolls natively.
 *
 * @param scrolls whether the view scrolls in both directions, or only sideways while the page scrolls down
 */
function usePan(view: RefObject<HTMLElement | null>, scrolls: 'sideways' | 'both' = 'sideways') {
  const from = useRef<{ x: number; y: number }>(undefined)
  const stop = () => {
    from.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isEmpty = event.target instanceof Element && !event.target.closest('a, button')
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isEmpty) return
      from.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return
      const down = from.current.y - event.clientY
      view.current?.scrollBy(from.current.x - event.clientX, scrolls === 'both' ? down : 0)
      if (scrolls === 'sideways') window.scrollBy(0, down)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}
