import type { UndoView } from '#store/undo/undoView'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { Sides } from './Sides'

/** Asks whether an undo replaces what has changed meanwhile: before, the change, and now, side by side. Rule: UNDO-3. */
export const UndoDialog = ({ undo: { title, rows, insist, keep } }: { undo: UndoView }) => (
  <Dialog
    open
    role="alertdialog"
    size="free"
    title={`${title} has changed meanwhile`}
    onDismiss={keep}
    footer={
      <>
        <Button tone="ghost" onClick={keep}>
          Keep
        </Button>
        <Button tone="danger" onClick={insist}>
          Put back anyway
        </Button>
      </>
    }
  >
    <p>Undoing your change would also overwrite what has changed since.</p>
    <Sides
      heads={['Before', 'Your change', 'Now']}
      rows={rows.map(({ label, before, mine, now }) => ({ label, values: [before, mine, now] }))}
    />
  </Dialog>
)
