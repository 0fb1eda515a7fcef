import { useId, useState, type ReactNode } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { hasHistory } from '#store/eventLog/history'
import { useAppSelector } from '#store/hooks'
import type { StatefulKind } from '#model/nouns'
import { DisclosureButton } from '#ui/actions/DisclosureButton'
import { StateChangeList } from './StateChangeList'
import styles from './StateHistory.module.css'

interface StateHistoryProps {
  kind: StatefulKind
  lifecycle: Lifecycle
  id: string
  /** Beside the button. */
  children?: ReactNode
}

/** The last changes of a resource's state, with their causes, behind a button; no button while there are none. */
export function StateHistory({ kind, lifecycle, id, children }: StateHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const hasChanges = useAppSelector(({ eventLog }) => hasHistory(eventLog.entries, { kind, id }))
  const content = useId()
  return (
    <>
      <div className={styles.line}>
        {hasChanges && (
          <DisclosureButton
            label="History"
            isOpen={isOpen}
            content={content}
            onToggle={() => setIsOpen(!isOpen)}
          />
        )}
        {children}
      </div>
      {hasChanges && isOpen && (
        <div id={content} className={styles.content}>
          <StateChangeList kind={kind} lifecycle={lifecycle} id={id} />
        </div>
      )}
    </>
  )
}
