import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { OrbitDrawing } from './OrbitDrawing'

/** Nothing here yet, what would be here, and the next step. */
export const EmptyState = ({
  title,
  body,
  action,
  small = false,
}: {
  title: string
  body: string
  action?: ReactNode
  /** One of several on a page, which need no picture each. */
  small?: boolean
}) => (
  <div className={`${styles.empty} ${small ? styles.small : ''}`}>
    {!small && (
      <span className={styles.drawing}>
        <OrbitDrawing />
      </span>
    )}
    <h2>{title}</h2>
    <p>{body}</p>
    {action}
  </div>
)
