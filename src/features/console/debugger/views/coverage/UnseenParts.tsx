import { useState } from 'react'
import { lastRun } from '../../source/lastRun'
import { edgeWords } from '#machines/charts/chart'
import { wireWords } from '#model/case'
import type { Coverage, Unseen } from '../../model/coverage'
import { machineName } from '../../model/machineName'
import { seenInRun } from '../../model/runCoverage'
import { chartSubjects } from '../../model/subjects'
import type { PartProps } from '../part'
import styles from './CoverageTab.module.css'
import { TakeMeThere, type JourneyProgress } from './TakeMeThere'

/** A path in words: its events, in order. */
const pathWords = ({ path }: Unseen) =>
  path
    ? path.map(({ to, moves }) => edgeWords(moves)[0] ?? `report ${wireWords(to)}`).join(', then ')
    : 'no way from its start'

/** Which tests of the last run have seen it, as a sentence; nothing without a run. */
function runWords(machine: string, part: string): string {
  if (!lastRun) return ''
  const sources = seenInRun(lastRun, machine, part)
  return sources.length > 0 ? `Last run: ${sources.join(', ')}.` : 'Not in the last test run.'
}

/** The states and transitions of a machine that the log has not seen, each with the way to it. */
export function UnseenParts({ coverage, ...part }: PartProps & { coverage: Coverage }) {
  const { chart, unseen, unseenStates } = coverage
  const [progress, setProgress] = useState<JourneyProgress>()
  const subjects = chartSubjects(chart, part.seen).filter(({ isHere }) => isHere)
  const onTrip = { chart, subjects, progress, setProgress, ...part }
  return (
    <section className={styles.unseen} aria-label={`Not seen of ${machineName(chart.id)}`}>
      <h2>Not seen of {machineName(chart.id)}</h2>
      <p role="status" className={styles.progress}>
        {progress?.words}
      </p>
      {unseen.length === 0 && unseenStates.length === 0 && <p>All of it was seen.</p>}
      {unseenStates.length > 0 && (
        <ul aria-label="States">
          {unseenStates.map((state) => (
            <li key={state}>
              <button type="button" onClick={() => part.show({ tab: 'charts', of: undefined, state })}>
                {wireWords(state)}
              </button>
              <span>{runWords(chart.id, state)}</span>
              {import.meta.env.VITE_MOCK === '1' && (
                <TakeMeThere {...onTrip} target={{ state }} words={wireWords(state)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {unseen.length > 0 && (
        <ul aria-label="Transitions">
          {unseen.map((each) => {
            const words = `${wireWords(each.edge.from)} → ${wireWords(each.edge.to)}`
            return (
              <li key={each.edge.id}>
                <button
                  type="button"
                  onClick={() => part.show({ tab: 'charts', of: undefined, state: each.edge.from })}
                >
                  {words}
                </button>
                <span>
                  {pathWords(each)}. {runWords(chart.id, each.edge.id)}
                </span>
                {import.meta.env.VITE_MOCK === '1' && (
                  <TakeMeThere {...onTrip} target={{ edge: each.edge.id }} words={words} />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
