import type { ReactNode } from 'react'
import styles from './OrbitDrawing.module.css'

const tilt = 'rotate(-24 60 60)'

/** An orbit with an empty place for a body. */
const empty = (
  <g transform={tilt}>
    <circle cx="60" cy="60" r="3.5" className={styles.body} />
    <ellipse cx="60" cy="60" rx="26" ry="11" className={styles.far} />
    <path d="M91.2 47.2A50 22 0 1 0 97.5 50.6" />
    <circle cx="94.5" cy="48.5" r="3.6" className={styles.dotted} />
  </g>
)

/** A line drawing of orbits, in the stroke of the state marks. The default is an empty orbit. */
export const OrbitDrawing = ({ size = 120, children = empty }: { size?: number; children?: ReactNode }) => (
  <svg
    width={size}
    height={Math.round((size * 88) / 112)}
    viewBox="4 16 112 88"
    className={styles.drawing}
    aria-hidden
  >
    {children}
  </svg>
)
