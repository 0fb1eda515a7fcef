import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import type { TagDescription } from '@reduxjs/toolkit/query'
import { resourceDeleted } from '../slices/deleted'
import { api, type Tag } from './api'

// A write makes what the cache has stale, and whatever is on the screen is asked for again. Not so the calls that name
// what is no longer there: the deleted thing, and the renamed one by its old name. They would only find it missing, in
// the moment before its page is left. So each call has a tag of its own, and those that are still right are made stale
// one by one.

type Args = Readonly<Record<string, unknown>>
type State = Parameters<typeof api.util.selectInvalidatedBy>[0]

const isRecord = (value: unknown): value is Args => typeof value === 'object' && value !== null

const callTag = (endpoint: string, args: unknown) => ({
  type: 'Call' as const,
  id: `${endpoint} ${JSON.stringify(args)}`,
})

/** What the answers of an endpoint are about: what `about` says, and the call itself. */
export const provides =
  <CallArgs>(endpoint: string, about: (args: CallArgs) => readonly TagDescription<Tag>[]) =>
  (_answer: unknown, _error: unknown, args: CallArgs) => [...about(args), callTag(endpoint, args)]

/** The records of an answer: itself, or the rows of a list. */
const recordsOf = (answer: unknown): readonly unknown[] =>
  isRecord(answer) && Array.isArray(answer['items']) ? answer['items'] : [answer]

/**
 * After the success of a write that may have taken a name away: makes stale what the write changed, except calls by
 * that name. Those keep what they have until their page is left. A namesake in another place is not told apart: it is
 * asked for again when it is shown.
 *
 * @param param the parameter by which calls name such a thing: `instance`
 * @param named what the write named it by: its id, or its name
 * @param answer what the write answered: the record as it is now; one without an id after a deletion
 */
export function refreshAfter(
  state: State,
  dispatch: Dispatch<UnknownAction>,
  stale: readonly Tag[],
  param: string,
  named: unknown,
  answer: unknown,
) {
  const now = isRecord(answer) && answer['id'] !== undefined ? answer : undefined
  const id = now?.['id'] ?? named
  const cached = Object.values(state.api.queries).flatMap((query) => query ?? [])
  const names = cached
    .flatMap(({ data }) => recordsOf(data))
    .flatMap((record) => (isRecord(record) && record['id'] === id ? [record['name']] : []))
  const outdated = new Set([named, ...names])
  if (now) {
    outdated.delete(id)
    outdated.delete(now['name'])
  } else {
    dispatch(resourceDeleted(String(id)))
  }
  const isOutdated = (args: unknown) =>
    isRecord(args) &&
    [args[param], ...Object.values(args).filter(Array.isArray).flat()].some((name) => outdated.has(name))
  const calls = [
    ...api.util.selectInvalidatedBy(state, [...stale]),
    // The library waits for calls on their way. What a list holds is known only after its first answer. Calls for one
    // record are left out: without a subscriber, a call that is made stale on its way loses its answer.
    ...cached.filter(
      ({ endpointName, fulfilledTimeStamp, error }) =>
        endpointName?.endsWith('List') && !fulfilledTimeStamp && !error,
    ),
  ]
  dispatch(
    api.util.invalidateTags(
      calls.flatMap(({ endpointName, originalArgs }) =>
        isOutdated(originalArgs) ? [] : [callTag(endpointName ?? '', originalArgs)],
      ),
    ),
  )
}
