import type { ClashView } from '#store/actors/clashView'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { Sides } from './Sides'

/** Asks which value stays where someone else has changed the same fields as the user of a form. Rule: FORM-12. */
export const ClashDialog = ({ clash: { rows, useMine, keepTheirs, cancel } }: { clash: ClashView }) => (
  <Dialog
    open
    role="alertdialog"
    size="free"
    title="Changed by someone else meanwhile"
    onDismiss={cancel}
    footer={
      <>
        <Button tone="ghost" onClick={cancel}>
          Cancel
        </Button>
        <Button onClick={keepTheirs}>Keep theirs</Button>
        <Button tone="danger" onClick={useMine}>
          Use mine
        </Button>
      </>
    }
  >
    <p>
      Nothing is saved yet. Someone else has changed what you have changed too; the rest of your changes is
      saved with either value.
    </p>
    <Sides
      heads={['Before', 'Yours', 'Theirs']}
      rows={rows.map(({ label, was, mine, theirs }) => ({ label, values: [was, mine, theirs] }))}
    />
  </Dialog>
)
