import type { OlderFacts } from '#model/olderFacts'
import type { Limit } from '#model/paging'
import type { OperationName, Operations } from '../generated/operationTypes'
import type { Version } from '../versions/change'

/** One operation of the region API on the wire, written by `npm run gen:api`. */
export interface Operation<K extends OperationName> {
  /** The API's name in camelCase; also the name of the RTK Query endpoint. */
  readonly name: K
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  /** Path with `{camelCase}` placeholders, one for each path parameter. */
  readonly path: string
  /** Names of the query parameters in camelCase, if there are any. */
  readonly query?: readonly string[]
  /** The encoding of the request body; absent for no body. */
  readonly body?: 'json' | 'form' | 'binary'
  /** The first version of the API that has the operation; absent if the first version has it. */
  readonly since?: Version
  /** The first version that no longer has it. */
  readonly until?: Version
}

/** With the limit of a list: see {@link Limit}. */
type Limited<Args> = 'limit' extends keyof Args ? Omit<Args, 'limit'> & { limit?: Limit } : Args

/** The arguments of a request: path and query parameters flat, the body (if any) under `body`. */
export type CallArgs<K extends OperationName> = Limited<Operations[K]['args']> &
  (Operations[K]['body'] extends undefined ? { body?: undefined } : { body: Operations[K]['body'] })

interface Answers
  extends Omit<{ [K in OperationName]: Operations[K]['answer'] }, keyof OlderFacts>, OlderFacts {}

/** The response on success. */
export type Answer<K extends OperationName> = Answers[K]
