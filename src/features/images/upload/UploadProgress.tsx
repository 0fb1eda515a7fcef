import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import {
  UPLOAD_STEPS,
  type imageUploadMachine,
  type UploadStep,
} from '#machines/interaction/imageUploadMachine'
import { phaseOf, statusOf, type UploadPhase } from '#machines/interaction/imageUploadView'
import { isApiError } from '#store/model/apiError'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { Notice } from '#ui/feedback/Notice'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { FileProgress, UploadSteps } from '#features/shared/upload/UploadSteps'
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
  running: 'Uploading. Keep this page open.',
  cancelling: 'Cancelling: what was made so far is being removed.',
  failed: 'The upload has stopped.',
  cleanupFailed: 'The upload is cancelled, but not everything could be removed.',
  done: 'The image is ready.',
}

interface UploadProgressProps {
  actor: Actor<typeof imageUploadMachine>
  job: UploadJob
  onCancel: () => void
  onDone: () => void
  /** Dialogs that open over this one. */
  children: ReactNode
}

/** The steps of the upload with their status. */
export function UploadProgress({ actor, job, onCancel, onDone, children }: UploadProgressProps) {
  const snapshot = useSelector(actor, (now) => now)
  const phase = phaseOf(snapshot)
  const { request, image } = snapshot.context
  const isLeft = phase === 'cleanupFailed' || (phase === 'failed' && image !== null)
  return (
    <Dialog
      open
      title="Image upload progress"
      size="medium"
      onDismiss={phase === 'done' ? onDone : onCancel}
      footer={
        <Actions
          phase={phase}
          hasImage={image !== null}
          onCancel={onCancel}
          onDone={onDone}
          onResume={() => actor.send({ type: 'upload.resumed' })}
        />
      }
    >
      <p role="status">{headlines[phase]}</p>
      <Failure phase={phase} error={snapshot.context.error} />
      {isLeft && request && (
        <p>
          Look for the disk {request.diskName} and the snapshot {request.snapshotName} in the lists of the
          project, to delete them there.
        </p>
      )}
      <UploadSteps
        steps={UPLOAD_STEPS.map((step) => ({
          key: step,
          label: labels[step],
          status: statusOf(snapshot, step),
          ...(step === 'sendFile' ? { detail: <FileProgress meter={job.meter} /> } : {}),
        }))}
      />
      {children}
    </Dialog>
  )
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
      error={isInternal ? { ...error, message: 'The control plane failed. Try again.' } : error}
    />
  )
}

interface ActionsProps {
  phase: UploadPhase
  hasImage: boolean
  onCancel: () => void
  onResume: () => void
  onDone: () => void
}

function Actions({ phase, hasImage, onCancel, onResume, onDone }: ActionsProps) {
  if (phase === 'done')
    return (
      <Button tone="primary" onClick={onDone}>
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
    <Button onClick={onCancel} busy={phase === 'cancelling'}>
      Cancel
    </Button>
  )
}
