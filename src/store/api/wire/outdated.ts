import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import type { TagDescription } from '@reduxjs/toolkit/query'
import { isRecord } from '#model/isRecord'
import { resourceDeleted } from '#store/slices/resourceDeleted'
import { api, type Tag } from '../api'

// A write invalidates cached responses, and mounted queries are fetched again. Queries about a deleted resource,
// or a renamed one by its old name, must be excluded: they would fail just before their page closes. So each
// query has a tag of its own, and only the valid ones are invalidated.

type State = Parameters<typeof api.util.selectInvalidatedBy>[0]

/** The tag of one query. */
export const callTag = (endpoint: string, args: unknown) => ({
  type: 'Call' as const,
  id: `${endpoint} ${JSON.stringify(args)}`,
})

/** The tags of an endpoint's responses: those of `about`, and the query's own. */
export const provides =
  <Answer, CallArgs>(
    endpoint: string,
    about: (answer: Answer | undefined, args: CallArgs) => readonly TagDescription<Tag>[],
  ) =>
  (answer: Answer | undefined, _error: unknown, args: CallArgs) => [
    ...about(answer, args),
    callTag(endpoint, args),
  ]

/** The records of a response: the response itself, or the rows of a list. */
export const recordsOf = (answer: unknown): readonly unknown[] =>
  isRecord(answer) && Array.isArray(answer['items']) ? answer['items'] : [answer]

/**
 * After a successful write that may have removed a name: invalidates the tags of the write, except in queries by
 * that name, which keep their data until their page closes. Queries for a resource of the same name elsewhere are
 * excluded too, and fetched again when mounted.
 *
 * @param param the parameter by which queries select the resource: `instance`
 * @param named the selector in the write: an id or a name
 * @param answer the response of the write: the present record, or one without an id after a deletion
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
    // Records without a name, such as access tokens, have only their id.
    .flatMap((record) => (isRecord(record) && record['id'] === id ? (record['name'] ?? []) : []))
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
    // The library waits for pending queries. The content of a list is known only after its first response.
    // Queries of one record are left out: without a subscriber, a pending query that becomes stale loses its
    // response.
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
