import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  UPLOAD_STEPS,
  type imageUploadMachine,
  type UploadStep,
} from '#machines/interaction/imageUploadMachine'
import { phaseOf, stepStatusOf, type UploadPhase } from '#machines/interaction/imageUploadView'
import { isApiError } from '#store/model/apiError'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import type { PanelProgress } from '#features/kit/form/SidePanelForm'
import { CancelQuestion, LeaveRunning } from '#features/shared/upload/CancelQuestion'
import type { UploadHolder } from '#features/shared/upload/uploadHolder'
import type { UploadRun } from '#features/shared/upload/uploads'
import { FileProgress, UploadBody, UploadSteps } from '#features/shared/upload/UploadSteps'
import type { UploadJob } from './uploadJob'

const labels: Record<UploadStep, string> = {
  makeDisk: 'Create temporary disk',
  startImport: 'Start import',
  sendFile: 'Send file',
  stopImport: 'End import',
  takeSnapshot: 'Take snapshot',
  makeImage: 'Create image',
  removeTemporaries: 'Remove temporary disk and snapshot',
}

const headlines: Record<UploadPhase, string> = {
  form: '',
  running: 'The upload continues when you leave this page. Keep the tab open.',
  cancelling: 'Cancelling: what was made so far is being removed.',
  failed: 'The upload has stopped.',
  cleanupFailed: 'The upload is cancelled, but not everything could be removed.',
  done: 'The image is ready.',
}

const question = {
  title: 'Cancel upload?',
  body: 'What has been sent is removed. What you typed stays in the form.',
  keep: 'Keep uploading',
  stop: 'Cancel upload',
}

/**
 * The steps of the upload with their status, in the panel in place of its form; undefined while no upload runs.
 *
 * @param onClose closes the panel; an upload under way goes on
 */
export function useImageProgress(
  { actor, holder }: UploadRun<typeof imageUploadMachine, UploadHolder<UploadJob>>,
  onClose: () => void,
): PanelProgress | undefined {
  const snapshot = useSelector(actor, (now) => now)
  const phase = phaseOf(snapshot)
  const [isAsking, setAsking] = useState(false)
  // The upload may end while the question is open: then there is nothing to cancel.
  useEffect(() => {
    if (phase !== 'running') setAsking(false)
  }, [phase])
  const { request, image, error } = snapshot.context
  if (phase === 'form' || !request) return undefined
  const cancel = () => actor.send({ type: 'upload.cancelled' })
  const isLeft = phase === 'cleanupFailed' || (phase === 'failed' && image !== null)
  return {
    title: 'Image upload progress',
    name: `${phase === 'done' ? 'Uploaded' : 'Uploading'} ${request.name}`,
    onDismiss: {
      form: onClose,
      running: () => setAsking(true),
      cancelling: onClose,
      failed: cancel,
      cleanupFailed: cancel,
      done: onClose,
    }[phase],
    footer: (
      <Actions
        phase={phase}
        hasImage={image !== null}
        onCancel={phase === 'running' ? () => setAsking(true) : cancel}
        onClose={onClose}
        onResume={() => actor.send({ type: 'upload.resumed' })}
      />
    ),
    body: (
      <UploadBody headline={headlines[phase]}>
        <Failure phase={phase} error={error} />
        {isLeft && (
          <p>
            Look for the disk {request.diskName} and the snapshot {request.snapshotName} in the lists of the
            project, to delete them there.
          </p>
        )}
        <UploadSteps
          steps={UPLOAD_STEPS.map((step) => ({
            key: step,
            label: labels[step],
            status: stepStatusOf(snapshot, step),
          }))}
        />
        {holder.job && stepStatusOf(snapshot, 'sendFile') !== 'ready' && (
          <FileProgress meter={holder.job.meter} />
        )}
        <CancelQuestion
          open={isAsking && phase === 'running'}
          texts={question}
          onKeep={() => setAsking(false)}
          onStop={() => {
            setAsking(false)
            cancel()
          }}
        />
      </UploadBody>
    ),
  }
}

/** The error of an upload, without the message of an internal server error. */
function Failure({ phase, error }: { phase: UploadPhase; error: unknown }) {
  if (error === null || phase === 'running' || phase === 'cancelling') return null
  if (!isApiError(error))
    return (
      <Notice tone="failed" title="Error">
        Something went wrong in this page. Try again.
      </Notice>
    )
  const isInternal = error.errorCode === 'Internal'
  return (
    <ErrorNotice
      title={phase === 'failed' ? 'Upload stopped' : 'Something was left behind'}
      error={
        isInternal ? { ...error, statusCode: 0, message: 'The control plane failed. Try again.' } : error
      }
    />
  )
}

interface ActionsProps {
  phase: UploadPhase
  hasImage: boolean
  onCancel: () => void
  onResume: () => void
  onClose: () => void
}

function Actions({ phase, hasImage, onCancel, onResume, onClose }: ActionsProps) {
  if (phase === 'done')
    return (
      <Button tone="primary" onClick={onClose}>
        Done
      </Button>
    )
  if (phase === 'failed' || phase === 'cleanupFailed')
    return (
      <>
        <Button tone="ghost" onClick={onCancel}>
          {phase === 'cleanupFailed' ? 'Leave it' : hasImage ? 'Leave temporaries' : 'Back'}
        </Button>
        <Button tone="primary" onClick={onResume}>
          {phase === 'failed' ? 'Resume' : 'Try again'}
        </Button>
      </>
    )
  return (
    <>
      <LeaveRunning onClose={onClose} />
      <Button onClick={onCancel} busy={phase === 'cancelling'}>
        Cancel upload
      </Button>
    </>
  )
}
