import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { ApiError } from '#model/apiError'
import type { OperationName, Operation } from '../generated/operationTypes'
import type { Call } from './baseQuery'
import type { Answer, CallArgs } from './operation'

/** A request with the type of its response. */
export interface TypedCall<Data> extends Call {
  /** Never set; carries the type. */
  readonly answer?: Data
}

type MaybePromise<Value> = Value | PromiseLike<Value>

/** Sends a request from within an endpoint, whatever its response: see {@link askOne}. */
export type Ask = (call: Call) => MaybePromise<QueryReturnValue<unknown, ApiError, object | undefined>>

/** Sends one request from within an endpoint. @returns its response, or the error */
export const askOne = <Data>(call: TypedCall<Data>, ask: Ask) =>
  ask(call) as MaybePromise<QueryReturnValue<Data, ApiError, object | undefined>>

/** A request of an operation, as `baseQuery` takes it. */
export const toCall = <K extends OperationName>(
  operation: Operation<K>,
  args: CallArgs<K>,
): TypedCall<Answer<K>> => ({ operation, args })
