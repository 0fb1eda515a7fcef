import type { BatchView, RunningBatch } from '#store/actors/batch/batchView'
import { Button } from '#ui/actions/Button'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { AskBatch } from './AskBatch'
import styles from './Batch.module.css'
import { BatchDialog, BatchProgress } from './BatchDialog'
import { batchStatusText, batchTitle } from './batchText'

/** A batch whose dialog is closed, at the foot of the page. */
function BatchLine({ batch }: { batch: RunningBatch }) {
  const { status, show, pause, resume, dismiss } = batch
  const name = batchTitle(batch)
  return (
    <section className={styles.line} aria-label={name}>
      <strong>{name}</strong>
      <BatchProgress batch={batch} />
      <div role="status">
        <VisuallyHidden>{batchStatusText(batch)}</VisuallyHidden>
      </div>
      <Button size="small" onClick={() => show(true)}>
        Show
      </Button>
      {status === 'ended' && (
        <Button size="small" tone="ghost" onClick={dismiss}>
          Close
        </Button>
      )}
      {status === 'paused' && (
        <Button size="small" onClick={resume}>
          Go on
        </Button>
      )}
      {status !== 'ended' && status !== 'paused' && (
        <Button size="small" onClick={pause}>
          Pause
        </Button>
      )}
    </section>
  )
}

/** The batch of this tab: its question, its dialog, or, while that is closed, a line at the foot of the page. */
export function Batch({ batch }: { batch: BatchView }) {
  if (batch.is === 'asked') return <AskBatch batch={batch} />
  return batch.isShown ? <BatchDialog batch={batch} /> : <BatchLine batch={batch} />
}
