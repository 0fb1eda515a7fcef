import type { Entry, KeptFields, LoggedRequest } from '../eventLog/entry'
import type { Line, Outcome } from './line'

// Fields of a line that one entry of the log says.

/** The fields of a line that are in the request of its command or plan. */
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

/** The fields of a line that are in the request of its undo. */
export const asked = ({ label, subject }: KeptFields['undo.asked']): Pick<Line, 'label' | 'subject'> => ({
  label,
  subject,
})

/** The outcome of a line whose request had this response. */
export function replyOutcome({ status, errorCode, serverRequestId, words }: Entry<'reply'>['data']): Outcome {
  return {
    status,
    ...(errorCode !== undefined && { errorCode }),
    ...(serverRequestId !== null && { requestId: serverRequestId }),
    ...(words !== undefined && { words }),
  }
}
