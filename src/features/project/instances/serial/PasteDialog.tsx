import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { pastedLines } from './paste'
import styles from './PasteDialog.module.css'

/** Asks before a paste that contains line breaks, since a shell could run the text. */
export function PasteDialog({
  text,
  onPaste,
  onDismiss,
}: {
  text: string
  onPaste: () => void
  onDismiss: () => void
}) {
  const lines = pastedLines(text)
  const count = lines.length === 1 ? 'a line with Enter' : `${lines.length} lines`
  return (
    <Dialog
      open
      role="alertdialog"
      size="free"
      title={`Paste ${count}?`}
      onDismiss={onDismiss}
      footer={
        <>
          <Button tone="ghost" onClick={onDismiss}>
            Cancel
          </Button>
          <Button tone="primary" onClick={onPaste}>
            Paste
          </Button>
        </>
      }
    >
      <p>The program in the terminal gets each line as soon as it arrives. A shell runs it.</p>
      {/* Scrolls, so it must be focusable. */}
      <pre className={styles.text} tabIndex={0} aria-label="Text to paste" data-unlogged>
        {lines.join('\n')}
      </pre>
    </Dialog>
  )
}
