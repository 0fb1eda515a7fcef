// @kind error
import { useId, useState, type ComponentType } from 'react'
import { Button } from '../actions/Button'
import { MISSING_CODE } from '../preloadable'
import { reloadPage } from '../reloadPage'
import styles from './MissingPart.module.css'
import { Notice } from './Notice'
import notice from './Notice.module.css'

const TITLE = 'Could not load this part'

/** The props by which parts over the page are closed. */
interface Closing {
  onDismiss?: () => void
  onClose?: () => void
  dismiss?: () => void
}

interface MissingPartProps<Props extends object> {
  /** Fetches the part's code. */
  load: () => Promise<ComponentType<Props>>
  /** The props of the part. */
  props: Props
}

/**
 * Replaces a part whose code could not be fetched: over the page if the part can be closed, else in it. "Try
 * again" fetches the part, and reloads the page if that fails: after a release the code has other file names.
 */
export function MissingPart<Props extends object>({ load, props }: MissingPartProps<Props>) {
  const title = useId()
  const [Shown, setShown] = useState<ComponentType<Props>>()
  const [isBusy, setBusy] = useState(false)
  if (Shown) return <Shown {...props} />

  const { onDismiss, onClose, dismiss }: Closing = props
  const close = onDismiss ?? onClose ?? dismiss
  async function tryAgain() {
    setBusy(true)
    await load().then((part) => setShown(() => part), reloadPage)
    setBusy(false)
  }
  const retry = (
    <Button tone="primary" size={close ? 'medium' : 'small'} busy={isBusy} onClick={() => void tryAgain()}>
      Try again
    </Button>
  )
  if (!close)
    return (
      <Notice tone="failed" title={TITLE}>
        <p>{MISSING_CODE}</p>
        {retry}
      </Notice>
    )
  // The browser's own dialog, since the code of the console's dialog may be missing too.
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
        return () => dialog?.close()
      }}
      aria-labelledby={title}
      className={styles.dialog}
      // Without this, the layer below would close as well.
      onKeyDown={(event) => event.stopPropagation()}
      onClose={({ currentTarget }) => currentTarget.open || close()}
    >
      <h2 id={title} className={notice.mark}>
        {TITLE}
      </h2>
      <p>{MISSING_CODE}</p>
      <div className={styles.actions}>
        {retry}
        <Button onClick={close}>Close</Button>
      </div>
    </dialog>
  )
}
