import type { BatchView } from '#store/actors/batchView'
import { AskBatch } from './AskBatch'
import { BatchLine } from './BatchLine'
import { BatchDialog } from './BatchDialog'

/** The batch of this tab: its question, its dialog, or, while that is closed, a line at the foot of the page. */
export function Batch({ batch }: { batch: BatchView }) {
  if (batch.is === 'asked') return <AskBatch batch={batch} />
  return batch.isShown ? <BatchDialog batch={batch} /> : <BatchLine batch={batch} />
}
