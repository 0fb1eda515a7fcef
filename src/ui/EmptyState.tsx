import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { OrbitDrawing } from './OrbitDrawing'

interface EmptyStateProps {
  title: string
  body: string
  action?: ReactNode
  /** It stands in one part of a page among others, and is quieter. */
  isPart?: boolean
}

/** Nothing here yet, what would be here, and the next step. */
export const EmptyState = ({ title, body, action, isPart = false }: EmptyStateProps) => (
  <div className={isPart ? `${styles.empty} ${styles.part}` : styles.empty}>
    {!isPart && (
      <span className={styles.drawing}>
        <OrbitDrawing />
      </span>
    )}
    {isPart ? <h3>{title}</h3> : <h2>{title}</h2>}
    <p>{body}</p>
    {action}
  </div>
)
