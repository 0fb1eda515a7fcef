import { LAST_MS, SOON_MS } from '#machines/interaction/probationTimes'
import type { TrialView } from '#store/trial/trialView'
import { dateParts } from '#ui/format/formatDateTime'

// The words of a change on trial.

/** "Firewall rule allow-ssh in VPC default". */
export const trialTitle = ({ title, where }: Pick<TrialView, 'title' | 'where'>): string =>
  where === undefined ? title : `${title} in ${where}`

/** The time that is left: `1:43`. */
export function timeLeftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The time of the day at which a trial ends. @param until in milliseconds since the epoch */
const untilText = (until: number): string => dateParts(new Date(until)).time

/** The text after the title and a colon; undefined while the time that is left follows it. */
export function trialStatusText({
  status,
  reason = '',
}: Pick<TrialView, 'status' | 'reason'>): string | undefined {
  switch (status) {
    case 'reverting':
      return 'it is being put back'
    case 'cutOff':
      return 'it is put back once the region can be reached'
    case 'failed':
      return `it could not be put back and is tried again. ${reason}`
    case 'contested':
      return 'it has changed meanwhile, so nothing was put back'
    default:
      return undefined
  }
}

/** The announcement of a trial that comes into a status. */
export function announcement(
  trial: Pick<TrialView, 'title' | 'where' | 'status' | 'reason' | 'until'>,
): string {
  const title = trialTitle(trial)
  if (trial.status === 'soon') return `${title} is put back in ${SOON_MS / 1_000} seconds.`
  if (trial.status === 'last') return `${title} is put back in ${LAST_MS / 1_000} seconds.`
  const said = trialStatusText(trial)
  return said === undefined
    ? `${title} is on trial: it is put back at ${untilText(trial.until)} unless you keep it.`
    : `${title}: ${said}.`
}
