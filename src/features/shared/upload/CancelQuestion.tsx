import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'

/** The texts of the question. */
export interface CancelTexts {
  title: string
  body: string
  keep: string
  stop: string
}

interface CancelQuestionProps {
  open: boolean
  texts: CancelTexts
  onKeep: () => void
  onStop: () => void
}

/** Asks before an upload under way is cancelled. */
export const CancelQuestion = ({ open, texts, onKeep, onStop }: CancelQuestionProps) => (
  <Dialog
    open={open}
    role="alertdialog"
    size="narrow"
    title={texts.title}
    onDismiss={onKeep}
    footer={
      <>
        <Button onClick={onKeep}>{texts.keep}</Button>
        <Button tone="danger" onClick={onStop}>
          {texts.stop}
        </Button>
      </>
    }
  >
    {texts.body}
  </Dialog>
)

/** Closes the panel of an upload that goes on. */
export const LeaveRunning = ({ onClose }: { onClose: () => void }) => (
  <Button tone="ghost" onClick={onClose}>
    Leave it running
  </Button>
)
