import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'
import { OrbitDrawing } from './OrbitDrawing'

/** A whole page that says one thing, and the ways on. */
export const MessagePage = ({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
}) => (
  <main className={styles.page}>
    <span className={styles.drawing}>
      <OrbitDrawing size={160} />
    </span>
    <h1>{title}</h1>
    <div className={styles.text}>{children}</div>
    <div className={styles.actions}>{actions}</div>
  </main>
)
