import type { ApiError } from '#model/apiError'
import { ALL_LIMIT, type WholeLimit } from '#model/paging'
import type { OperationName, Operation } from '../generated/operationTypes'
import { askOne, toCall, type Ask } from './call'
import type { Answer, CallArgs } from './operation'

/** Maximum number of parallel requests: a VPC may have many subnets, and a browser opens few connections. */
const CONCURRENCY = 6

/**
 * Sends the same request for several owners, a few in parallel. A deleted owner yields nothing; any other error
 * fails the whole query.
 *
 * @param atOnce the number of parallel requests
 * @returns the response for each owner, by owner id
 */
export async function askForEach<K extends OperationName>(
  owners: readonly string[],
  operation: Operation<K>,
  argsOf: (owner: string) => CallArgs<K>,
  ask: Ask,
  atOnce = CONCURRENCY,
): Promise<{ data: Map<string, Answer<K>> } | { error: ApiError }> {
  const found = new Map<string, Answer<K>>()
  for (let from = 0; from < owners.length; from += atOnce) {
    const some = owners.slice(from, from + atOnce)
    const answers = await Promise.all(
      some.map(async (owner) => ({ owner, ...(await askOne(toCall(operation, argsOf(owner)), ask)) })),
    )
    for (const { owner, data, error } of answers) {
      if (error && error.statusCode !== 404) return { error }
      if (!error) found.set(owner, data)
    }
  }
  return { data: found }
}

/**
 * Fetches the same list for several owners. A deleted owner has no rows.
 *
 * @returns the rows of each owner, by owner id; an error as of {@link askForEach}
 */
export async function fetchForEach<K extends OperationName, Row>(
  owners: readonly string[],
  operation: Operation<K> & (Answer<K> extends { items: Row[] } ? unknown : never),
  argsOf: (owner: string, limit: WholeLimit) => CallArgs<K>,
  ask: Ask,
  atOnce?: number,
): Promise<{ data: Record<string, readonly Row[]> } | { error: ApiError }> {
  const found = await askForEach(owners, operation, (owner) => argsOf(owner, ALL_LIMIT), ask, atOnce)
  if ('error' in found) return found
  const rowsOf = (owner: string) => (found.data.get(owner) as { items: Row[] } | undefined)?.items ?? []
  return { data: Object.fromEntries(owners.map((owner) => [owner, rowsOf(owner)])) }
}
