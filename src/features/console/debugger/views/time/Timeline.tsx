import type { Entry } from '#store/eventLog/entry'
import { wireWords } from '#model/case'
import { StateBadge } from '#ui/feedback/StateBadge'
import type { Chart } from '#machines/charts/chart'
import { staysIn, type Stay } from '../../model/past'
import { clock, duration } from '../../model/times'
import { toneOf } from '../../model/tones'
import styles from './Timeline.module.css'

/** How long a stay lasted, in words. */
function lasted({ from, to }: Stay): string {
  if (from === undefined) return `until ${clock(to ?? 0)}`
  return to === undefined ? `since ${clock(from)}` : duration(to - from)
}

/** The states of a resource one after the other, with how long each lasted. */
export function Timeline({ chart, changes }: { chart: Chart; changes: readonly Entry[] }) {
  const stays = staysIn(changes)
  if (stays.length === 0) return null
  return (
    <ol className={styles.timeline} aria-label="What it went through">
      {stays.map((stay, index) => {
        const state = chart.states.find(({ id }) => id === stay.state)
        return (
          <li key={stay.from ?? index}>
            <StateBadge tone={state ? toneOf(chart, state) : 'unknown'} label={wireWords(stay.state)} />
            <span>{lasted(stay)}</span>
          </li>
        )
      })}
    </ol>
  )
}
