import { useMemo } from 'react'
import { Button } from '#ui/actions/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { disagreementsIn, VERDICTS, type Disagreement } from '../../model/disagreements'
import { machineName } from '../../model/machineName'
import { clock } from '../../model/times'
import type { PartProps } from '../part'
import styles from './DisagreementsTab.module.css'

/** The disagreements of region and lifecycle, each with the rule and the region's response. */
export function DisagreementsTab({ seen: { entries }, source, show }: PartProps) {
  const found = useMemo(
    () => disagreementsIn(entries, (kind) => source.charts.find(({ id }) => id === kind)),
    [entries, source.charts],
  )
  if (found.length === 0)
    return (
      <EmptyState
        small
        title="The region and the law agree"
        body="Commands that the region refuses, changes that no lifecycle explains, and commands without news are listed here."
      />
    )
  return (
    <ol className={styles.list} aria-label="Disagreements">
      {found.map((each) => (
        <DisagreementItem
          key={each.entry.seq}
          disagreement={each}
          hasChart={source.charts.some(({ id }) => id === each.kind)}
          onEntry={() => show({ tab: 'log', entry: each.entry.seq })}
          onChart={() => show({ tab: 'charts', chart: each.kind, of: each.id, state: undefined })}
        />
      ))}
    </ol>
  )
}

function DisagreementItem({
  disagreement: { verdict, entry, kind, name, rule, answer },
  hasChart,
  onEntry,
  onChart,
}: {
  disagreement: Disagreement
  hasChart: boolean
  onEntry: () => void
  onChart: () => void
}) {
  return (
    <li className={styles.item} data-verdict={verdict}>
      <h2>
        <b>{verdict}</b> {machineName(kind)} {name}
      </h2>
      <p className={styles.facts}>
        {clock(entry.at)}. {VERDICTS[verdict]}
      </p>
      <dl>
        <div>
          <dt>The law</dt>
          <dd>{rule}</dd>
        </div>
        <div>
          <dt>The region</dt>
          <dd>{answer}</dd>
        </div>
      </dl>
      <p className={styles.actions}>
        <Button size="small" onClick={onEntry}>
          Show entry {entry.seq}
        </Button>
        {hasChart && (
          <Button size="small" onClick={onChart}>
            Show state chart
          </Button>
        )}
      </p>
    </li>
  )
}
