import { EmptyState } from '#ui/feedback/EmptyState'
import type { PartProps } from '../part'
import { FailForm } from './FailForm'
import { ReportForm } from './ReportForm'
import { SendForm } from './SendForm'
import styles from './SendTab.module.css'

/** Sends events to actors; on the mock region, also reports states and makes requests fail. */
export function SendTab({ seen, source, view, show }: PartProps) {
  const { actions } = source
  if (!actions)
    return (
      <EmptyState
        small
        title="Only looking here"
        body="Events are sent from the page itself: open the debugger beside it, or on its own page."
      />
    )
  // A lifecycle is fed by the region alone.
  const lifecycles = new Set(source.charts.flatMap(({ id, kind }) => (kind === 'lifecycle' ? [id] : [])))
  const actors = seen.actors.filter(({ machine }) => !lifecycles.has(machine))
  return (
    <div className={styles.part}>
      <SendForm actors={actors} onSend={actions.send} />
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
