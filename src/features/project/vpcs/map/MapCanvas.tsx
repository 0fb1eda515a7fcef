import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react'
import { EdgeShadows, edgesClass } from '#ui/tables/EdgeShadows'
import { moveByArrow } from '#ui/canvas/moveByArrow'
import { PanZoom, ZoomButtons } from '#ui/canvas/PanZoom'
import { useZoom } from '#ui/canvas/useZoom'
import { textScale } from '#ui/layout/rem'
import { Spinner } from '#ui/feedback/Spinner'
import { observeSize } from '#ui/layout/observeSize'
import { useSideEdges } from '#ui/tables/useSideEdges'
import { arrange, scaleToFit, WIDE_FROM } from './layout'
import styles from './MapCanvas.module.css'
import { MapFocusContext } from './mapFocus'
import { MapScene } from './MapScene'
import { MapStack } from './MapStack'
import type { MapNode, MapModel } from './mapModel'

/**
 * The inner width of an element in pixels at the default text size (large text leaves less room), updated on change;
 * undefined before the first measurement.
 */
function useWidth(of: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const look = () => setWidth(element.clientWidth / textScale())
    look()
    return observeSize(look, element)
  }, [of])
  return width
}

/** Height of the page header and the map's tools, in pixels. */
const AROUND = 160

/** The available height of a map, in pixels at the default text size. */
const mapRoom = () => window.innerHeight / textScale() - AROUND

interface MapCanvasProps {
  label: string
  /** Undefined while loading. */
  model: MapModel | undefined
  /** Unfolds an overflow. */
  onUnfold: (id: string) => void
  /** Called when the user fits the map. */
  onFit: () => void
  tools?: ReactNode
  /** Highlighted and described while the user points at nothing. */
  lit?: MapNode | undefined
}

/** The map in its scroll area, as wide as the area and as tall as needed. It can be dragged and zoomed. */
export function MapCanvas({ label, model, onUnfold, onFit, tools, lit }: MapCanvasProps) {
  const frame = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const setView = useCallback((element: HTMLElement | null) => {
    view.current = element
    setScroller(element)
  }, [])
  const edges = useSideEdges(scroller)
  const width = useWidth(view)
  const [pointed, setActive] = useState<MapNode>()
  const active = pointed ?? lit
  const full = useMemo(() => {
    if (!model || width === undefined || width < WIDE_FROM) return undefined
    const layout = arrange(model, width)
    return { ...layout, fitIn: (_: number, height: number) => scaleToFit(layout, height) }
  }, [model, width])
  const zooming = useZoom(view, full, mapRoom)
  const { zoom, isFitted } = zooming
  // A fitted map has more columns the smaller it is: it stays as wide as its area.
  const layout = useMemo(
    () => (isFitted && model && full ? arrange(model, (full.width - 1) / zoom) : full),
    [isFitted, model, full, zoom],
  )
  // Fitting also shows all of the map that the window has room for, once it has its size.
  useLayoutEffect(() => {
    if (!isFitted) return
    onFit()
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'nearest' }))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFitted])
  const focus = useMemo(() => ({ active, activate: setActive }), [active])
  return (
    <div ref={frame} className={styles.frame} onKeyDown={zooming.onKeyDown}>
      <div className={styles.tools}>
        <p className={styles.legend}>
          {/* It points as the routes are drawn. */}
          {model && width !== undefined && (
            <svg width="34" height="8" aria-hidden>
              <path d={layout ? 'M34,4 H2 M6,1 L1.5,4 L6,7' : 'M0,4 H32 M28,1 L32.5,4 L28,7'} />
            </svg>
          )}
          Routes, by the destinations they are for
        </p>
        <ZoomButtons noun="map" zooming={layout && zooming}>
          {tools}
        </ZoomButtons>
      </div>
      <MapFocusContext value={focus}>
        <div className={edgesClass}>
          <section ref={setView} className={styles.view} aria-label={label} aria-busy={!model} tabIndex={0}>
            {!model && (
              <p className={styles.waiting}>
                <Spinner /> Drawing the map …
              </p>
            )}
            {model && layout && (
              <PanZoom view={view} size={layout} zoom={zoom}>
                <MapScene model={model} layout={layout} onUnfold={onUnfold} />
              </PanZoom>
            )}
            {model && width !== undefined && !layout && (
              <div onKeyDown={moveByArrow}>
                <MapStack model={model} onUnfold={onUnfold} />
              </div>
            )}
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
      <>
        <span className={styles.pointed}>Point at a node, or go to it by Tab, to see where it leads.</span>
        <span className={styles.tapped}>Tap a node to see where it leads.</span>
      </>
    )}
  </p>
)
