import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { ApiError } from '#store/model/apiError'
import type { OperationName } from '../generated/operationTypes'
import type { Call } from './baseQuery'
import type { Answer, CallArgs, Operation } from './operation'

/** A request with the type of its response. */
export interface TypedCall<Data> extends Call {
  /** Never set; carries the type. */
  readonly answer?: Data
}

/** Sends a request from within an endpoint. */
export type Ask = (
  call: Call,
) =>
  | PromiseLike<QueryReturnValue<unknown, ApiError, object | undefined>>
  | QueryReturnValue<unknown, ApiError, object | undefined>

/** A request of an operation, as `baseQuery` takes it. */
export const toCall = <K extends OperationName>(
  operation: Operation<K>,
  args: CallArgs<K>,
): TypedCall<Answer<K>> => ({ operation, args })
