import { errorWords } from '#store/api/wire/errors'
import { cutAt } from '#store/api/wire/nextPage'
import { isApiError, isForbidden } from '#model/apiError'
import { isUuid } from '#model/nameOrId'
import { idMarks, distinctNames } from '#model/distinctNames'
import {
  FORBIDDEN,
  LOADING,
  READY,
  choiceStatusText,
  type ChoiceNoun,
  type ChoiceStatus,
} from '#ui/forms/choiceStatusText'
import type { QueryLike } from '#features/kit/queries/queryLike'

/** One choice of a field. */
export interface Choice<Value extends string | number = string> {
  value: Value
  label: string
  /** Another text that selects it when typed: its name, if the label says more than that. */
  name?: string
  /** A second line under the label. */
  detail?: string
  /** Why it cannot be chosen. */
  disabledReason?: string
}

/** The props of every picker: its choices, their nouns and their status. */
export interface Pickable extends ChoiceNoun {
  choices: readonly Choice[]
  /** Without it, the choices are loaded. */
  status?: ChoiceStatus
  /** Shown when there are no choices. */
  empty?: string
}

function detailOf(error: unknown): string {
  if (!isApiError(error)) return 'Unknown error'
  const words = errorWords(error)
  return error.requestId ? `${words} (request ${error.requestId})` : words
}

/** The status of lists with answers: of a longer one, the number of rows that were read, and its call. */
function readyStatus(queries: readonly QueryLike[]): ChoiceStatus {
  const cut = queries.filter(({ currentData }) => cutAt(currentData) !== undefined)
  if (cut.length === 0) return READY
  return {
    state: 'ready',
    first: Math.max(...cut.map(({ currentData }) => cutAt(currentData) ?? 0)),
    cut: cut.flatMap(({ endpointName, originalArgs }) =>
      endpointName ? { endpointName, originalArgs } : [],
    ),
  }
}

/**
 * The combined status of a picker's lists: failed if one failed, loading if one is loading. A retry repeats only the
 * failed ones. A skipped list counts as loaded.
 */
export function choiceStatus(...queries: readonly QueryLike[]): ChoiceStatus {
  const missing = queries.filter((query) => query.currentData === undefined)
  if (missing.some((query) => query.isFetching)) return LOADING
  const failed = missing.filter((query) => query.error !== undefined)
  const [first] = failed
  if (!first) return readyStatus(queries)
  if (failed.every(({ error }) => isForbidden(error))) return FORBIDDEN
  return {
    state: 'failed',
    detail: detailOf(first.error),
    onRetry: () => failed.forEach((query) => void query.refetch()),
  }
}

/**
 * Why a list is unknown: it is loading, or it failed to load.
 *
 * @param plural the plural noun: "external IPs"
 * @returns undefined once the list is loaded
 */
export function missingText(query: QueryLike, plural: string): string | undefined {
  const status = choiceStatus(query)
  return status.state === 'ready' ? undefined : choiceStatusText(status, plural)
}

/** The props of a picker for one list: its choices, in the list's order, and the list's status. */
export const choicesFrom = <Row>(
  query: QueryLike<{ readonly items: readonly Row[] }>,
  choiceOf: (row: Row) => Choice,
): { choices: Choice[]; status: ChoiceStatus } => ({
  choices: (query.currentData?.items ?? []).map(choiceOf),
  status: choiceStatus(query),
})

/** A choice whose value is its label. */
export const byName = ({ name }: { name: string }): Choice => ({ value: name, label: name })

/** Choices with labels that differ: doubles say what they are, else the beginning of their ID. */
export function choicesApart<Option extends Choice<string | number>>(choices: readonly Option[]): Option[] {
  const labels = distinctNames(
    choices,
    ({ label }) => label,
    ({ label, value, detail }) => [detail, ...(value === label ? [] : marksOf(value))],
  )
  return choices.map((choice, index) => {
    const { label, name = label } = choice
    const apart = labels[index] ?? label
    return apart === label ? choice : { ...choice, label: apart, name }
  })
}

const marksOf = (value: string | number) =>
  typeof value === 'string' && isUuid(value) ? idMarks(value) : [String(value)]

/** Available ones first; otherwise in their original order. */
export const ableFirst = (a: Choice, b: Choice) =>
  Number(a.disabledReason !== undefined) - Number(b.disabledReason !== undefined)
