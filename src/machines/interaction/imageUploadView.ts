import { UPLOAD_STEPS, type UploadSnapshot, type UploadStep } from './imageUploadMachine'
import { stepStatus, type StepStatus } from './stepStatus'
import { stoppedUpload, type UploadView } from './uploadView'

// The view of an upload: its phase and the status of each step.

/**
 * The phases of an upload, as shown to the user. `nameTaken`: only another name is missing. `ready`: the image is there,
 * and its temporaries are still there.
 */
export type UploadPhase =
  | 'form'
  | 'running'
  | 'cancelling'
  | 'nameTaken'
  | 'failed'
  | 'cleanupFailed'
  | 'ready'
  | 'done'

/** The phase of an upload: what the panel and its dialog show. */
export function phaseOf(snapshot: UploadSnapshot): UploadPhase {
  if (snapshot.matches('failed')) return snapshot.context.image ? 'ready' : 'failed'
  if (snapshot.matches('nameTaken')) return 'nameTaken'
  if (snapshot.matches('cleanupFailed')) return 'cleanupFailed'
  if (snapshot.matches('done')) return 'done'
  if (snapshot.hasTag('cleaning') || snapshot.context.isCancelled) return 'cancelling'
  return snapshot.matches('running') ? 'running' : 'form'
}

/** The status of each step: earlier ones are complete, later ones are ready. */
export function stepStatusOf(snapshot: UploadSnapshot, step: UploadStep): StepStatus {
  if (snapshot.matches('done') && snapshot.context.error === null) return 'complete'
  const { step: current, error } = snapshot.context
  return stepStatus(step, { steps: UPLOAD_STEPS, current, hasFailed: error !== null })
}

/** The upload under way, as the sidebar shows it; undefined before it begins and once it has ended. */
export function uploadView(snapshot: UploadSnapshot): UploadView | undefined {
  const { request } = snapshot.context
  const phase = phaseOf(snapshot)
  if (!request || phase === 'form' || phase === 'done') return undefined
  const { name } = request
  if (phase === 'ready')
    return { name, stopped: { tone: 'success', words: `Image ${name} is ready, not yet tidied up` } }
  if (phase === 'nameTaken')
    return { name, stopped: { tone: 'failed', words: `Another image is named ${name}: choose another name` } }
  return phase === 'failed' || phase === 'cleanupFailed' ? stoppedUpload(name) : { name }
}
