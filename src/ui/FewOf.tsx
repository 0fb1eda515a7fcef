import { Badge } from './Badge'
import { Tooltip } from './Tooltip'
import styles from './FewOf.module.css'

/** The first of several, and how many more; those are in a tip. */
export function FewOf({ items, mono = false }: { items: readonly string[]; mono?: boolean }) {
  const [first, ...more] = items
  return (
    <span className={styles.few}>
      {mono ? <code>{first}</code> : <span>{first}</span>}
      {more.length > 0 && (
        <Tooltip text={more.join(', ')}>
          <span tabIndex={0} role="note" aria-label={`and ${more.join(', ')}`}>
            <Badge>+{more.length}</Badge>
          </span>
        </Tooltip>
      )}
    </span>
  )
}
