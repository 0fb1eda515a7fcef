import type { Lifecycle } from '#machines/lifecycle/ask'
import { wireWords } from '#store/model/case'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
import { Link } from '#features/kit/routing/Link'
import styles from './StateCounts.module.css'

interface StateCountsProps {
  /** "instances", for screen readers. */
  noun: string
  lifecycle: Lifecycle
  toneOf: (state: string) => StateTone
  states: readonly string[]
  /** Leaves out what is off or moves as usual. */
  isBrief?: boolean
  /** The list, which the counts filter. */
  list: string
}

/** How many of a kind are in each state: links to these in the list, in the order of the lifecycle. */
export function StateCounts({ noun, lifecycle, toneOf, states, isBrief = false, list }: StateCountsProps) {
  if (states.length === 0) return <span className={styles.none}>No {noun}</span>
  const known = lifecycle.states.filter((state) => states.includes(state))
  const isShown = (state: string) => !isBrief || (toneOf(state) !== 'off' && !lifecycle.isTransitional(state))
  const all = [...known, ...new Set(states.filter((state) => !known.includes(state)))].filter(isShown)
  if (all.length === 0) return <span className={styles.none}>All are off</span>
  return (
    <ul className={styles.counts} aria-label={`${noun} by state`}>
      {all.map((state) => (
        <li key={state}>
          <Link to={{ pathname: list, search: String(new URLSearchParams({ state })) }}>
            <StateMark tone={toneOf(state)} moving={lifecycle.isTransitional(state)} />
            <b>{states.filter((other) => other === state).length}</b> {wireWords(state)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
