import type { OperationName, Operations } from './generated/operationTypes'

/** One call of the region API as the wire sees it: one entry per operation, written by `npm run gen:api`. */
export interface Operation<K extends OperationName> {
  /** The API's own name in camelCase; also the name of the RTK Query endpoint. */
  readonly name: K
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  /** Path with `{camelCase}` placeholders, one for each path parameter. */
  readonly path: string
  /** Names of the query parameters in camelCase. */
  readonly query: readonly string[]
  /** How the request body travels; `null` when the call has none. */
  readonly body: null | 'json' | 'form' | 'binary'
  /** The status of success. */
  readonly status: number
}

/** What a caller hands in: path and query parameters flat, the body (if the call has one) under `body`. */
export type CallArgs<K extends OperationName> = Operations[K]['args'] &
  (Operations[K]['body'] extends undefined ? { body?: undefined } : { body: Operations[K]['body'] })

/** What the call answers on success. */
export type Answer<K extends OperationName> = Operations[K]['answer']
