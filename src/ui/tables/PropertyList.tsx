import type { ReactNode } from 'react'
import styles from './PropertyList.module.css'

/** A property list: labels and values. */
export const PropertyList = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <dl className={styles.list}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
