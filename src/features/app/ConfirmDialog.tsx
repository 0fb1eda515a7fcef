import type { ConfirmView } from '../../store/consoleView'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { RefusalNotice } from '../shared/RefusalNotice'
import { DismissButton } from '../shared/form/FormButtons'
import { SlowNotice } from '../shared/SlowNotice'
import { PhraseText } from './PhraseText'

/**
 * Asks once before a command is carried out. An error stays in it, with another try; an answer that takes too long can
 * be left alone.
 */
export function ConfirmDialog({ text, verb, isActing, isSlow, failure, accept, dismiss }: ConfirmView) {
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
            {failure ? 'Try again' : verb}
          </Button>
        </>
      }
    >
      {failure && <RefusalNotice error={failure.error} title={failure.title} />}
      <p>{text.body}</p>
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  )
}
