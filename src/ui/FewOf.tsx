import type { ReactNode } from 'react'
import { Badge } from './Badge'
import styles from './FewOf.module.css'
import { Tooltip } from './Tooltip'

/** The first of several, and how many more; those are in a tip. */
export function FewOf({ first, more }: { first: ReactNode; more: readonly string[] }) {
  const rest = more.join(', ')
  return (
    <span className={styles.few}>
      {first}
      {more.length > 0 && (
        <Tooltip text={rest}>
          <span tabIndex={0} role="note" aria-label={`and ${rest}`}>
            <Badge>+{more.length}</Badge>
          </span>
        </Tooltip>
      )}
    </span>
  )
}
