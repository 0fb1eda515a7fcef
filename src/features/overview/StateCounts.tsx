import type { Lifecycle } from '#machines/lifecycle/ask'
import { wireWords } from '#store/model/case'
import { StateMark, type StateLook, type StateTone } from '#ui/feedback/StateBadge'
import { Link } from '#features/kit/routing/Link'
import styles from './StateCounts.module.css'

/** The props of {@link StateCounts}. */
export interface StateCountsProps {
  /** "instances", for screen readers. */
  noun: string
  lifecycle: Lifecycle
  toneOf: (state: string) => StateTone
  states: readonly string[]
  /** The states of those that are stuck in a transition: their marks are amber; in a brief list, they are counted apart. */
  stuck?: readonly string[]
  /** Leaves out what is off or moves as usual. */
  isBrief?: boolean
  /** The list, which the counts filter. */
  list: string
}

/** How many of a kind are in each state: links to these in the list, in the order of the lifecycle. */
export function StateCounts({
  noun,
  lifecycle,
  toneOf,
  states,
  stuck = [],
  isBrief = false,
  list,
}: StateCountsProps) {
  if (states.length === 0) return <span className={styles.none}>No {noun}</span>
  const known = lifecycle.states.filter((state) => states.includes(state))
  const isShown = (state: string) => !isBrief || (toneOf(state) !== 'off' && !lifecycle.isTransitional(state))
  const all = [...known, ...new Set(states.filter((state) => !known.includes(state)))].filter(isShown)
  const shown: [word: string, search: string[][], look: StateLook, count: number][] = all.map((state) => [
    wireWords(state),
    [['state', state]],
    stuck.includes(state)
      ? { tone: 'attention' }
      : { tone: toneOf(state), moving: lifecycle.isTransitional(state) },
    states.filter((other) => other === state).length,
  ])
  if (isBrief && stuck.length > 0)
    shown.push([
      'stuck',
      [...new Set(stuck)].map((state) => ['state', state]),
      { tone: 'attention' },
      stuck.length,
    ])
  if (shown.length === 0) return <span className={styles.none}>All are off</span>
  return (
    <ul className={styles.counts} aria-label={`${noun} by state`}>
      {shown.map(([word, search, look, count]) => (
        <li key={word}>
          <Link to={{ pathname: list, search: String(new URLSearchParams(search)) }}>
            <StateMark {...look} />
            <b>{count}</b> {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}
