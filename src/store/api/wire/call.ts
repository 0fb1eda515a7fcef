import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { ApiError } from '#store/model/apiError'
import type { OperationName } from '../generated/operationTypes'
import type { Call } from './baseQuery'
import type { Answer, CallArgs, Operation } from './operation'

/** A call with the type of its answer. */
export interface TypedCall<Data> extends Call {
  /** Never set; carries the type. */
  readonly answer?: Data
}

/** Sends a call from within an endpoint. */
export type Ask = (
  call: Call,
) =>
  | PromiseLike<QueryReturnValue<unknown, ApiError, object | undefined>>
  | QueryReturnValue<unknown, ApiError, object | undefined>

/** A call of an operation, without the operation's name type, as `baseQuery` takes it. */
export const toCall = <K extends OperationName>(
  operation: Operation<K>,
  args: CallArgs<K>,
): TypedCall<Answer<K>> => ({ operation, args })
