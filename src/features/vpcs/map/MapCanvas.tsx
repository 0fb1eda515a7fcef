import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { EdgeShadows, edgesClass } from '../../../ui/EdgeShadows'
import { IconButton } from '../../../ui/IconButton'
import { inRem } from '../../../ui/rem'
import { Spinner } from '../../../ui/Spinner'
import { useSideEdges } from '../../../ui/useSideEdges'
import { arrange, WIDE_FROM } from './layout'
import styles from './MapCanvas.module.css'
import { MapFocusContext } from './mapFocus'
import { MapScene } from './MapScene'
import { MapStack } from './MapStack'
import type { Part, Picture } from './picture'
import { moveByArrow } from './moveByArrow'
import { usePan } from './usePan'
import { useWidth } from './useWidth'
import { useZoom, ZOOM_STEP } from './useZoom'

interface MapCanvasProps {
  label: string
  /** Undefined while it is on its way. */
  picture: Picture | undefined
  /** Wants to see all of what a fold hides. */
  onUnfold: (id: string) => void
  tools?: ReactNode
}

/**
 * The picture in its window, as wide as the window and as high as it needs to be. The window is an ordinary part of the
 * page, so the keyboard, a finger and a focused link move it without further ado; dragging and zooming come on top.
 */
export function MapCanvas({ label, picture, onUnfold, tools }: MapCanvasProps) {
  const view = useRef<HTMLElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const setView = useCallback((element: HTMLElement | null) => {
    view.current = element
    setScroller(element)
  }, [])
  const edges = useSideEdges(scroller)
  const width = useWidth(view)
  const [active, setActive] = useState<Part>()
  const layout = useMemo(
    () => (picture && width !== undefined && width >= WIDE_FROM ? arrange(picture, width) : undefined),
    [picture, width],
  )
  const { zoom, zoomBy, fit, onKeyDown } = useZoom(view, layout)
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
          <section ref={setView} className={styles.view} aria-label={label} aria-busy={!picture} tabIndex={0}>
            {!picture && (
              <p className={styles.waiting}>
                <Spinner /> Drawing the map …
              </p>
            )}
            <div onKeyDown={moveByArrow}>
              {picture && layout && (
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
                    <MapScene picture={picture} layout={layout} onUnfold={onUnfold} />
                  </div>
                </div>
              )}
              {picture && width !== undefined && !layout && (
                <MapStack picture={picture} onUnfold={onUnfold} />
              )}
            </div>
          </section>
          <EdgeShadows edges={edges} />
        </div>
      </MapFocusContext>
      {picture && <Caption active={active} />}
    </div>
  )
}

/** What is known of the part that is looked at; its link says the same to those who do not see this. */
const Caption = ({ active }: { active: Part | undefined }) => (
  <p className={styles.caption} aria-hidden>
    {active ? (
      <span>
        <b>
          {active.kind} {active.label}
        </b>{' '}
        {active.story}
      </span>
    ) : (
      <span>Point at a part, or go to it with Tab and the arrow keys, to see what leads where.</span>
    )}
  </p>
)
