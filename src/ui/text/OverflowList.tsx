import type { ReactNode } from 'react'
import { Badge } from '../feedback/Badge'
import styles from './OverflowList.module.css'
import { Tooltip } from '../overlays/Tooltip'

interface OverflowListProps {
  first: ReactNode
  /** The others, one per line of the tooltip. */
  more: readonly string[]
  /** The tooltip's heading: "Other external IPs". */
  heading: string
}

/** The first of several values, and the number of the others, which are in a tooltip. */
export function OverflowList({ first, more, heading }: OverflowListProps) {
  return (
    <span className={styles.few}>
      {first}
      {more.length > 0 && (
        <Tooltip
          text={
            <>
              <strong className={styles.heading}>{heading}</strong>
              {more.map((other) => (
                <span key={other} className={styles.other}>
                  {other}
                </span>
              ))}
            </>
          }
        >
          <span tabIndex={0} role="note" aria-label={`${heading}: ${more.join(', ')}`}>
            <Badge>+{more.length}</Badge>
          </span>
        </Tooltip>
      )}
    </span>
  )
}
