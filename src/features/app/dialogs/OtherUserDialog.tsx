import type { Dialogs } from '#store/actors/dialogs'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'

interface OtherUserDialogProps {
  user: NonNullable<Dialogs['otherUser']>
}

/** Says that another user has signed in in this browser. The page can only be loaded again. Rule: AUTH-11. */
export const OtherUserDialog = ({ user: { name, reload } }: OtherUserDialogProps) => (
  <Dialog
    open
    role="alertdialog"
    size="narrow"
    title={`Signed in as ${name}`}
    // There is no way back to the page, which belongs to another user.
    onDismiss={() => {}}
    footer={
      <Button tone="primary" onClick={reload}>
        Reload
      </Button>
    }
  >
    <p>
      Another tab of this browser has signed in as {name}. Nothing more is sent from this page, which another
      user has opened. What was typed in its forms is kept for that user.
    </p>
  </Dialog>
)
