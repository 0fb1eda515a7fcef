import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** A notice in the page. Errors and refusals are announced immediately. */
export const Notice = ({
  tone,
  title,
  children,
}: {
  /** Refused: a role is missing, and nothing failed. */
  tone: 'failed' | 'refused' | 'attention' | 'info'
  title: string
  children: ReactNode
}) => (
  <div
    className={`${styles.notice} ${styles[tone]}`}
    role={tone === 'failed' || tone === 'refused' ? 'alert' : 'note'}
  >
    <strong>{title}</strong>
    <div>{children}</div>
  </div>
)
