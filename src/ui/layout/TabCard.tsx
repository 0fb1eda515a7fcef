import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './Card.module.css'

interface TabHeadProps {
  /** Its first lines, in the place of a heading. */
  lead?: ReactNode
  actions?: ReactNode
}

/** The head of a tab: its first lines, and its actions at the end of their row. */
export const TabHead = ({ lead, actions }: TabHeadProps) => (
  <div className={`${styles.head} ${styles.ofTab}`}>
    <div className={styles.lead}>{lead}</div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)

interface TabCardProps extends TabHeadProps {
  /** Its heading, for screen readers: the tab above it says the same. */
  title: string
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
      <TabHead lead={lead} actions={actions} />
      {children}
    </section>
  )
}
