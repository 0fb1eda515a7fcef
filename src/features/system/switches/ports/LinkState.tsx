import { StateBadge } from '#ui/feedback/StateBadge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { linkTone } from '#features/kit/lifecycle/regionTones'
import styles from './LinkState.module.css'

/** The state of a link, with a mark unless it is up. @param state undefined if the switch reports none */
export function LinkState({ state }: { state: string | undefined }) {
  if (state === undefined) return <EmptyCell />
  const tone = linkTone(state)
  if (tone === 'well') return <span className={styles.usual}>{state}</span>
  return <StateBadge tone={tone} label={state} />
}
