import { StateMark } from '#ui/feedback/StateBadge'
import { formatCount } from '#ui/format/numbers'
import { Link } from '#features/kit/routing/Link'
import { stateGroups, type CountedStates } from './stateGroups'
import styles from './StateCounts.module.css'

/** The props of {@link StateCounts}. */
export interface StateCountsProps extends CountedStates {
  /** "instances", for screen readers. */
  noun: string
  /** The list, which the counts filter. */
  list: string
  /** The number of rows that were read of a list that has more. */
  first?: number | undefined
}

/** How many of a kind are in each state: links to these in the list, what failed first. */
export function StateCounts({ noun, list, first, ...counted }: StateCountsProps) {
  if (counted.states.length === 0) return <span className={styles.none}>No {noun}</span>
  const groups = stateGroups(counted)
  const of = first !== undefined && `of the first ${formatCount(first)}`
  if (groups.length === 0)
    return <span className={styles.none}>{of ? `All ${of} are off` : 'All are off'}</span>
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
      {of && <li className={styles.none}>{of}</li>}
    </ul>
  )
}
