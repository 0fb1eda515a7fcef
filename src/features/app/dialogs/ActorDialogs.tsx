// @chunk popups
import { Suspense } from 'react'
import type { BatchView } from '#store/actors/batch/batchView'
import type { ConfirmView } from '#store/actors/confirm/confirmView'
import type { UndoView } from '#store/undo/undoView'
import { lazyPart } from '#ui/lazyPart'
import { ConfirmDialog } from './ConfirmDialog'

const Batch = lazyPart(async () => (await import('../batch/Batch')).Batch, { isRare: true })
const UndoDialog = lazyPart(async () => (await import('./UndoDialog')).UndoDialog, { isRare: true })

interface ActorDialogsProps {
  confirm: ConfirmView | null
  batch: BatchView | null
  undo: UndoView | null
}

/** The views of the actors: the questions of a command and of an undo, and the batch. */
export const ActorDialogs = ({ confirm, batch, undo }: ActorDialogsProps) => (
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
  </>
)
