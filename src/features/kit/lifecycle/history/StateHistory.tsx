import ChevronRight from 'lucide-react/icons/chevron-right'
import { Suspense, useId, useState, type ReactNode } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StatefulKind } from '#store/model/nouns'
import { lazyPart } from '#ui/lazyPart'
import styles from './StateHistory.module.css'

const StateChangeList = lazyPart(async () => (await import('./StateChangeList')).StateChangeList, {
  isRare: true,
})

interface StateHistoryProps {
  kind: StatefulKind
  lifecycle: Lifecycle
  id: string
  /** Beside the button. */
  children?: ReactNode
}

/** The last changes of a resource's state, with their causes, behind a button. */
export function StateHistory({ kind, lifecycle, id, children }: StateHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const content = useId()
  return (
    <div className={styles.section}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight size={14} aria-hidden className={styles.chevron} />
          What happened
        </button>
        {children}
      </div>
      {isOpen && (
        <div id={content}>
          <Suspense>
            <StateChangeList kind={kind} lifecycle={lifecycle} id={id} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
