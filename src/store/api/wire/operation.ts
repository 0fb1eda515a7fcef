import type { OlderFacts } from '#model/olderFacts'
import type { Limit } from '#model/paging'
import type { OperationName, Operations } from '../generated/operationTypes'

/** With the limit of a list: see {@link Limit}. */
type Limited<Args> = 'limit' extends keyof Args ? Omit<Args, 'limit'> & { limit?: Limit } : Args

/** The arguments of a request: path and query parameters flat, the body (if any) under `body`. */
export type CallArgs<K extends OperationName> = Limited<Operations[K]['args']> &
  (Operations[K]['body'] extends undefined ? { body?: undefined } : { body: Operations[K]['body'] })

interface Answers
  extends Omit<{ [K in OperationName]: Operations[K]['answer'] }, keyof OlderFacts>, OlderFacts {}

/** The response on success. */
export type Answer<K extends OperationName> = Answers[K]
