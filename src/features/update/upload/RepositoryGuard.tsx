import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import type { Actor } from 'xstate'
import type { repositoryUploadMachine } from '#machines/interaction/repositoryUploadMachine'
import { repositoryPhase } from '#machines/interaction/repositoryUploadView'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { LeaveQuestion } from '#features/kit/form/LeaveGuard'
import { useUnloadGuard } from '#features/shared/upload/useUnloadGuard'
import type { RepositoryJob } from './repositoryEffects'
import { RepositoryProgress } from './RepositoryProgress'

interface RepositoryGuardProps {
  actor: Actor<typeof repositoryUploadMachine>
  job: RepositoryJob | undefined
  isUnsaved: () => boolean
  /** Discards the chosen file. */
  onLeave: () => void
  onDone: () => void
}

/** The texts of the question. Before the last byte nothing is kept; afterwards the region decides. */
const questions = {
  sending: {
    title: 'Cancel upload?',
    body: 'The region keeps nothing of what has been sent.',
    keep: 'Keep uploading',
    stop: 'Cancel upload',
  },
  verifying: {
    title: 'Stop waiting?',
    body: 'The region has the whole file, and may record it all the same. Then it is found by its version.',
    keep: 'Keep waiting',
    stop: 'Stop waiting',
  },
}

/**
 * The upload's dialog, and a guard against its interruption: Cancel, Escape, leaving the page, closing the tab.
 */
export function RepositoryGuard({ actor, job, isUnsaved, onLeave, onDone }: RepositoryGuardProps) {
  const phase = useSelector(actor, repositoryPhase)
  const question = phase === 'sending' || phase === 'verifying' ? questions[phase] : undefined
  const isUnderWay = question !== undefined
  const [asking, setAsking] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      phase !== 'done' && (isUnderWay || isUnsaved()) && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadGuard(isUnderWay)
  useEffect(() => {
    // The upload ended while the question was open, so there is nothing to cancel.
    if (!isUnderWay) setAsking(false)
  }, [isUnderWay])

  if (phase === 'form' || !job) return <LeaveQuestion blocker={blocker} onLeave={onLeave} />

  const cancel = () => actor.send({ type: 'upload.cancelled' })
  const wantsToLeave = blocker.state === 'blocked'
  const keep = () => {
    setAsking(false)
    blocker.reset?.()
  }
  return (
    <RepositoryProgress
      actor={actor}
      job={job}
      onCancel={() => (isUnderWay ? setAsking(true) : cancel())}
      onDone={onDone}
    >
      {question && (
        <Dialog
          open={asking || wantsToLeave}
          role="alertdialog"
          size="narrow"
          title={question.title}
          onDismiss={keep}
          footer={
            <>
              <Button onClick={keep}>{question.keep}</Button>
              <Button
                tone="danger"
                onClick={() => {
                  setAsking(false)
                  cancel()
                  blocker.proceed?.()
                }}
              >
                {question.stop}
              </Button>
            </>
          }
        >
          {wantsToLeave ? `Leaving this page ends the upload. ${question.body}` : question.body}
        </Dialog>
      )}
      {!question && <LeaveQuestion blocker={blocker} onLeave={onLeave} />}
    </RepositoryProgress>
  )
}
