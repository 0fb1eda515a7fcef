import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { OrbitDrawing } from './OrbitDrawing'

/** Nothing here yet, what would be here, and the next step. */
export const EmptyState = ({ title, body, action }: { title: string; body: string; action?: ReactNode }) => (
  <div className={styles.empty}>
    <span className={styles.drawing}>
      <OrbitDrawing />
    </span>
    <h2>{title}</h2>
    <p>{body}</p>
    {action}
  </div>
)
