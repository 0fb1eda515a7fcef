import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import type { Tag } from './api'
import type { BaseQuery } from './baseQuery'
import type { OperationName, Operations } from './generated/operationTypes'
import type { Answer, CallArgs, Operation } from './operation'
import { provides, refreshAfter } from './outdated'

type Build = EndpointBuilder<BaseQuery, Tag, 'api'>

/** A read, from the generated entry: path, parameters and types are the table's; this call adds what it is about. */
export const read = <K extends OperationName>(build: Build, operation: Operation<K>, about: readonly Tag[]) =>
  build.query<Answer<K>, CallArgs<K>>({
    query: (args) => ({ operation: operation as unknown as Operation<OperationName>, args }),
    providesTags: provides(operation.name, () => about),
  })

/** A write, from the generated entry, and what its success makes stale. */
export const write = <K extends OperationName>(
  build: Build,
  operation: Operation<K>,
  stale: readonly Tag[],
) =>
  build.mutation<Answer<K>, CallArgs<K>>({
    query: (args) => ({ operation: operation as unknown as Operation<OperationName>, args }),
    invalidatesTags: (_answer, error) => (error ? [] : [...stale]),
  })

/** The last parameter of a path: it names what a write is about. */
const subjectOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1] ?? ''

/**
 * A write after which what its path names may not be there any more by that name: a deletion, or an update that can
 * rename. What its success makes stale is asked for again, but nothing by a name that is gone.
 */
export const change = <K extends OperationName>(
  build: Build,
  operation: Operation<K>,
  stale: readonly Tag[],
) =>
  build.mutation<Answer<K>, CallArgs<K>>({
    query: (args) => ({ operation: operation as unknown as Operation<OperationName>, args }),
    onQueryStarted: (args, { dispatch, getState, queryFulfilled }) => {
      const param = subjectOf(operation.path)
      const named = (args as Readonly<Record<string, unknown>>)[param]
      return queryFulfilled.then(
        ({ data }) => refreshAfter(getState(), dispatch, stale, param, named, data),
        // The caller has the error, and nothing has changed.
        () => {},
      )
    },
  })

/** A write of one piece of many, which makes nothing stale. Its body comes as the bytes that leave. */
export const writePacked = <K extends OperationName>(build: Build, operation: Operation<K>) =>
  build.mutation<Answer<K>, Operations[K]['args'] & { body: Uint8Array<ArrayBuffer> }>({
    query: (args) => ({ operation: operation as unknown as Operation<OperationName>, args }),
  })
