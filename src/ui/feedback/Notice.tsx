import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** A notice in the page. Errors are announced immediately. */
export const Notice = ({
  tone,
  title,
  children,
}: {
  tone: 'failed' | 'attention' | 'info'
  title: string
  children: ReactNode
}) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'failed' ? 'alert' : 'note'}>
    <strong>{title}</strong>
    <div>{children}</div>
  </div>
)
