// @chunk popups
import { Suspense } from 'react'
import type { BatchView } from '#store/actors/batchView'
import type { ConfirmView } from '#store/actors/confirmView'
import { lazyPart } from '#ui/lazyPart'
import { ConfirmDialog } from './ConfirmDialog'

const Batch = lazyPart(async () => (await import('./batch/Batch')).Batch, { isRare: true })

interface ActorDialogsProps {
  confirm: ConfirmView | null
  batch: BatchView | null
}

/** The dialogs of the actors: the question of a command while the confirm machine is open, and the batch. */
export const ActorDialogs = ({ confirm, batch }: ActorDialogsProps) => (
  <>
    {confirm && <ConfirmDialog {...confirm} />}
    {batch && (
      <Suspense>
        <Batch batch={batch} />
      </Suspense>
    )}
  </>
)
