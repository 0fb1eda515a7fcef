import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { OrbitDrawing } from '../layout/OrbitDrawing'

/** An empty state: what would be here, and the next step. */
export const EmptyState = ({
  title,
  body,
  action,
  small = false,
}: {
  title: string
  body: string
  action?: ReactNode
  /** One of several on a page, without a picture. */
  small?: boolean
}) => (
  <div className={`${styles.empty} ${small ? styles.small : ''}`}>
    {!small && <OrbitDrawing size={96} />}
    <h2>{title}</h2>
    <p>{body}</p>
    {action}
  </div>
)
