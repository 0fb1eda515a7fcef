import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import type { Actor } from 'xstate'
import { phaseOf, type imageUploadMachine } from '../../../machines/interaction/imageUploadMachine'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { LeaveQuestion } from '../../shared/form/LeaveGuard'
import type { UploadRun } from './uploadRun'
import { UploadProgress } from './UploadProgress'

interface UploadGuardProps {
  actor: Actor<typeof imageUploadMachine>
  run: UploadRun | undefined
  isUnsaved: () => boolean
  /** What was typed is given up. */
  onLeave: () => void
  onDone: () => void
}

/** Holds up a closing tab: what is under way would be left behind. */
function useUnloadGuard(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isUnderWay])
}

/**
 * The upload's dialog, and everything that would interrupt it: Cancel, the close button, Escape, leaving the page, and
 * closing the tab. Leaving waits until nothing is left behind.
 */
export function UploadGuard({ actor, run, isUnsaved, onLeave, onDone }: UploadGuardProps) {
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
    // An upload that ended while somebody pondered whether to cancel it: nothing is left to ask.
    if (!isUnderWay) setAsking(false)
    if (!isLeaving || blocker.state !== 'blocked') return
    if (!isUnderWay) blocker.proceed()
    else if (phase === 'leftBehind') {
      setLeaving(false)
      blocker.reset()
    }
  }, [isUnderWay, isLeaving, phase, blocker])

  if (phase === 'form' || !run) return <LeaveQuestion blocker={blocker} onLeave={onLeave} />

  const cancel = () => actor.send({ type: 'upload.cancelled' })
  const wantsToLeave = blocker.state === 'blocked' && !isLeaving
  const keep = () => {
    setAsking(false)
    blocker.reset?.()
  }
  return (
    <UploadProgress
      actor={actor}
      run={run}
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
