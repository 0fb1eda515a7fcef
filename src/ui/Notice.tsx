import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** Something to know, in its place in the page. A failure is announced at once. */
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
