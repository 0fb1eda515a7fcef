import type { ReactNode } from 'react'
import { Badge } from './Badge'
import styles from './FewOf.module.css'
import { Tooltip } from './Tooltip'

interface FewOfProps {
  first: ReactNode
  /** The others, each in a line of the tip. */
  more: readonly string[]
  /** What the others are: "Other external IPs". Stands above them in the tip. */
  heading: string
}

/** The first of several, and how many more; those are in a tip. */
export function FewOf({ first, more, heading }: FewOfProps) {
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
