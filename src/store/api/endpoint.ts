import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import type { Tag } from './api'
import type { BaseQuery } from './baseQuery'
import type { OperationName, Operations } from './generated/operationTypes'
import type { Answer, CallArgs, Operation } from './operation'

type Build = EndpointBuilder<BaseQuery, Tag, 'api'>

/** A read, from the generated entry: path, parameters and types are the table's; this call adds what it is about. */
export const read = <K extends OperationName>(build: Build, operation: Operation<K>, about: readonly Tag[]) =>
  build.query<Answer<K>, CallArgs<K>>({
    query: (args) => ({ operation: operation as unknown as Operation<OperationName>, args }),
    providesTags: [...about],
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

/** A write of one piece of many, which makes nothing stale. Its body comes as the bytes that leave. */
export const writePacked = <K extends OperationName>(build: Build, operation: Operation<K>) =>
  build.mutation<Answer<K>, Operations[K]['args'] & { body: Uint8Array<ArrayBuffer> }>({
    query: (args) => ({ operation: operation as unknown as Operation<OperationName>, args }),
  })
