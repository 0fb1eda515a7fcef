import type { Marks } from '../../model/marks'
import { clock } from '../../model/times'
import { textOf, verdictOf } from '../../model/entryText'
import styles from './ChartsTab.module.css'

/** How many of the last changes are listed. */
const MOST = 12

/** The last changes on a chart, newest first; each leads to its entry in the log. */
export function Changes({
  marks: { entries },
  chosen,
  onChoose,
}: {
  marks: Marks
  chosen: number | undefined
  onChoose: (seq: number) => void
}) {
  const shown = entries.slice(-MOST).reverse()
  return (
    <>
      <h3>Changes</h3>
      {shown.length === 0 && <p className={styles.none}>The log has none of it.</p>}
      <ol className={styles.changes}>
        {shown.map((entry) => (
          <li key={entry.seq}>
            <button
              type="button"
              aria-current={entry.seq === chosen || undefined}
              data-verdict={verdictOf(entry)}
              onClick={() => onChoose(entry.seq)}
            >
              <time dateTime={new Date(entry.at).toISOString()}>{clock(entry.at)}</time> {textOf(entry)}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
