import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import {
  REPOSITORY_STEPS,
  type RecordedRepository,
  type repositoryUploadMachine,
  type RepositoryStep,
} from '#machines/interaction/repositoryUploadMachine'
import { repositoryPhase, repositoryStatus } from '#machines/interaction/repositoryUploadView'
import { asApiError } from '#store/model/apiError'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { FileProgress, UploadSteps } from '#features/shared/upload/UploadSteps'
import type { RepositoryJob } from './repositoryEffects'
import { repositories } from '../noun'

const labels: Record<RepositoryStep, string> = {
  sendFile: 'Send file',
  checkFile: 'Check and record',
}

/** The consequence of a failure, by the failed step. */
const consequences: Record<RepositoryStep, string> = {
  sendFile: 'The region has kept nothing of the file. It is sent again from its beginning.',
  checkFile:
    'The answer of the region is lost: it may have recorded the repository. To send the same file again does no harm.',
}

const headline = (
  recorded: RecordedRepository | null,
  phase: 'sending' | 'verifying' | 'failed' | 'done',
) => {
  if (phase === 'sending') return 'Uploading. Keep this page open.'
  if (phase === 'verifying') return 'The region has the file, and checks it. That can take minutes.'
  if (phase === 'failed') return 'The upload has stopped.'
  return recorded?.wasThere
    ? `Repository ${recorded.version} was there already, with the same content.`
    : `Repository ${recorded?.version ?? ''} is recorded.`
}

interface RepositoryProgressProps {
  actor: Actor<typeof repositoryUploadMachine>
  job: RepositoryJob
  onCancel: () => void
  onDone: () => void
  /** Dialogs that open over this one. */
  children: ReactNode
}

/** The steps of the upload with their status. */
export function RepositoryProgress({ actor, job, onCancel, onDone, children }: RepositoryProgressProps) {
  const snapshot = useSelector(actor, (now) => now)
  const phase = repositoryPhase(snapshot)
  if (phase === 'form') return null
  const { recorded, error, step } = snapshot.context
  const actions = {
    done: (
      <>
        <Button tone="ghost" onClick={onDone}>
          Done
        </Button>
        {recorded && (
          <LinkButton tone="primary" to={repositories.to.page({ version: recorded.version })}>
            View repository
          </LinkButton>
        )}
      </>
    ),
    failed: (
      <>
        <Button tone="ghost" onClick={onCancel}>
          Back
        </Button>
        <Button tone="primary" onClick={() => actor.send({ type: 'upload.resumed' })}>
          Try again
        </Button>
      </>
    ),
    sending: <Button onClick={onCancel}>Cancel</Button>,
    verifying: <Button onClick={onCancel}>Stop waiting</Button>,
  }
  return (
    <Dialog
      open
      title="Repository upload progress"
      size="medium"
      onDismiss={phase === 'done' ? onDone : onCancel}
      footer={actions[phase]}
    >
      <p role="status">{headline(recorded, phase)}</p>
      {phase === 'failed' && (
        <>
          <ErrorNotice title="Upload stopped" error={asApiError(error)} />
          <p>{consequences[step]}</p>
        </>
      )}
      <UploadSteps
        steps={REPOSITORY_STEPS.map((each) => ({
          key: each,
          label: labels[each],
          status: repositoryStatus(snapshot, each),
          ...(each === 'sendFile' ? { detail: <FileProgress meter={job.meter} /> } : {}),
        }))}
      />
      {children}
    </Dialog>
  )
}
