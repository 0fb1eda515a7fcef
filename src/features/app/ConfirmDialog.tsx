import type { ConfirmView } from '../../store/consoleView'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Notice } from '../../ui/Notice'
import { RefusalNotice } from '../shared/RefusalNotice'
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
          <Button
            tone="ghost"
            onClick={dismiss}
            {...(isActing && !isSlow ? { disabledReason: 'The control plane is about to answer' } : {})}
          >
            {isSlow ? 'Leave' : 'Cancel'}
          </Button>
          <Button tone={text.tone} busy={isActing} onClick={accept}>
            {failure ? 'Try again' : verb}
          </Button>
        </>
      }
    >
      {failure && <RefusalNotice error={failure.error} title={failure.title} />}
      <p>{text.body}</p>
      <div role="status">
        {isSlow && (
          <Notice tone="info" title="Still going on">
            The control plane has not answered yet. You can leave: a notification will say how it ended.
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
