import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  REPOSITORY_STEPS,
  type RecordedRepository,
  type repositoryUploadMachine,
  type RepositoryStep,
} from '#machines/interaction/repositoryUploadMachine'
import { repositoryPhase, repositoryStatus } from '#machines/interaction/repositoryUploadView'
import { asApiError } from '#store/model/apiError'
import { Button } from '#ui/actions/Button'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { LinkButton } from '#features/kit/routing/LinkButton'
import type { PanelProgress } from '#features/kit/form/SidePanelForm'
import { CancelQuestion, LeaveRunning } from '#features/shared/upload/CancelQuestion'
import type { UploadHolder } from '#features/shared/upload/uploadHolder'
import type { UploadRun } from '#features/shared/upload/uploads'
import { FileProgress, UploadBody, UploadSteps } from '#features/shared/upload/UploadSteps'
import type { RepositoryJob } from './repositoryEffects'
import { repositories } from '../noun'

const labels: Record<RepositoryStep, string> = {
  sendFile: 'Send file',
  checkFile: 'Check and record',
}

/** The consequence of a failure, by the failed step. */
const consequences: Record<RepositoryStep, string> = {
  sendFile: 'The region kept nothing of the file. It is sent again from the start.',
  checkFile:
    'The region’s answer was lost: it may have recorded the repository. Sending the same file again does no harm.',
}

const headline = (
  recorded: RecordedRepository | null,
  phase: 'sending' | 'verifying' | 'failed' | 'done',
) => {
  if (phase === 'sending') return 'The upload continues when you leave this page. Keep the tab open.'
  if (phase === 'verifying') return 'The region has the file and is checking it. That can take minutes.'
  if (phase === 'failed') return 'The upload has stopped.'
  return recorded?.wasThere
    ? `Repository ${recorded.version} was there already, with the same content.`
    : `Repository ${recorded?.version ?? ''} is recorded.`
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
 * The steps of the upload with their status, in the panel in place of its form; undefined while no upload runs.
 *
 * @param onClose closes the panel; an upload under way goes on
 */
export function useRepositoryProgress(
  { actor, holder }: UploadRun<typeof repositoryUploadMachine, UploadHolder<RepositoryJob>>,
  onClose: () => void,
): PanelProgress | undefined {
  const snapshot = useSelector(actor, (now) => now)
  const phase = repositoryPhase(snapshot)
  const [isAsking, setAsking] = useState(false)
  const texts = phase === 'sending' || phase === 'verifying' ? questions[phase] : undefined
  // The upload may end while the question is open: then there is nothing to cancel.
  useEffect(() => {
    if (!texts) setAsking(false)
  }, [texts])
  const { recorded, error, step, request } = snapshot.context
  if (phase === 'form' || !request) return undefined
  const cancel = () => actor.send({ type: 'upload.cancelled' })
  const ask = () => setAsking(true)
  const actions = {
    done: (
      <>
        <Button tone="ghost" onClick={onClose}>
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
        <Button tone="ghost" onClick={cancel}>
          Back
        </Button>
        <Button tone="primary" onClick={() => actor.send({ type: 'upload.resumed' })}>
          Try again
        </Button>
      </>
    ),
    sending: (
      <>
        <LeaveRunning onClose={onClose} />
        <Button onClick={ask}>Cancel upload</Button>
      </>
    ),
    verifying: (
      <>
        <LeaveRunning onClose={onClose} />
        <Button onClick={ask}>Stop waiting</Button>
      </>
    ),
  }
  return {
    title: 'Repository upload progress',
    name: `${phase === 'done' ? 'Uploaded' : 'Uploading'} ${request.fileName}`,
    onDismiss: { done: onClose, failed: cancel, sending: ask, verifying: ask }[phase],
    footer: actions[phase],
    body: (
      <UploadBody headline={headline(recorded, phase)}>
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
          }))}
        />
        {holder.job && <FileProgress meter={holder.job.meter} />}
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
