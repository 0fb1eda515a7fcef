// @chunk popups
import { Suspense } from 'react'
import type { BatchView } from '#store/actors/batch/batchView'
import type { ConfirmView } from '#store/actors/confirm/confirmView'
import type { UndoView } from '#store/undo/undoView'
import type { TrialView } from '#store/trial/trialView'
import { lazyPart } from '#ui/lazyPart'
import { ConfirmDialog } from './ConfirmDialog'

const Batch = lazyPart(async () => (await import('../batch/Batch')).Batch, { isRare: true })
const TrialBar = lazyPart(async () => (await import('../trial/TrialBar')).TrialBar, { isRare: true })
const UndoDialog = lazyPart(async () => (await import('./UndoDialog')).UndoDialog, { isRare: true })

interface ActorDialogsProps {
  confirm: ConfirmView | null
  batch: BatchView | null
  undo: UndoView | null
  trials: readonly TrialView[] | null
}

/** The views of the actors: the questions of a command and of an undo, the batch, and the changes on trial. */
export const ActorDialogs = ({ confirm, batch, undo, trials }: ActorDialogsProps) => (
  <>
    {confirm && <ConfirmDialog {...confirm} />}
    {batch && (
      <Suspense>
        <Batch batch={batch} />
      </Suspense>
    )}
    {undo && (
      <Suspense>
        <UndoDialog undo={undo} />
      </Suspense>
    )}
    {trials && (
      <Suspense>
        <TrialBar trials={trials} />
      </Suspense>
    )}
  </>
)
