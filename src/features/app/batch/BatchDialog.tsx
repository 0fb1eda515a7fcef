import Download from 'lucide-react/icons/download'
import { useNavigate } from 'react-router'
import type { BatchRowView, RunningBatch } from '#store/actors/batch/batchView'
import { saveFile } from '#src/saveFile'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { ProgressBar } from '#ui/feedback/ProgressBar'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { Dialog } from '#ui/overlays/Dialog'
import { useSelectAgain } from '#features/kit/list/selection/useSelectAgain'
import { RequestId } from '#features/kit/errors/RequestId'
import {
  byPhase,
  batchCountText,
  batchTitle,
  failedCount,
  notDone,
  overCount,
  phaseWords,
  resultCsv,
  selectText,
  batchStatusText,
  waitText,
  wordsOfRow,
} from './batchText'
import styles from './Batch.module.css'

/** The most rows that the table shows; the CSV has all. */
const MOST_ROWS = 200

/** The progress of a batch, and its result as a table. Closing it leaves the batch running. */
export function BatchDialog({ batch }: { batch: RunningBatch }) {
  const { rows, status, dismiss, show } = batch
  const isOver = status === 'ended'
  return (
    <Dialog
      open
      size="free"
      title={batchTitle(batch)}
      onDismiss={() => (isOver ? dismiss() : show(false))}
      footer={isOver ? <ResultButtons batch={batch} /> : <ProgressButtons batch={batch} />}
    >
      <div className={styles.progress}>
        <BatchProgress batch={batch} />
        <BatchStatus batch={batch} />
        <RowTable rows={byPhase(rows).filter(({ phase }) => isOver || phase !== 'waiting')} />
      </div>
    </Dialog>
  )
}

/** The bar and the numbers. */
export const BatchProgress = ({ batch }: { batch: RunningBatch }) => (
  <div className={styles.bar}>
    <ProgressBar
      label={batchTitle(batch)}
      percent={Math.round((overCount(batch.rows) / batch.rows.length) * 100)}
      text={batchCountText(batch.rows)}
    />
    <span>{batchCountText(batch.rows)}</span>
  </div>
)

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

const ProgressButtons = ({ batch: { status, show, pause, resume, stopRest } }: { batch: RunningBatch }) => (
  <>
    <Button tone="ghost" onClick={() => show(false)}>
      {status === 'paused' ? 'Hide' : 'Go on in the background'}
    </Button>
    <Button onClick={stopRest}>Stop the rest</Button>
    {status === 'paused' ? (
      <Button tone="primary" onClick={resume}>
        Go on
      </Button>
    ) : (
      <Button onClick={pause}>Pause</Button>
    )}
  </>
)

function ResultButtons({ batch }: { batch: RunningBatch }) {
  const { rows, label, nouns, at, whole, retry, show, dismiss } = batch
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
      new Blob([resultCsv(rows)], { type: 'text/csv' }),
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
      <Button tone="primary" onClick={dismiss}>
        Close
      </Button>
    </>
  )
}

/** The rows with their outcomes. Focusable, so that the keyboard scrolls it. */
function RowTable({ rows }: { rows: readonly BatchRowView[] }) {
  if (rows.length === 0) return null
  const more = rows.length - MOST_ROWS
  return (
    <div className={styles.scroller} role="region" aria-label="Rows" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Outcome</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td className={row.phase === 'failed' || row.phase === 'unknown' ? styles.failed : undefined}>
                {phaseWords[row.phase]}
              </td>
              <td>
                {wordsOfRow(row)}
                {row.error?.requestId && (
                  <>
                    {' · '}
                    <RequestId value={row.error.requestId} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>And {more} more. The CSV has all of them.</p>}
    </div>
  )
}
