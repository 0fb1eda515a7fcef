import Download from 'lucide-react/icons/download'
import { useNavigate } from 'react-router'
import type { BatchRowView, RunningBatch } from '#store/actors/batch/batchView'
import { saveFile } from '#src/saveFile'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { ProgressBar } from '#ui/feedback/ProgressBar'
import { StateBadge } from '#ui/feedback/StateBadge'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { Dialog } from '#ui/overlays/Dialog'
import { useSelectAgain } from '#features/kit/list/selection/useSelectAgain'
import { RequestId } from '#features/kit/errors/RequestId'
import {
  batchCountText,
  batchStatusText,
  batchTitle,
  endText,
  failedCount,
  inTable,
  isSettled,
  notDone,
  rowOutcome,
  resultCsv,
  selectText,
  sharesOf,
  waitText,
  wordsOfRow,
} from './batchText'
import { rowOnPage } from './rowOnPage'
import styles from './Batch.module.css'

/** The most rows that the table shows; the CSV has all. */
const MOST_ROWS = 200

/** The progress of a batch, and its result as a table. Hiding it leaves the batch running. */
export function BatchDialog({ batch }: { batch: RunningBatch }) {
  const { rows, status, dismiss, show } = batch
  return (
    <Dialog
      open
      size="free"
      title={batchTitle(batch)}
      onDismiss={() => (isSettled(batch) ? dismiss() : show(false))}
      footer={status === 'ended' ? <ResultButtons batch={batch} /> : <ProgressButtons batch={batch} />}
      finalFocus={() => rowOnPage(rows) ?? true}
    >
      <div className={styles.progress}>
        <BatchProgress batch={batch} />
        <BatchStatus batch={batch} />
        <RowTable rows={inTable(batch)} />
      </div>
    </Dialog>
  )
}

/** The bar, in two tones where rows are accepted long before they are at rest, and the numbers. */
export function BatchProgress({ batch }: { batch: RunningBatch }) {
  const { atRest, ended } = sharesOf(batch.rows)
  const text = batchCountText(batch)
  return (
    <div className={styles.bar}>
      <ProgressBar label={batchTitle(batch)} percent={atRest} begun={ended} text={text} />
      <span>{text}</span>
    </div>
  )
}

/** Why the batch does not go on; announced. */
function BatchStatus({ batch }: { batch: RunningBatch }) {
  const wait = waitText(batch)
  return (
    <>
      <div role="status">
        <VisuallyHidden>{batchStatusText(batch)}</VisuallyHidden>
      </div>
      {wait && (
        <Notice tone="attention" title={wait.title}>
          {wait.body}
        </Notice>
      )}
    </>
  )
}

function ProgressButtons({ batch }: { batch: RunningBatch }) {
  const { rows, status, show, pause, resume, stopRest } = batch
  const end = endText(rows)
  return (
    <>
      <Button tone="ghost" onClick={() => show(false)}>
        Hide
      </Button>
      {status === 'paused' ? (
        <Button tone="primary" onClick={resume}>
          Go on
        </Button>
      ) : (
        <Button onClick={pause}>Pause</Button>
      )}
      {end !== undefined && <Button onClick={stopRest}>{end}</Button>}
    </>
  )
}

function ResultButtons({ batch }: { batch: RunningBatch }) {
  const { rows, label, nouns, at, whole, end, retry, show, dismiss } = batch
  const go = useNavigate()
  const selectAgain = useSelectAgain()
  const left = notDone(batch)
  const selectLeft = (list: string) => {
    dismiss()
    selectAgain(
      list,
      left.map(({ id }) => id),
    )
  }
  const failed = failedCount(rows)
  const save = () =>
    saveFile(
      `${label.toLowerCase()}-${nouns}.csv`.replaceAll(' ', '-'),
      new Blob([resultCsv(batch)], { type: 'text/csv' }),
    )
  return (
    <>
      <Button tone="ghost" icon={<Download size={14} aria-hidden />} onClick={save}>
        Download CSV
      </Button>
      {left.length > 0 && whole && at !== undefined && (
        <Button
          onClick={() => {
            show(false)
            void go(at)
          }}
        >
          See what is left
        </Button>
      )}
      {left.length > 0 && !whole && at !== undefined && (
        <Button onClick={() => selectLeft(at)}>{selectText(left)}</Button>
      )}
      {failed > 0 && !whole && <Button onClick={retry}>{`Try ${failed} again`}</Button>}
      {end?.next && <Button onClick={end.next.run}>{end.next.label}</Button>}
      {isSettled(batch) ? (
        <Button tone="primary" onClick={dismiss}>
          Close
        </Button>
      ) : (
        <Button onClick={() => show(false)}>Hide</Button>
      )}
    </>
  )
}

/** The outcome of a row, with the mark of its state. */
function OutcomeCell({ row }: { row: BatchRowView }) {
  const { word, look } = rowOutcome(row)
  return (
    <td>{look ? <StateBadge {...look} label={word} /> : <span className={styles.count}>{word}</span>}</td>
  )
}

/** The rows with their outcomes. Focusable, so that the keyboard scrolls it. */
function RowTable({ rows }: { rows: readonly BatchRowView[] }) {
  const more = rows.length - MOST_ROWS
  const hasReasons = rows.some((row) => wordsOfRow(row) !== '')
  return (
    <div className={styles.scroller} role="region" aria-label="Rows" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Outcome</th>
            {hasReasons && <th scope="col">Why</th>}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <OutcomeCell row={row} />
              {hasReasons && (
                <td>
                  {wordsOfRow(row)}
                  {row.error?.requestId && (
                    <>
                      {' · '}
                      <RequestId value={row.error.requestId} />
                    </>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>And {more} more. The CSV has all of them.</p>}
    </div>
  )
}
