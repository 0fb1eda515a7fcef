import { useRef, useState, type RefObject } from 'react'
import type { ConfirmView } from '#store/actors/confirm/confirmView'
import { useDock } from '#features/console/debugger/dock'
import { useAppStore } from '#store/hooks'
import { isForbidden } from '#model/apiError'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeShown } from '#store/slices/notices'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { codeOfSteps } from '#features/kit/code/code'
import { ShowCode } from '#features/kit/code/ShowCode'
import { DismissButton } from '#features/kit/form/FormButtons'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { SlowNotice } from '#features/kit/queries/SlowNotice'
import { stateMarksOf } from './stateMarks'
import styles from './ConfirmDialog.module.css'
import type { Phrase } from '#store/commands/phrase'
import { effectsText } from '#store/commands/question'
import { Returns } from './Returns'
import { quotaText } from '#features/shared/text/quotaText'

/** A phrase whose names are emphasised. */
const PhraseText = ({ parts }: { parts: Phrase }) =>
  parts.map((part, index) => (typeof part === 'string' ? part : <code key={index}>{part.name}</code>))

/** The link takes the place of the button that had the focus. */
const focusOn = (link: HTMLElement | null) => link?.focus()

/**
 * Where the focus goes when the dialog has closed, and a way out of it: the debugger, at the entry of the failure.
 *
 * @param isAccepted whether the command was asked for
 */
function useAfterwards({ about, failure, dismiss }: ConfirmView, isAccepted: RefObject<boolean>) {
  const [opener] = useState(() => document.activeElement)
  const store = useAppStore()
  const dock = useDock()
  const explained = useRef<number>(undefined)
  const entry = failure && store.log.entryOf(failure.error)

  function focusAfter() {
    if (explained.current !== undefined) {
      // The debugger takes the focus, which the dialog holds until now.
      dock.entry.set(explained.current)
      dock.set(true)
      return false
    }
    // The verb that asked is off now. Its page shows what it does at the mark of the state; a menu's button stays on.
    const isVerb = !opener?.matches('[aria-haspopup="menu"]')
    const mark = stateMarksOf(about).find((element) => element.closest('main'))
    return isAccepted.current && isVerb && mark ? mark : true
  }
  function explain({ title, error }: NonNullable<typeof failure>) {
    explained.current = entry
    store.dispatch(noticeShown(failedNotice(title, error)))
    dismiss()
  }
  return { focusAfter, onExplain: failure && entry !== undefined ? () => explain(failure) : undefined }
}

interface ChoicesProps {
  view: ConfirmView
  onYes: () => void
  onNo: () => void
}

/** The button that dismisses, and those that run the command or lead to what makes it possible. */
const Choices = ({ view, onYes, onNo }: ChoicesProps) => {
  const isRefused = isForbidden(view.failure?.error)
  const store = useAppStore()
  const { steps } = view
  return (
    <>
      <DismissButton isSending={view.isActing} isSlow={view.isSlow} onDismiss={onNo} />
      {view.alternative && (
        <LinkButton to={view.alternative.to} onClick={view.dismiss}>
          {view.alternative.label}
        </LinkButton>
      )}
      {view.remedy ? (
        <LinkButton tone="primary" to={view.remedy.to} ref={focusOn} onClick={view.dismiss}>
          {view.remedy.label}
        </LinkButton>
      ) : (
        <Button
          tone={view.text.tone}
          busy={view.isActing}
          disabledReason={isRefused ? 'Your role does not allow this' : undefined}
          onClick={onYes}
        >
          {view.failure && !isRefused ? 'Try again' : view.label}
        </Button>
      )}
      {steps && <ShowCode ask={() => codeOfSteps(store, steps)} act={view.label} />}
    </>
  )
}

/** The steps of a plan, each with what it does. */
const Steps = ({ steps }: { steps: NonNullable<ConfirmView['text']['steps']> }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step.label}>
        <strong>{step.label}.</strong> {effectsText(step)}
      </li>
    ))}
  </ol>
)

/**
 * Asks for confirmation before a command runs. An error is shown in the dialog, with a retry, or with the way to what
 * makes the command possible; a slow request can be left running.
 */
export function ConfirmDialog(view: ConfirmView) {
  const { text, isSlow, returns, failure, remedy, accept, dismiss } = view
  const isAccepted = useRef(false)
  const { focusAfter, onExplain } = useAfterwards(view, isAccepted)
  const decide = (isYes: boolean) => () => {
    isAccepted.current = isYes
    if (isYes) accept()
    else dismiss()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      // Wide enough for two lines of what could be brought back.
      size={returns ? 'medium' : 'narrow'}
      title={<PhraseText parts={text.title} />}
      onDismiss={decide(false)}
      finalFocus={focusAfter}
      footer={<Choices view={view} onYes={decide(true)} onNo={decide(false)} />}
    >
      {failure && <ErrorNotice isChange error={failure.error} title={failure.title} onExplain={onExplain} />}
      {text.steps && <Steps steps={text.steps} />}
      {text.quota && <p>{quotaText(text.quota)}</p>}
      {!(failure && remedy) && <p>{effectsText(text)}</p>}
      {text.items && (
        <ul>
          {text.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {returns && <Returns ask={returns} />}
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  )
}
