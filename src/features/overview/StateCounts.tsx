import { StateMark } from '#ui/feedback/StateBadge'
import { Link } from '#features/kit/routing/Link'
import { stateGroups, type CountedStates } from './stateGroups'
import styles from './StateCounts.module.css'

/** The props of {@link StateCounts}. */
export interface StateCountsProps extends CountedStates {
  /** "instances", for screen readers. */
  noun: string
  /** The list, which the counts filter. */
  list: string
}

/** How many of a kind are in each state: links to these in the list, what failed first. */
export function StateCounts({ noun, list, ...counted }: StateCountsProps) {
  if (counted.states.length === 0) return <span className={styles.none}>No {noun}</span>
  const groups = stateGroups(counted)
  if (groups.length === 0) return <span className={styles.none}>All are off</span>
  return (
    <ul className={styles.counts} aria-label={`${noun} by state`}>
      {groups.map(({ word, states, look, count }) => (
        <li key={word}>
          <Link
            to={{
              pathname: list,
              search: String(new URLSearchParams(states.map((state) => ['state', state]))),
            }}
          >
            <StateMark {...look} />
            <b>{count}</b> {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}
