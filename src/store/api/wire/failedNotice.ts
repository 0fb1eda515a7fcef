import { answerWords } from './errors'
import { asApiError } from '#model/apiError'
import type { ShownNotice } from '#store/slices/notices'

/** Texts as sentences: messages of the region may lack a full stop. */
export const sentences = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')

/**
 * The toast of a call that should have changed something, for `noticeShown`: what the region answered, and the id under
 * which the server logged the request.
 *
 * @param thrown the error of the call; a value that is not from the server is an error of the console
 * @param more a sentence to end with
 */
export function failedNotice(
  title: string,
  thrown: unknown,
  more = '',
): Pick<ShownNotice, 'tone' | 'title' | 'body' | 'requestId'> {
  const error = asApiError(thrown)
  const words = answerWords(error, true)
  return {
    tone: 'failed',
    title,
    body: more === '' ? words : sentences([words, more]),
    ...(error.requestId && { requestId: error.requestId }),
  }
}
