import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { ApiError } from '../model/apiError'
import { ALL_LIMIT } from '../model/limits'
import type { Call } from './baseQuery'
import type { OperationName } from './generated/operationTypes'
import type { Answer, CallArgs, Operation } from './operation'

type Ask = (
  call: Call,
) =>
  | PromiseLike<QueryReturnValue<unknown, ApiError, object | undefined>>
  | QueryReturnValue<unknown, ApiError, object | undefined>

/** How many calls are on their way at once: a VPC may have many subnets, and a browser opens few connections. */
const AT_ONCE = 6

/** The operation as the wire takes it: its name no longer matters to the types. */
export const callOf = <K extends OperationName>(operation: Operation<K>, args: CallArgs<K>): Call => ({
  operation: operation as unknown as Operation<OperationName>,
  args,
})

/**
 * Asks the same list of several owners, a few at a time. An owner that has gone meanwhile has nothing; any other
 * failure is the failure of the whole.
 *
 * @returns everything each owner has, by the owner's id
 */
export async function eachOf<K extends OperationName, Row>(
  owners: readonly string[],
  operation: Operation<K> & (Answer<K> extends { items: Row[] } ? unknown : never),
  argsOf: (owner: string, limit: number) => CallArgs<K>,
  ask: Ask,
): Promise<{ data: Record<string, readonly Row[]> } | { error: ApiError }> {
  const found: Record<string, readonly Row[]> = {}
  for (let from = 0; from < owners.length; from += AT_ONCE) {
    const some = owners.slice(from, from + AT_ONCE)
    const answers = await Promise.all(
      some.map(async (owner) => await ask(callOf(operation, argsOf(owner, ALL_LIMIT)))),
    )
    for (const [index, { data, error }] of answers.entries()) {
      if (error && error.statusCode !== 404) return { error }
      found[some[index] ?? ''] = error ? [] : (data as { items: Row[] }).items
    }
  }
  return { data: found }
}
