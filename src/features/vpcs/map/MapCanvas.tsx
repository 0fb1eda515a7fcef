import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { EdgeShadows, edgesClass } from '#ui/tables/EdgeShadows'
import { IconButton } from '#ui/actions/IconButton'
import { moveByArrow } from '#ui/layout/moveByArrow'
import { inRem, textScale } from '#ui/layout/rem'
import { usePan } from '#ui/layout/usePan'
import { useZoom, ZOOM_STEP } from '#ui/layout/useZoom'
import { Spinner } from '#ui/feedback/Spinner'
import { useSideEdges } from '#ui/tables/useSideEdges'
import { arrange, WIDE_FROM } from './layout'
import styles from './MapCanvas.module.css'
import { MapFocusContext } from './mapFocus'
import { MapScene } from './MapScene'
import { MapStack } from './MapStack'
import type { MapNode, MapModel } from './mapModel'
import { useWidth } from './useWidth'

/** Height of the page header and the map's tools, in pixels. */
const AROUND = 160

/** The height that is left for a map, in pixels at the default text size. */
const mapRoom = () => window.innerHeight / textScale() - AROUND

interface MapCanvasProps {
  label: string
  /** Undefined while loading. */
  model: MapModel | undefined
  /** Unfolds a overflow. */
  onUnfold: (id: string) => void
  tools?: ReactNode
}

/**
 * The map in its scroll area, as wide as the area and as tall as needed. The area is a normal scrolling element, so
 * keyboard, touch and focused links scroll it; dragging and zooming are added.
 */
export function MapCanvas({ label, model, onUnfold, tools }: MapCanvasProps) {
  const view = useRef<HTMLElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const setView = useCallback((element: HTMLElement | null) => {
    view.current = element
    setScroller(element)
  }, [])
  const edges = useSideEdges(scroller)
  const width = useWidth(view)
  const [active, setActive] = useState<MapNode>()
  const layout = useMemo(
    () => (model && width !== undefined && width >= WIDE_FROM ? arrange(model, width) : undefined),
    [model, width],
  )
  const { zoom, zoomBy, fit, onKeyDown } = useZoom(view, layout, mapRoom)
  const pan = usePan(view)
  const focus = useMemo(() => ({ active, activate: setActive }), [active])
  return (
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <p className={styles.legend}>
          <svg width="34" height="8" aria-hidden>
            <path d={layout ? 'M34,4 H2 M6,1 L1.5,4 L6,7' : 'M0,4 H32 M28,1 L32.5,4 L28,7'} />
          </svg>
          Routes, by the destinations they are for
        </p>
        <span className={styles.buttons}>
          {tools}
          {layout && (
            <>
              <IconButton
                label="Zoom out"
                icon={<ZoomOut size={16} aria-hidden />}
                onClick={() => zoomBy(1 / ZOOM_STEP)}
              />
              <IconButton
                label="Zoom in"
                icon={<ZoomIn size={16} aria-hidden />}
                onClick={() => zoomBy(ZOOM_STEP)}
              />
              <IconButton label="Fit the map" icon={<Maximize size={16} aria-hidden />} onClick={fit} />
            </>
          )}
        </span>
      </div>
      <MapFocusContext value={focus}>
        <div className={edgesClass}>
          <section ref={setView} className={styles.view} aria-label={label} aria-busy={!model} tabIndex={0}>
            {!model && (
              <p className={styles.waiting}>
                <Spinner /> Drawing the map …
              </p>
            )}
            <div onKeyDown={moveByArrow}>
              {model && layout && (
                <div
                  className={styles.ground}
                  style={{ width: inRem(layout.width * zoom), height: inRem(layout.height * zoom) }}
                  {...pan}
                >
                  <div
                    className={styles.scene}
                    style={{
                      width: inRem(layout.width),
                      height: inRem(layout.height),
                      transform: `scale(${zoom})`,
                    }}
                  >
                    <MapScene model={model} layout={layout} onUnfold={onUnfold} />
                  </div>
                </div>
              )}
              {model && width !== undefined && !layout && <MapStack model={model} onUnfold={onUnfold} />}
            </div>
          </section>
          <EdgeShadows edges={edges} />
        </div>
      </MapFocusContext>
      {model && <Caption active={active} />}
    </div>
  )
}

/** The description of the current node; its link has the same accessible description. */
const Caption = ({ active }: { active: MapNode | undefined }) => (
  <p className={styles.caption} aria-hidden>
    {active ? (
      <span>
        <b>
          {active.kind} {active.label}
        </b>{' '}
        {active.description}
      </span>
    ) : (
      <span>Point at a node, or go to it with Tab and the arrow keys, to see what leads where.</span>
    )}
  </p>
)
