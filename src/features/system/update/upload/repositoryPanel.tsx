import {
  REPOSITORY_STEPS,
  type RecordedRepository,
  type RepositoryStep,
  type RepositoryUploadSnapshot,
} from '#machines/interaction/repositoryUploadMachine'
import { repositoryPhase, repositoryStatus } from '#machines/interaction/repositoryUploadView'
import { asApiError } from '#model/apiError'
import { Button } from '#ui/actions/Button'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { LeaveRunning } from '#features/shared/upload/CancelQuestion'
import type { UploadPanel, UploadActions } from '#features/shared/upload/useUploadPanel'
import { repositories } from '../noun'

const labels: Record<RepositoryStep, string> = {
  sendFile: 'Send file',
  checkFile: 'Check and record',
}

/** The consequence of a failure, by the failed step. */
const consequences: Record<RepositoryStep, string> = {
  sendFile: 'The region kept nothing of the file. It is sent again from the start.',
  checkFile:
    'The region’s answer was lost: it may have recorded the repository. “Try again” looks for it first, if the region lists its repositories. Sending the same file again does no harm.',
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

/** The panel of an upload, in place of its form; undefined while none runs. */
export function repositoryPanel(
  snapshot: RepositoryUploadSnapshot,
  { close, ask, cancel, resume }: UploadActions,
): UploadPanel | undefined {
  const phase = repositoryPhase(snapshot)
  const { recorded, error, step, request } = snapshot.context
  if (phase === 'form' || !request) return undefined
  const actions = {
    done: (
      <>
        <Button tone="ghost" onClick={close}>
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
        <Button tone="primary" onClick={resume}>
          Try again
        </Button>
      </>
    ),
    sending: (
      <>
        <LeaveRunning onClose={close} />
        <Button onClick={ask}>Cancel upload</Button>
      </>
    ),
    verifying: (
      <>
        <LeaveRunning onClose={close} />
        <Button onClick={ask}>Stop waiting</Button>
      </>
    ),
  }
  return {
    title: 'Repository upload progress',
    name: `${phase === 'done' ? 'Uploaded' : 'Uploading'} ${request.fileName}`,
    onDismiss: { done: close, failed: cancel, sending: ask, verifying: ask }[phase],
    footer: actions[phase],
    headline: headline(recorded, phase),
    failure: phase === 'failed' && (
      <>
        <ErrorNotice title="Upload stopped" error={asApiError(error)} />
        <p>{consequences[step]}</p>
      </>
    ),
    steps: REPOSITORY_STEPS.map((each) => ({
      key: each,
      label: labels[each],
      status: repositoryStatus(snapshot, each),
    })),
    showsFile: true,
    question: phase === 'sending' || phase === 'verifying' ? questions[phase] : undefined,
  }
}
