import {
  REPOSITORY_STEPS,
  type RepositoryStep,
  type RepositoryUploadSnapshot,
} from './repositoryUploadMachine'
import { stepStatus, type StepStatus } from './stepStatus'
import { stoppedUpload, type UploadView } from './uploadView'

// The view of a repository's upload: its phase and the status of each step.

/** The phases of an upload, as shown to the user. */
export type RepositoryPhase = 'form' | 'sending' | 'verifying' | 'failed' | 'done'

/** The phase of an upload: what the panel and its dialog show. */
export function repositoryPhase(snapshot: RepositoryUploadSnapshot): RepositoryPhase {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('done')) return 'done'
  if (snapshot.matches({ running: 'verifying' })) return 'verifying'
  return snapshot.matches('running') ? 'sending' : 'form'
}

/** The status of each step: earlier ones are complete, later ones are ready. */
export function repositoryStatus(snapshot: RepositoryUploadSnapshot, step: RepositoryStep): StepStatus {
  if (snapshot.matches('done')) return 'complete'
  const { step: current, error } = snapshot.context
  return stepStatus(step, { steps: REPOSITORY_STEPS, current, hasFailed: error !== null })
}

/** The upload under way, as the sidebar shows it; undefined before it begins and once it has ended. */
export function repositoryView(snapshot: RepositoryUploadSnapshot): UploadView | undefined {
  const { request } = snapshot.context
  const phase = repositoryPhase(snapshot)
  if (!request || phase === 'form' || phase === 'done') return undefined
  const { fileName: name } = request
  return phase === 'failed' ? stoppedUpload(name) : { name }
}
