import { UPLOAD_STEPS, type UploadSnapshot, type UploadStep } from '#machines/interaction/imageUploadMachine'
import { phaseOf, stepStatusOf, type UploadPhase } from '#machines/interaction/imageUploadView'
import type { EndWords } from '#store/commands/end'
import { isApiError } from '#model/apiError'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { imageReady } from '#features/shared/image/imageReady'
import { LeaveRunning } from '#features/shared/upload/CancelQuestion'
import type { UploadPanel, UploadActions } from '#features/shared/upload/useUploadPanel'
import { RenamingForm } from './RenamingForm'
import { isImageLeft } from './uploadCalls'

const labels: Record<UploadStep, string> = {
  makeDisk: 'Create temporary disk',
  startImport: 'Start import',
  sendFile: 'Send file',
  stopImport: 'End import',
  takeSnapshot: 'Take snapshot',
  makeImage: 'Create image',
  removeTemporaries: 'Remove temporary disk and snapshot',
}

const headlines: Record<Exclude<UploadPhase, 'done'>, string> = {
  form: '',
  running: 'The upload continues when you leave this page, also beside another one. Keep the tab open.',
  cancelling: 'Cancelling: what was made so far is being removed.',
  nameTaken: 'All of the file is there. Only the name of the image was taken meanwhile: choose another one.',
  failed: 'The upload has stopped.',
  cleanupFailed: 'The upload is cancelled, but not everything could be removed.',
  ready: 'The image is ready. What was made on the way is still there.',
}

/** The phases in which a cancel is asked once more: it would lose what was sent. */
const asks: readonly UploadPhase[] = ['running', 'nameTaken']

const question = {
  title: 'Cancel upload?',
  body: 'What has been sent is removed. What you typed stays in the form.',
  keep: 'Keep uploading',
  stop: 'Cancel upload',
}

/** The actions of an image upload in its panel. */
export interface ImageUploadActions extends UploadActions {
  /** Goes on with another name for the image. */
  rename: (name: string) => void
  /** Why the image cannot have a name, besides the rules of names; undefined if it can. */
  whyNotNamed: (name: string) => string | undefined
}

/** The id of the form that asks for another name. */
const RENAMING = 'image-renaming'

/** The panel of an upload, in place of its form; undefined while none runs. */
export function imageUploadPanel(
  snapshot: UploadSnapshot,
  actions: ImageUploadActions,
): UploadPanel | undefined {
  const phase = phaseOf(snapshot)
  const { project, request, image, imageDoubt, error } = snapshot.context
  if (phase === 'form' || !request) return undefined
  const { close, ask, cancel } = actions
  const end = image && phase === 'done' ? imageReady(project, image) : undefined
  const isLeft = phase === 'cleanupFailed' && !isImageLeft(error)
  return {
    title: 'Image upload progress',
    name: `${image ? 'Uploaded' : 'Uploading'} ${request.name}`,
    onDismiss: {
      running: ask,
      cancelling: close,
      nameTaken: close,
      failed: cancel,
      cleanupFailed: cancel,
      ready: close,
      done: close,
    }[phase],
    footer: <Actions phase={phase} next={end?.next} actions={actions} />,
    headline: end ? `${end.says}.` : phase === 'done' ? '' : headlines[phase],
    failure: (
      <>
        {phase === 'nameTaken' && isApiError(error) ? (
          <>
            {imageDoubt !== 'nothing' && (
              <p>
                The image {request.name} may be of this upload, since an answer of the region was lost. Look
                at it in the list of images: if it is, cancel the upload.
              </p>
            )}
            <RenamingForm
              id={RENAMING}
              taken={request.name}
              message={error.message}
              whyNot={actions.whyNotNamed}
              onNamed={actions.rename}
            />
          </>
        ) : (
          <Failure phase={phase} error={error} />
        )}
        {phase === 'ready' && (
          <p>
            The disk {request.diskName} or the snapshot {request.snapshotName} is left. The image does not
            need them.
          </p>
        )}
        {isLeft && (
          <p>
            Look for the disk {request.diskName} and the snapshot {request.snapshotName} in the lists of the
            project, to delete them there.
          </p>
        )}
      </>
    ),
    steps: UPLOAD_STEPS.map((step) => ({
      key: step,
      label: labels[step],
      status: stepStatusOf(snapshot, step),
    })),
    showsFile: stepStatusOf(snapshot, 'sendFile') !== 'ready',
    question: asks.includes(phase) ? question : undefined,
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
  /** What comes next, once it is done. */
  next: EndWords['next']
  actions: UploadActions
}

function Actions({ phase, next, actions: { close, ask, cancel, resume } }: ActionsProps) {
  if (phase === 'done')
    return (
      <>
        <Button tone={next ? 'ghost' : 'primary'} onClick={close}>
          Done
        </Button>
        {next && (
          <LinkButton tone="primary" to={next.to}>
            {next.label}
          </LinkButton>
        )}
      </>
    )
  if (phase === 'ready') {
    const leave = () => {
      cancel()
      close()
    }
    return (
      <>
        <Button tone="ghost" onClick={leave}>
          Leave it
        </Button>
        <Button tone="primary" onClick={resume}>
          Remove it
        </Button>
      </>
    )
  }
  if (phase === 'nameTaken')
    return (
      <>
        <Button tone="ghost" onClick={ask}>
          Cancel upload
        </Button>
        <Button tone="primary" type="submit" form={RENAMING}>
          Create image
        </Button>
      </>
    )
  if (phase === 'failed' || phase === 'cleanupFailed')
    return (
      <>
        <Button tone="ghost" onClick={cancel}>
          {phase === 'cleanupFailed' ? 'Leave it' : 'Back'}
        </Button>
        <Button tone="primary" onClick={resume}>
          {phase === 'failed' ? 'Resume' : 'Try again'}
        </Button>
      </>
    )
  return (
    <>
      <LeaveRunning onClose={close} />
      <Button onClick={phase === 'running' ? ask : cancel} busy={phase === 'cancelling'}>
        Cancel upload
      </Button>
    </>
  )
}
