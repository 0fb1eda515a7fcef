import type { ReactNode } from 'react'
import styles from './PropertyList.module.css'

/** A list of fewer properties is short enough in one column. */
const FEWEST_IN_TWO = 6

/** A property list: labels and values; where there is room, a wide one in two columns, a few short facts in one row. */
export const PropertyList = ({
  items,
  isWide = items.length >= FEWEST_IN_TWO,
}: {
  items: readonly { label: string; value: ReactNode }[]
  isWide?: boolean | 'row'
}) => (
  <dl className={`${styles.list} ${isWide === 'row' ? styles.row : isWide ? styles.wide : ''}`}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
