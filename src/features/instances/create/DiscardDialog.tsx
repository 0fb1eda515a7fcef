import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

interface DiscardDialogProps {
  open: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before Cancel throws away what was typed. Other ways to leave keep it. */
export const DiscardDialog = ({ open, onKeep, onDiscard }: DiscardDialogProps) => (
  <Dialog
    open={open}
    onDismiss={onKeep}
    title="Discard this instance"
    size="narrow"
    footer={
      <>
        <Button onClick={onKeep}>Continue editing</Button>
        <Button tone="danger" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  >
    What you typed has not been saved and will be lost.
  </Dialog>
)
