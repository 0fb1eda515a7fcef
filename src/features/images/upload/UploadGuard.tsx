import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import type { Actor } from 'xstate'
import type { imageUploadMachine } from '#machines/interaction/imageUploadMachine'
import { phaseOf } from '#machines/interaction/imageUploadView'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { LeaveQuestion } from '#features/kit/form/LeaveGuard'
import { useUnloadGuard } from '#features/shared/upload/useUnloadGuard'
import type { UploadJob } from './uploadJob'
import { UploadProgress } from './UploadProgress'

interface UploadGuardProps {
  actor: Actor<typeof imageUploadMachine>
  job: UploadJob | undefined
  isUnsaved: () => boolean
  /** Discards the typed values. */
  onLeave: () => void
  onDone: () => void
}

/**
 * The upload's dialog, and a guard against its interruption: by Cancel, the close button, Escape, leaving the
 * page, or closing the tab. Leaving waits for the clean-up.
 */
export function UploadGuard({ actor, job, isUnsaved, onLeave, onDone }: UploadGuardProps) {
  const phase = useSelector(actor, phaseOf)
  const isUnderWay = phase !== 'form' && phase !== 'done'
  const [asking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isUnderWay || isUnsaved()) && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadGuard(isUnderWay)

  useEffect(() => {
    // The upload ended while the question was open, so there is nothing to cancel.
    if (!isUnderWay) setAsking(false)
    if (!isLeaving || blocker.state !== 'blocked') return
    if (!isUnderWay) blocker.proceed()
    else if (phase === 'cleanupFailed') {
      setLeaving(false)
      blocker.reset()
    }
  }, [isUnderWay, isLeaving, phase, blocker])

  if (phase === 'form' || !job) return <LeaveQuestion blocker={blocker} onLeave={onLeave} />

  const cancel = () => actor.send({ type: 'upload.cancelled' })
  const wantsToLeave = blocker.state === 'blocked' && !isLeaving
  const keep = () => {
    setAsking(false)
    blocker.reset?.()
  }
  return (
    <UploadProgress
      actor={actor}
      job={job}
      onCancel={() => (phase === 'running' ? setAsking(true) : cancel())}
      onDone={onDone}
    >
      <Dialog
        open={(asking && phase === 'running') || (wantsToLeave && phase !== 'done')}
        role="alertdialog"
        size="narrow"
        title="Cancel upload?"
        onDismiss={keep}
        footer={
          <>
            <Button onClick={keep}>Keep uploading</Button>
            <Button
              tone="danger"
              onClick={() => {
                setAsking(false)
                if (wantsToLeave) setLeaving(true)
                cancel()
              }}
            >
              Cancel upload
            </Button>
          </>
        }
      >
        {wantsToLeave
          ? 'Leaving this page cancels the upload. What has been sent is removed.'
          : 'What has been sent is removed. What you typed stays in the form.'}
      </Dialog>
    </UploadProgress>
  )
}
