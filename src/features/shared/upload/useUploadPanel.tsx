import { useSelector } from '@xstate/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import type { InsteadOfForm } from '#features/kit/form/SidePanelForm'
import { CancelQuestion, type CancelTexts } from './CancelQuestion'
import type { UploadHolder } from './uploadHolder'
import { FileProgress, UploadBody, UploadSteps, type StepLine } from './UploadSteps'

/** The actions of an upload in its panel. */
export interface UploadActions {
  /** Closes the panel; an upload under way goes on. */
  close: () => void
  /** Asks before the upload is cancelled. */
  ask: () => void
  cancel: () => void
  /** Goes on after an error. */
  resume: () => void
}

/** The panel of an upload in one of its states. */
export interface UploadPanel extends Omit<InsteadOfForm, 'body'> {
  headline: string
  /** The error of an upload that has stopped, and what follows from it. */
  failure?: ReactNode
  steps: readonly StepLine[]
  /** Whether the panel shows how much of the file is sent. */
  showsFile: boolean
  /** The question that `ask` opens; undefined while there is nothing to cancel. */
  question: CancelTexts | undefined
}

/** An upload: its machine takes the events of the actions. */
interface PanelRun<Snapshot> {
  actor: Pick<AnyActorRef, 'subscribe'> & {
    getSnapshot(): Snapshot
    send(event: { type: 'upload.cancelled' | 'upload.resumed' }): void
  }
  holder: UploadHolder
}

/**
 * An upload in the panel in place of its form.
 *
 * @param close closes the panel; an upload under way goes on
 * @param panelOf the panel in a state of the upload; undefined while none runs
 */
export function useUploadPanel<Snapshot>(
  { actor, holder }: PanelRun<Snapshot>,
  close: () => void,
  panelOf: (snapshot: Snapshot, actions: UploadActions) => UploadPanel | undefined,
): InsteadOfForm | undefined {
  const snapshot = useSelector(actor, (now) => now)
  const [isAsking, setAsking] = useState(false)
  const cancel = () => actor.send({ type: 'upload.cancelled' })
  const panel = panelOf(snapshot, {
    close,
    ask: () => setAsking(true),
    cancel,
    resume: () => actor.send({ type: 'upload.resumed' }),
  })
  const question = panel?.question
  // The upload may end while the question is open: then there is nothing to cancel.
  useEffect(() => {
    if (!question) setAsking(false)
  }, [question])
  if (!panel) return undefined
  const { headline, failure, steps, showsFile, question: texts, ...around } = panel
  return {
    ...around,
    body: (
      <UploadBody headline={headline}>
        {failure}
        <UploadSteps steps={steps} />
        {holder.job && showsFile && <FileProgress meter={holder.job.meter} />}
        {texts && (
          <CancelQuestion
            open={isAsking}
            texts={texts}
            onKeep={() => setAsking(false)}
            onStop={() => {
              setAsking(false)
              cancel()
            }}
          />
        )}
      </UploadBody>
    ),
  }
}
