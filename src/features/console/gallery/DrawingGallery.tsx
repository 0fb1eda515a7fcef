import { useRef } from 'react'
import { PanZoom, ZoomButtons } from '#ui/canvas/PanZoom'
import { useZoom } from '#ui/canvas/useZoom'
import { OrbitDrawing } from '#ui/layout/OrbitDrawing'
import styles from './Gallery.module.css'

const size = { width: 480, height: 480 }

/** A drawing that is larger than its view. */
export function DrawingGallery() {
  const view = useRef<HTMLElement>(null)
  const zooming = useZoom(view, size, () => size.height)
  return (
    <div onKeyDown={zooming.onKeyDown}>
      <ZoomButtons noun="drawing" zooming={zooming} />
      <section ref={view} className={styles.window} aria-label="Orbits" tabIndex={0}>
        <PanZoom view={view} size={size} zoom={zooming.zoom} scrolls="both">
          <OrbitDrawing size={size.width} />
        </PanZoom>
      </section>
    </div>
  )
}
