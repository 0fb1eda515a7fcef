import type { BatchView, RunningBatch } from '#store/actors/batch/batchView'
import { Button } from '#ui/actions/Button'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { AskBatch } from './AskBatch'
import { InStrip } from '#features/kit/strip/InStrip'
import line from '#features/kit/strip/StripLine.module.css'
import { BatchDialog, BatchProgress } from './BatchDialog'
import { batchStatusText, batchTitle, isSettled } from './batchText'
import styles from './Batch.module.css'

/** A batch whose dialog is hidden, in the strip. */
function BatchLine({ batch }: { batch: RunningBatch }) {
  const { status, show, pause, resume, dismiss } = batch
  const name = batchTitle(batch)
  return (
    <section className={`${line.line} ${styles.inLine}`} aria-label={name}>
      <strong>{name}</strong>
      <BatchProgress batch={batch} />
      <Button size="small" onClick={() => show(true)}>
        Show
      </Button>
      {isSettled(batch) && (
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
      <div role="status">
        <VisuallyHidden>{batchStatusText(batch)}</VisuallyHidden>
      </div>
    </section>
  )
}

/** The batch of this tab: its question, its dialog, or, while that is hidden, its line in the strip. */
export function Batch({ batch }: { batch: BatchView }) {
  if (batch.is === 'asked') return <AskBatch batch={batch} />
  return batch.isShown ? (
    <BatchDialog batch={batch} />
  ) : (
    <InStrip place="lines">
      <BatchLine batch={batch} />
    </InStrip>
  )
}
