import { useMemo } from 'react'
import { chartOfEntry } from '../../model/entryChart'
import { logSubjectOf } from '../../model/marks'
import { filtered, folded } from '../../model/logFilter'
import type { PartProps } from '../part'
import { FIRST_CHART } from '../debuggerView'
import { EntryDetails } from './EntryDetails'
import { EntryList } from './EntryList'
import { LogFilters } from './LogFilters'
import styles from './LogTab.module.css'

/** The log with its filters, and the selected entry with its causes and consequences. */
export function LogTab({ seen: { entries, dropped }, source, view, show }: PartProps) {
  const matches = useMemo(
    () => filtered(entries, { text: view.text ?? '', kinds: view.kinds, subject: view.subject }),
    [entries, view.text, view.kinds, view.subject],
  )
  const withoutInternal = useMemo(() => folded(matches, view.entry), [matches, view.entry])
  const shown = view.internal === undefined ? withoutInternal : matches
  const entry = entries.find(({ seq }) => seq === view.entry)
  // The chart and the page follow the subject of the entry.
  const choose = (seq: number) => {
    const found = entries.find((each) => each.seq === seq)
    const on = found && chartOfEntry(source.charts, found)
    show({ entry: seq, ...(on && { ...on, state: undefined }) })
  }
  const chart = source.charts.find(({ id }) => id === (view.chart ?? FIRST_CHART))
  const followed = chart && view.of !== undefined ? logSubjectOf(chart, view.of) : undefined
  return (
    <div className={styles.parts}>
      <div className={styles.list}>
        <LogFilters
          source={source}
          entries={entries}
          shown={shown.length}
          internal={matches.length - withoutInternal.length}
          dropped={dropped}
          view={view}
          show={show}
        />
        <EntryList entries={shown} chosen={entry?.seq} followed={followed} onChoose={choose} />
      </div>
      <aside className={styles.details} aria-label="The chosen entry">
        {entry ? (
          <EntryDetails charts={source.charts} entries={entries} entry={entry} show={show} choose={choose} />
        ) : (
          <p className={styles.none}>
            {view.entry === undefined
              ? 'Choose an entry to see what led to it and what followed.'
              : `Entry ${view.entry} is no longer in the log.`}
          </p>
        )}
      </aside>
    </div>
  )
}
