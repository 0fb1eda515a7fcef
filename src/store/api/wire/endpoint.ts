import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import type { EndpointBuilder, TagDescription } from '@reduxjs/toolkit/query'
import { isAlreadyGone } from '#model/apiError'
import { BEFORE_MS } from '#model/timing'
import type { Observes } from '#store/observer/resourceKind'
import type { Tag } from '../api'
import type { BaseQuery, CallExtra } from './baseQuery'
import { askOne, toCall, type Ask } from './call'
import type { OperationName, Operations, Operation } from '../generated/operationTypes'
import type { Answer, CallArgs } from './operation'
import { provides, refreshAfter } from './outdated'

type Tags = readonly TagDescription<Tag>[]
type Build = EndpointBuilder<BaseQuery, Tag, 'api'>

/** The options of an endpoint for the base query and the event log. */
export const extraOptions = (about: Observes | 'ofRows' | undefined) =>
  about && { extraOptions: about === 'ofRows' ? { isOfRows: true } : { observes: about } }

/** A tag of one record, by its id. A tag without an id stands for all of its type, lists and records alike. */
export const tagOf = (type: Tag, { id }: { id: string }) => ({ type, id })

/**
 * The tags of a view: one record. A failed view has the tag of its whole type, so that every change retries it.
 */
export const oneOf =
  (type: Tag) =>
  (record: { id: string } | undefined): Tags => [record ? tagOf(type, record) : type]

/**
 * The tags of a list: its type, and each of its records, so that a change of a record invalidates only the lists
 * that contain it.
 */
export const tagsOfList =
  (type: Tag) =>
  (page: { items: readonly { id: string }[] } | undefined): Tags => [
    type,
    ...(page?.items ?? []).map((record) => tagOf(type, record)),
  ]

/** The tags of a list of an instance's parts: its type, and that instance, by the name or id in the arguments. */
export const tagsOfParts =
  (type: Tag) =>
  (_page: unknown, { instance }: { instance?: string | undefined }): Tags =>
    instance === undefined ? [type] : [type, { type, id: instance }]

/**
 * A read from the generated table, which has path, parameters and types; this adds the cache tags.
 *
 * @param about types of tags, or a function that returns the tags of a response
 * @param options the kind of resource whose state the response contains; or that each row of a list sends the
 * request
 */
export const query = <K extends OperationName>(
  build: Build,
  operation: Operation<K>,
  about: readonly Tag[] | ((answer: Answer<K> | undefined, args: CallArgs<K>) => Tags),
  options?: Observes | 'ofRows',
) =>
  build.query<Answer<K>, CallArgs<K>>({
    query: (args) => toCall(operation, args),
    providesTags: provides(operation.name, typeof about === 'function' ? about : () => about),
    ...extraOptions(options),
  })

/**
 * A write from the generated table, with the tags that its success invalidates.
 *
 * @param stale types of tags, or a function that returns the tags for a response
 */
export const mutation = <K extends OperationName>(
  build: Build,
  operation: Operation<K>,
  stale: readonly Tag[] | ((answer: Answer<K>) => Tags),
  observes?: Observes,
) =>
  build.mutation<Answer<K>, CallArgs<K>>({
    query: (args) => toCall(operation, args),
    invalidatesTags: (answer, error) => {
      if (typeof stale !== 'function') return error && !isAlreadyGone(error) ? [] : stale
      return answer === undefined ? [] : stale(answer)
    },
    ...extraOptions(observes),
  })

/** What a write can do without: undefined if it fails or takes too long. */
async function inTime(work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), BEFORE_MS)
  })
  try {
    return await Promise.race([work, late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** The last path parameter: the subject of a write. */
export const bySubject = ({ path }: { path: string }) => {
  const param = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1] ?? ''
  return { written: param, read: param }
}

/** What an endpoint has of its life cycle. */
interface Started {
  dispatch: Dispatch<UnknownAction>
  getState: () => Parameters<typeof refreshAfter>[0]
  queryFulfilled: PromiseLike<{ data: unknown }>
  extra: unknown
}

/**
 * Refetches the stale queries once a write has succeeded, except those by a name that is no longer valid.
 *
 * @param applies whether a response has a name
 */
export const refreshing =
  (
    stale: readonly Tag[],
    { written, read }: { written: string; read: string },
    applies: (answer: unknown) => boolean = () => true,
  ) =>
  async (args: object, { dispatch, getState, queryFulfilled, extra }: Started) => {
    const named = (args as Readonly<Record<string, unknown>>)[written]
    const refresh = (answer: unknown) =>
      (extra as CallExtra).becauseOf(answer, () =>
        refreshAfter(getState(), dispatch, stale, read, named, answer),
      )
    await queryFulfilled.then(
      ({ data }) => {
        if (applies(data)) refresh(data)
      },
      // The caller handles any other error; nothing has changed.
      ({ error }: { error?: unknown }) => {
        if (isAlreadyGone(error)) refresh(error)
      },
    )
  }

/**
 * A write that may invalidate the name in its path: a deletion, or an update that can rename. Its success
 * refetches the stale queries, except those by the old name; so does a deletion that found nothing to delete.
 *
 * @param subject the parameters with the selector of the record, if not in the path: in the write, and in reads
 * @param before reads what the write ends, right before it. The write does not depend on it
 */
export const change = <K extends OperationName>(
  build: Build,
  operation: Operation<K>,
  stale: readonly Tag[],
  { written, read }: { written: string; read: string } = bySubject(operation),
  before?: (args: CallArgs<K>, ask: Ask) => Promise<unknown>,
) =>
  build.mutation<Answer<K>, CallArgs<K>>({
    queryFn: async (args, _api, _options, ask) => {
      const replaced = before && (await inTime(before(args, ask)))
      const { data, error, meta } = await askOne(toCall(operation, args), ask)
      return error === undefined ? { data, meta: { ...meta, replaced } } : { error, ...(meta && { meta }) }
    },
    onQueryStarted: refreshing(stale, { written, read }),
  })

/** A write of one chunk of many, without invalidation. Its body is already encoded. */
export const binaryMutation = <K extends OperationName>(build: Build, operation: Operation<K>) =>
  build.mutation<Answer<K>, Operations[K]['args'] & { body: Uint8Array<ArrayBuffer> }>({
    query: (args) => ({ operation, args }),
  })
