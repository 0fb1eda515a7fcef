import { EmptyState } from '#ui/feedback/EmptyState'
import type { PartProps } from '../part'
import { FailForm } from './FailForm'
import { ReportForm } from './ReportForm'
import { SendForm } from './SendForm'
import styles from './SendTab.module.css'

/** Events for actors; and, on the mock region, reports on its behalf and calls that fail. */
export function SendTab({ seen, source, view, show }: PartProps) {
  const { actions } = source
  if (!actions)
    return (
      <EmptyState
        small
        title="Only looking here"
        body="Events are sent from the page itself: open the debugger below it, or on its own page."
      />
    )
  return (
    <div className={styles.part}>
      <SendForm actors={seen.actors} onSend={actions.send} />
      {import.meta.env.VITE_MOCK === '1' && actions.report && (
        <ReportForm
          seen={seen}
          charts={source.charts.filter(({ id }) => actions.reportedKinds.includes(id))}
          onReport={actions.report}
          view={view}
          show={show}
        />
      )}
      {import.meta.env.VITE_MOCK === '1' && actions.failNext && actions.failuresLeft && (
        <FailForm onFail={actions.failNext} failuresLeft={actions.failuresLeft} />
      )}
    </div>
  )
}
