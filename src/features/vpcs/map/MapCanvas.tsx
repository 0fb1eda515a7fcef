import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton'
import { Spinner } from '../../../ui/Spinner'
import { SCENE_WIDTH, sceneHeight } from './geometry'
import type { MapGraph } from './graph'
import styles from './MapCanvas.module.css'
import { MapEdges } from './MapEdges'
import { MapNodes } from './MapNodes'
import { usePan } from './usePan'
import { useZoom, ZOOM_STEP } from './useZoom'

interface MapCanvasProps {
  label: string
  /** Undefined while it is on its way. */
  graph: MapGraph | undefined
  /** Wants to see all of what a fold hides. */
  onUnfold: (id: string) => void
  tools?: ReactNode
}

/**
 * The picture in its window. The window scrolls as any scrolling area does, so the keyboard, a finger and a focused link
 * move it without further ado; dragging and zooming come on top.
 */
export function MapCanvas({ label, graph, onUnfold, tools }: MapCanvasProps) {
  const view = useRef<HTMLElement>(null)
  const [active, setActive] = useState<string>()
  const size = { width: SCENE_WIDTH, height: sceneHeight(graph?.rows ?? 4) }
  const { zoom, zoomBy, fit, onKeyDown } = useZoom(view, size)
  const pan = usePan(view)
  return (
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <Legend />
        <span className={styles.buttons}>
          {tools}
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
        </span>
      </div>
      <section ref={view} className={styles.view} aria-label={label} aria-busy={!graph} tabIndex={0}>
        {graph ? (
          <div
            className={styles.ground}
            style={{ width: size.width * zoom, height: size.height * zoom }}
            {...pan}
          >
            <div className={styles.scene} style={{ ...size, transform: `scale(${zoom})` }}>
              <MapEdges graph={graph} size={size} active={active} />
              <MapNodes graph={graph} onActive={setActive} onUnfold={onUnfold} />
            </div>
          </div>
        ) : (
          <p className={styles.waiting}>
            <Spinner /> Drawing the map …
          </p>
        )}
      </section>
    </div>
  )
}

const Legend = () => (
  <ul className={styles.legend} aria-label="Lines">
    {(['route', 'use', 'interface'] as const).map((kind) => (
      <li key={kind}>
        <svg width="28" height="8" aria-hidden className={styles[kind]}>
          <path d="M1,4 H27" />
        </svg>
        {{ route: 'Route', use: 'Router of the subnet', interface: 'Interface' }[kind]}
      </li>
    ))}
  </ul>
)
