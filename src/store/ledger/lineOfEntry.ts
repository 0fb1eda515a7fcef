import type { Entry, KeptFields, LoggedRequest } from '../eventLog/entry'
import type { Line, Outcome } from './line'

// The parts of a line that single entries of the log have.

/** The part of a line that the request of its command or plan has. */
export const saidBy = ({
  command,
  label,
  deletes,
  subject,
  event,
}: LoggedRequest): Pick<Line, 'verb' | 'label' | 'deletes' | 'subject' | 'event'> => ({
  verb: command,
  label: label ?? command,
  subject,
  ...(deletes && { deletes }),
  ...(event !== undefined && { event }),
})

/** The part of a line that the request of its undo has. */
export const asked = ({ label, subject }: KeptFields['undo.asked']): Pick<Line, 'label' | 'subject'> => ({
  label,
  subject,
})

/** The end of a line that a response has. */
export function replyOutcome({ status, errorCode, serverRequestId, words }: Entry<'reply'>['data']): Outcome {
  return {
    status,
    ...(errorCode !== undefined && { errorCode }),
    ...(serverRequestId !== null && { requestId: serverRequestId }),
    ...(words !== undefined && { words }),
  }
}
