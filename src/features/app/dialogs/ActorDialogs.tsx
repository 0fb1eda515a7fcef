// @chunk popups
import { Suspense } from 'react'
import type { BatchView } from '#store/actors/batch/batchView'
import type { ClashView } from '#store/actors/clashView'
import type { ConfirmView } from '#store/actors/confirm/confirmView'
import type { UndoView } from '#store/undo/undoView'
import { lazyPart } from '#ui/lazyPart'
import { ConfirmDialog } from './ConfirmDialog'

const Batch = lazyPart(async () => (await import('../batch/Batch')).Batch, { isRare: true })
const ClashDialog = lazyPart(async () => (await import('./ClashDialog')).ClashDialog, { isRare: true })
const UndoDialog = lazyPart(async () => (await import('./UndoDialog')).UndoDialog, { isRare: true })

interface ActorDialogsProps {
  confirm: ConfirmView | null
  batch: BatchView | null
  undo: UndoView | null
  clash: ClashView | null
}

/** The views of the actors: the questions of a command, of an undo and of a form, and the batch. */
export const ActorDialogs = ({ confirm, batch, undo, clash }: ActorDialogsProps) => (
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
    {clash && (
      <Suspense>
        <ClashDialog clash={clash} />
      </Suspense>
    )}
  </>
)
