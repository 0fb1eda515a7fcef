import type { ReactNode } from 'react'
import { OrbitDrawing } from './OrbitDrawing'
import styles from './OrbitDrawing.module.css'

/** The kinds of failed pages. Each has its own drawing. */
export type FailureKind = 'missing' | 'failed' | 'forbidden' | 'lost'

const tilt = 'rotate(-24 60 60)'
const Star = () => <circle cx="60" cy="60" r="3.5" className={styles.body} />

const drawings: Readonly<Record<FailureKind, ReactNode>> = {
  // An orbit with a gap.
  missing: (
    <g transform={tilt}>
      <Star />
      <ellipse cx="60" cy="60" rx="26" ry="11" className={styles.far} />
      <path d="M29 42.7A50 22 0 0 0 46 81.1" />
      <path d="M62 82A50 22 0 0 0 104 70.4" />
      <path d="M108.5 65.3A50 22 0 0 0 86 41.2" />
      <path d="M72 38.6A50 22 0 0 0 51 38.3" className={styles.dotted} />
    </g>
  ),
  // A body that has left its orbit.
  failed: (
    <g transform={tilt}>
      <Star />
      <ellipse cx="60" cy="60" rx="26" ry="11" className={styles.far} />
      <ellipse cx="60" cy="60" rx="50" ry="22" />
      <g className={styles.bad}>
        <path d="M106 51.3Q112 48 114 45" className={styles.dotted} />
        <circle cx="116" cy="42" r="4" className={styles.body} />
      </g>
    </g>
  ),
  // An eclipse.
  forbidden: (
    <>
      <g transform={tilt}>
        <ellipse cx="60" cy="60" rx="50" ry="22" className={styles.far} />
      </g>
      <circle cx="60" cy="60" r="19" className={styles.shade} />
      <path d="M46.6 46.6A19 19 0 0 1 79 60A21 21 0 0 0 46.6 46.6Z" className={styles.body} />
    </>
  ),
  // Two systems without a connection.
  lost: (
    <>
      <circle cx="26" cy="78" r="3.5" className={styles.body} />
      <ellipse cx="26" cy="78" rx="19" ry="8.5" transform="rotate(-24 26 78)" />
      <path d="M44 68L54 62.4M66 55.7L76 50" className={styles.dotted} />
      <path d="M57 55l5.6 8M63 55l-6.4 8" className={styles.bad} />
      <circle cx="94" cy="40" r="3.5" className={styles.dotted} />
      <ellipse cx="94" cy="40" rx="19" ry="8.5" transform="rotate(-24 94 40)" className={styles.dotted} />
    </>
  ),
}

export const FailureDrawing = ({ of: kind, size = 120 }: { of: FailureKind; size?: number }) => (
  <OrbitDrawing size={size}>{drawings[kind]}</OrbitDrawing>
)
