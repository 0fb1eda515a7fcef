import { useMemo } from 'react'
import { formatDateTime } from '#ui/format/formatDateTime'
import { lastRun } from '../../source/lastRun'
import { coverageOf } from '../../model/coverage'
import { machineName } from '../../model/machineName'
import { seenByRun } from '../../model/runCoverage'
import { countsOf, chartSubjects } from '../../model/subjects'
import type { PartProps } from '../part'
import styles from './CoverageTab.module.css'
import { UnseenParts } from './UnseenParts'

/** The coverage of each machine by this log, the last test run and the demos, and the way to the rest. */
export function CoverageTab({ seen, source, view, show }: PartProps) {
  const all = useMemo(
    () =>
      source.charts.map((chart) => {
        const counts = countsOf(chart.states, chartSubjects(chart, seen))
        const present = new Set([...counts].filter(([, count]) => count > 0).map(([state]) => state))
        return coverageOf(chart, seen.entries, present)
      }),
    [source.charts, seen],
  )
  const chosen = all.find(({ chart }) => chart.id === view.chart)
  return (
    <div className={styles.part}>
      <div>
        <table className={styles.table} aria-label="Coverage of each machine">
          <thead>
            <tr>
              <th scope="col">Machine</th>
              <th scope="col">States</th>
              <th scope="col">Transitions</th>
              <th scope="col">Last test run</th>
              <th scope="col">Demos</th>
            </tr>
          </thead>
          <tbody>
            {all.map((each) => {
              const parts = each.states + each.transitions
              return (
                <tr key={each.chart.id} data-chosen={each === chosen || undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-pressed={each === chosen}
                      onClick={() => show({ chart: each.chart.id, of: undefined, state: undefined })}
                    >
                      {machineName(each.chart.id)}
                    </button>
                  </th>
                  <Share seen={each.statesSeen} all={each.states} />
                  <Share seen={each.transitionsSeen} all={each.transitions} />
                  <td>{lastRun ? `${seenByRun(lastRun, each.chart)} of ${parts}` : 'none'}</td>
                  <td>{lastRun ? `${seenByRun(lastRun, each.chart, 'demos')} of ${parts}` : 'none'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <p className={styles.hint}>
          States and transitions are those of this log; test run and demos count both.{' '}
          {lastRun
            ? `The test run is of ${formatDateTime(new Date(lastRun.at))}.`
            : 'There is no test run to compare with.'}
        </p>
      </div>
      {chosen ? (
        <UnseenParts key={chosen.chart.id} coverage={chosen} {...{ seen, source, view, show }} />
      ) : (
        <p className={styles.hint}>Choose a machine to see what this log has not seen, and the way to it.</p>
      )}
    </div>
  )
}

const Share = ({ seen, all }: { seen: number; all: number }) => (
  <td>
    <span className={styles.share}>
      {seen} of {all}
    </span>
    <progress value={seen} max={Math.max(1, all)} aria-hidden />
  </td>
)
