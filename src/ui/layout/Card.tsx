import { useId, type ReactNode } from 'react'
import { TipMark } from '../overlays/TipMark'
import styles from './Card.module.css'

/** A part of a page with its own heading. */
export function Card({
  title,
  tip,
  actions,
  children,
}: {
  title: string
  /** Said by a mark beside the heading. */
  tip?: string
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {tip && <TipMark text={tip} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
