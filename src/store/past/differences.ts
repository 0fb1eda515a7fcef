import { rootReducer, type RootState } from '../store'
import { redactAnswer } from '../eventLog/redactAction'
import { fold, type Tape } from '../eventLog/tape'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Sorts the cache entries of each tag: they are a set, and the order in which repeated responses joined it is no
 * part of the state.
 */
const inOneOrder = (tags: RootState['api']['provided']['tags']) =>
  Object.fromEntries(
    Object.entries(tags).map(([type, entries]) => [
      type,
      Object.fromEntries(Object.entries(entries ?? {}).map(([id, keys]) => [id, [...keys].toSorted()])),
    ]),
  )

/** A round trip through text, as in a file that contains the tape. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json

/** The part of the state that the tape can rebuild: all but log and subscriptions; secrets as keys only. */
function answeredFor({ eventLog: _, ...state }: RootState): Json {
  const { subscriptions: __, mutations, provided, ...cache } = state.api
  const kept = Object.entries(mutations).map(([key, mutation]) => [
    key,
    mutation && 'data' in mutation
      ? { ...mutation, data: redactAnswer(mutation.endpointName ?? '', mutation.data) }
      : mutation,
  ])
  return asJson({
    ...state,
    api: {
      ...cache,
      provided: { ...provided, tags: inOneOrder(provided.tags) },
      mutations: Object.fromEntries(kept) as object,
    },
  })
}

const hasParts = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null

function compare(path: string, present: Json | undefined, rebuilt: Json | undefined): string[] {
  if (!hasParts(present) || !hasParts(rebuilt))
    return present === rebuilt
      ? []
      : [`${path}: ${JSON.stringify(present) ?? 'nothing'}, rebuilt ${JSON.stringify(rebuilt) ?? 'nothing'}`]
  const keys = new Set([...Object.keys(present), ...Object.keys(rebuilt)])
  return [...keys].flatMap((key) => compare(`${path}/${key}`, present[key], rebuilt[key]))
}

/**
 * The differences between a state and the one that the reducers rebuild from the checkpoint and the tape, both
 * after a round trip through text. Empty when the tape is complete.
 */
export function differences(present: RootState, tape: Tape): string[] {
  const { checkpoint, played } = JSON.parse(
    JSON.stringify({ checkpoint: tape.checkpoint, played: tape.played }),
  ) as { checkpoint: RootState; played: typeof tape.played }
  return compare('', answeredFor(present), answeredFor(fold(rootReducer, checkpoint, played)))
}
