// @chunk commands
import { Suspense } from 'react'
import type { Dialogs } from '#store/actors/dialogs'
import { lazyPart } from '#ui/lazyPart'
import { ConfirmDialog } from './ConfirmDialog'

const Batch = lazyPart(async () => (await import('../batch/Batch')).Batch)
const ClashDialog = lazyPart(async () => (await import('./ClashDialog')).ClashDialog)
const OtherUserDialog = lazyPart(async () => (await import('./OtherUserDialog')).OtherUserDialog)
const UndoDialog = lazyPart(async () => (await import('./UndoDialog')).UndoDialog)

/** The views of the actors: the questions of a command, of an undo and of a form, the batch, and that of another user. */
export const ActorDialogs = ({ confirm, batch, undo, clash, otherUser }: Dialogs) => (
  <>
    {confirm && <ConfirmDialog {...confirm} />}
    {batch && (
      <Suspense>
        <Batch batch={batch} />
      </Suspense>
    )}
    {otherUser && (
      <Suspense>
        <OtherUserDialog user={otherUser} />
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
