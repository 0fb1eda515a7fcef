import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './Card.module.css'

interface TabCardProps {
  /** Its heading, for screen readers: the tab above it says the same. */
  title: string
  /** Its first lines, in the place of the heading. */
  lead?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** The first part of a tab that has the tab's name. */
export function TabCard({ title, lead, actions, children }: TabCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <div className={`${styles.head} ${styles.ofTab}`}>
        <div className={styles.lead}>{lead}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
