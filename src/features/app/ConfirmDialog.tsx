import type { ConfirmText } from '../../store/commands/command'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

export interface ConfirmDialogProps {
  text: ConfirmText
  isActing: boolean
  accept: () => void
  dismiss: () => void
}

/** Asks once before something dangerous. While the deed is done, both buttons wait for it. */
export function ConfirmDialog({ text, isActing, accept, dismiss }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="narrow"
      title={text.title}
      onDismiss={dismiss}
      footer={
        <>
          <Button tone="ghost" onClick={dismiss}>
            Cancel
          </Button>
          <Button tone={text.tone} busy={isActing} onClick={accept}>
            {text.confirmLabel ?? 'Confirm'}
          </Button>
        </>
      }
    >
      <p>{text.body}</p>
    </Dialog>
  )
}
