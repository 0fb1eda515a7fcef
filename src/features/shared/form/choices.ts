import { isApiError } from '../../../store/model/apiError'
import { FORBIDDEN, LOADING, READY, statusText, type ChoiceStatus } from '../../../ui/choices'
import type { Choice } from './fields'

/** What a list query's hook answers, as far as a picker needs it. */
interface Asked {
  currentData?: unknown
  isFetching: boolean
  error?: unknown
  refetch(): unknown
}

interface AskedList<Row> extends Asked {
  currentData?: { readonly items: readonly Row[] } | undefined
}

function detailOf(error: unknown): string {
  if (!isApiError(error)) return 'Unknown error'
  return error.requestId ? `${error.message} (request ${error.requestId})` : error.message
}

/**
 * How the lists that a picker offers stand, taken together: one that failed is said, one that is on its way is waited
 * for. Trying again asks only for those that failed. A list that is not asked for yet counts as there.
 */
export function choiceStatus(...queries: readonly Asked[]): ChoiceStatus {
  const missing = queries.filter((query) => query.currentData === undefined)
  if (missing.some((query) => query.isFetching)) return LOADING
  const failed = missing.filter((query) => query.error !== undefined)
  const [first] = failed
  if (!first) return READY
  if (failed.every(({ error }) => isApiError(error) && error.statusCode === 403)) return FORBIDDEN
  return {
    state: 'failed',
    detail: detailOf(first.error),
    onRetry: () => failed.forEach((query) => void query.refetch()),
  }
}

/**
 * Why nothing can be said of a list yet: that it is on its way, or could not be loaded.
 *
 * @param plural what it is a list of: "external IPs"
 * @returns undefined once the list is there
 */
export function missingText(query: Asked, plural: string): string | undefined {
  const status = choiceStatus(query)
  return status.state === 'ready' ? undefined : statusText(status, plural)
}

/** What a picker of the rows of one list is given: its choices, in the list's order, and how the list stands. */
export const choicesFrom = <Row>(
  query: AskedList<Row>,
  choiceOf: (row: Row) => Choice,
): { choices: Choice[]; status: ChoiceStatus } => ({
  choices: (query.currentData?.items ?? []).map(choiceOf),
  status: choiceStatus(query),
})

/** A choice that is its own name. */
export const byName = ({ name }: { name: string }): Choice => ({ value: name, label: name })

/** Those that can be chosen first; otherwise in the order they come in. */
export const ableFirst = (a: Choice, b: Choice) =>
  Number(a.disabledReason !== undefined) - Number(b.disabledReason !== undefined)
