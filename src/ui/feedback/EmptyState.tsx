import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { OrbitDrawing } from '../layout/OrbitDrawing'

/** An empty state: the things that would be listed, and the next step. */
export const EmptyState = ({
  title,
  body,
  action,
  small = false,
}: {
  title: string
  body: string
  action?: ReactNode
  /** Without a picture, for one of several on a page: the heading of its section is above it. */
  small?: boolean
}) => (
  <div className={`${styles.empty} ${small ? styles.small : ''}`}>
    {!small && <OrbitDrawing size={96} />}
    {small ? <h3>{title}</h3> : <h2>{title}</h2>}
    <p>{body}</p>
    {action}
  </div>
)
