import { transitionsOf, type Chart } from '#machines/charts/chart'
import { wireWords } from '#model/case'
import styles from './ChartWords.module.css'

/**
 * The transitions of one state in a line below the overview, which has no room for all its words. Hidden from screen
 * readers, because the table beside the chart has the same contents.
 */
export function ChartWords({ chart, state: id }: { chart: Chart; state: string | undefined }) {
  const state = chart.states.find((one) => one.id === id)
  const leading = state
    ? transitionsOf(chart, state).flatMap(({ move, to }) => (to ? [{ move, to }] : []))
    : []
  const steps = leading
    .filter(({ move }) => move.kind !== 'report')
    .map(({ move: { words, guard }, to }) => `${words}${guard ? ` [${guard}]` : ''} → ${wireWords(to)}`)
  const reported = leading.filter(({ move }) => move.kind === 'report').map(({ to }) => wireWords(to))
  if (reported.length > 0) steps.push(`reported: ${reported.join(', ')}`)
  return (
    <p className={styles.words} aria-hidden>
      {state ? (
        <>
          <b>{wireWords(state.id)}</b> {steps.join(' · ') || 'leads nowhere'}
        </>
      ) : (
        'Point at a state to read its transitions, or zoom in.'
      )}
    </p>
  )
}
