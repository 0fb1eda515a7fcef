import type { Entry, KeptFields, LoggedRequest } from '../eventLog/entry'
import type { Line, Outcome } from './line'

// What single entries of the log say of a line.

/** What the request of a command or a plan says of its line. */
export const saidBy = ({
  command,
  label,
  subject,
  event,
}: LoggedRequest): Pick<Line, 'verb' | 'label' | 'subject' | 'event'> => ({
  verb: command,
  label: label ?? command,
  subject,
  ...(event !== undefined && { event }),
})

/** What the request of an undo says of its line. */
export const asked = ({ label, subject }: KeptFields['undo.asked']): Pick<Line, 'label' | 'subject'> => ({
  label,
  subject,
})

/** What a response says of the end of its line. */
export function outcomeOf({ status, errorCode, serverRequestId, words }: Entry<'reply'>['data']): Outcome {
  return {
    status,
    ...(errorCode !== undefined && { errorCode }),
    ...(serverRequestId !== null && { requestId: serverRequestId }),
    ...(words !== undefined && { words }),
  }
}
