import ChevronRight from 'lucide-react/icons/chevron-right'
import { Suspense, useId, useState, type ReactNode } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { KindName } from '#store/observer/resourceKind'
import { lazyPart } from '#ui/lazyPart'
import styles from './WhatHappened.module.css'

const HappeningList = lazyPart(async () => (await import('./HappeningList')).HappeningList, { isRare: true })

interface WhatHappenedProps {
  kind: KindName
  lifecycle: Lifecycle
  id: string
  /** Beside the button. */
  children?: ReactNode
}

/** The last changes of a resource's state, with what made them happen. Closed, it is a button and what stands beside it. */
export function WhatHappened({ kind, lifecycle, id, children }: WhatHappenedProps) {
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
            <HappeningList kind={kind} lifecycle={lifecycle} id={id} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
