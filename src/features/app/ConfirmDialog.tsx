import type { ConfirmView } from '#store/actors/confirmView'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { DismissButton } from '#features/kit/form/FormButtons'
import { SlowNotice } from '#features/kit/queries/SlowNotice'
import styles from './ConfirmDialog.module.css'
import { PhraseText } from './PhraseText'

/**
 * Asks for confirmation before a command runs. An error is shown in the dialog, with a retry; a slow request can be
 * left running.
 */
export function ConfirmDialog({ text, label, isActing, isSlow, failure, accept, dismiss }: ConfirmView) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="narrow"
      title={<PhraseText parts={text.title} />}
      onDismiss={dismiss}
      footer={
        <>
          <DismissButton isSending={isActing} isSlow={isSlow} onDismiss={dismiss} />
          <Button tone={text.tone} busy={isActing} onClick={accept}>
            {failure ? 'Try again' : label}
          </Button>
        </>
      }
    >
      {failure && <ErrorNotice error={failure.error} title={failure.title} />}
      {text.steps && (
        <ol className={styles.steps}>
          {text.steps.map(({ label: step, body }) => (
            <li key={step}>
              <strong>{step}.</strong> {body}
            </li>
          ))}
        </ol>
      )}
      <p>{text.body}</p>
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  )
}
