import { Suspense, useMemo, useRef, useState } from 'react'
import type { ConfirmView } from '#store/actors/confirmView'
import { useDock } from '#features/debugger/dock'
import { useAppDispatch, useAppStore } from '#store/hooks'
import { failedNotice } from '#store/slices/failedNotice'
import { noticeShown } from '#store/slices/notices'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { lazyPart } from '#ui/lazyPart'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { DismissButton } from '#features/kit/form/FormButtons'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { SlowNotice } from '#features/kit/queries/SlowNotice'
import { stateMarksOf } from './stateMarks'
import styles from './ConfirmDialog.module.css'
import type { Phrase } from '#store/commands/phrase'
import { Returns } from './Returns'
import { quotaText } from '#features/shared/text/quotaText'

/** A phrase whose names are emphasised. */
const PhraseText = ({ parts }: { parts: Phrase }) =>
  parts.map((part, at) => (typeof part === 'string' ? part : <code key={at}>{part.name}</code>))

const TrialQuestion = lazyPart(async () => (await import('./trial/TrialQuestion')).TrialQuestion, {
  isOptional: true,
})

/** The link takes the place of the button that had the focus. */
const focusOn = (link: HTMLElement | null) => link?.focus()

/**
 * Asks for confirmation before a command runs. An error is shown in the dialog, with a retry, or with the way to what
 * makes the command possible; a slow request can be left running.
 */
export function ConfirmDialog({
  text,
  about,
  label,
  isActing,
  isSlow,
  returns,
  failure,
  wayOut,
  chooseTrial,
  accept,
  dismiss,
}: ConfirmView) {
  const isAccepted = useRef(false)
  const trialMs = useRef<() => number>(() => 0)
  const cancel = useRef<HTMLSpanElement>(null)
  // As without the choice, which may be loaded later than the dialog.
  const first = useMemo(
    () => ({
      get current() {
        return cancel.current?.querySelector('button') ?? null
      },
    }),
    [],
  )
  const [opener] = useState(() => document.activeElement)
  const store = useAppStore()
  const dock = useDock()
  const dispatch = useAppDispatch()
  const explained = useRef<number>(undefined)
  const entry = failure && store.log.entryOf(failure.error)
  function explain({ title, error }: NonNullable<typeof failure>) {
    explained.current = entry
    dispatch(noticeShown(failedNotice(title, error)))
    dismiss()
  }
  // The verb that asked is off now. Its page shows what it does at the mark of the state; a menu's button stays on.
  function focusAfter() {
    if (explained.current !== undefined) {
      // The debugger takes the focus, which the dialog holds until now.
      dock.entry.set(explained.current)
      dock.set(true)
      return false
    }
    const isVerb = !opener?.matches('[aria-haspopup="menu"]')
    const mark = stateMarksOf(about).find((element) => element.closest('main'))
    return isAccepted.current && isVerb && mark ? mark : true
  }
  const decide = (isYes: boolean) => () => {
    isAccepted.current = isYes
    if (isYes && text.trial) chooseTrial(trialMs.current())
    if (isYes) accept()
    else dismiss()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      size="narrow"
      title={<PhraseText parts={text.title} />}
      onDismiss={decide(false)}
      {...(text.trial && { initialFocus: first })}
      finalFocus={focusAfter}
      footer={
        <>
          <span ref={cancel}>
            <DismissButton isSending={isActing} isSlow={isSlow} onDismiss={decide(false)} />
          </span>
          {wayOut ? (
            <LinkButton tone="primary" to={wayOut.to} ref={focusOn} onClick={dismiss}>
              {wayOut.label}
            </LinkButton>
          ) : (
            <Button tone={text.tone} busy={isActing} onClick={decide(true)}>
              {failure ? 'Try again' : label}
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <ErrorNotice
          isChange
          error={failure.error}
          title={failure.title}
          {...(entry !== undefined && { onExplain: () => explain(failure) })}
        />
      )}
      {text.steps && (
        <ol className={styles.steps}>
          {text.steps.map(({ label: step, body }) => (
            <li key={step}>
              <strong>{step}.</strong> {body}
            </li>
          ))}
        </ol>
      )}
      {text.quota && <p>{quotaText(text.quota)}</p>}
      {!(failure && wayOut) && <p>{text.body}</p>}
      {returns && <Returns ask={returns} />}
      {text.trial && (
        <Suspense>
          <TrialQuestion
            at={text.trial}
            onChoice={(take) => {
              trialMs.current = take
            }}
          />
        </Suspense>
      )}
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  )
}
