import { apiPhase, type ApiAction } from '../eventLog/apiAction'
import { redactWords } from '../eventLog/redact'
import { asApiError, isApiError, type ApiError } from '#model/apiError'
import type { AppStore, RootState } from '../store'
import { Cached } from '../api/cached'
import type { NewLineEntry } from './lineEntry'
import type { Outcome } from './line'

function accepted({ meta: { baseQueryMeta } }: ApiAction): Outcome {
  const response = baseQueryMeta?.response
  const requestId = response?.headers?.get('x-request-id')
  return { status: response?.status ?? 200, ...(requestId && { requestId }) }
}

const refused = (
  { statusCode, errorCode, requestId }: Omit<ApiError, 'message'>,
  words?: string,
): Outcome => ({
  status: statusCode === 0 ? null : statusCode,
  errorCode: errorCode ?? null,
  ...(requestId && { requestId }),
  ...(words !== undefined && { words }),
})

/** The answers that lines wait for. */
export interface Answers {
  /** Waits for the answer to a request. @param requestId the page's own @param line the id of its line */
  await(requestId: string, line: string): void
  /** What an error of a call says, as far as it may be kept. */
  outcomeOf(error: unknown): Outcome
  end(): void
}

/**
 * Writes the answer to each request of a line; how to undo the change that the region accepted, and what it deleted: from
 * what was sent, what was answered, what was read before, and the cache as it was before.
 */
export function answersOf({ calls }: AppStore, write: (line: string, entry: NewLineEntry) => void): Answers {
  /** The state before each request that waits for its answer. */
  const before = new Map<string, unknown>()
  const lines = new Map<string, string>()
  /** What the errors of changes say. Their words may repeat what was sent, and are kept only where that is open. */
  const said = new WeakMap<object, Outcome>()

  function record(line: string, { payload, meta: { arg, baseQueryMeta } }: ApiAction, was: unknown) {
    // The kinds of places are fetched with the first change. Without that code, a change has no undo.
    void Promise.all([import('../undo/places'), import('./deletions')]).then(
      ([{ undoOf }, { deletionOf }]) => {
        const call = {
          args: arg.originalArgs ?? {},
          answer: payload,
          replaced: baseQueryMeta?.replaced,
          cached: new Cached(was as Pick<RootState, 'api'>),
        }
        const undo = undoOf(arg.endpointName, call)
        const deleted = deletionOf(arg.endpointName, call)
        if (undo) write(line, { is: 'undoRecorded', undo })
        if (deleted) write(line, { is: 'deletionRecorded', deleted })
      },
      () => {},
    )
  }

  calls.onMutation = (action, state) => {
    const { requestId } = action.meta
    const phase = apiPhase(action)
    if (phase === 'pending') return void before.set(requestId, state)
    const line = lines.get(requestId)
    const was = before.get(requestId)
    lines.delete(requestId)
    before.delete(requestId)
    if (phase === 'rejected') {
      const { payload, meta } = action
      // An aborted request has no answer.
      if (!isApiError(payload)) return
      const words = redactWords(meta.arg.endpointName, meta.arg.originalArgs ?? {}, payload.message)
      const outcome = refused(payload, words)
      said.set(payload, outcome)
      if (line !== undefined) write(line, { is: 'answered', outcome })
    } else if (line !== undefined) {
      write(line, { is: 'answered', outcome: accepted(action) })
      record(line, action, was)
    }
  }
  return {
    await: (requestId, line) => void lines.set(requestId, line),
    outcomeOf(error) {
      const known = typeof error === 'object' && error !== null ? said.get(error) : undefined
      const found = asApiError(error)
      return known ?? refused(found, found.message)
    },
    end() {
      calls.onMutation = undefined
    },
  }
}
