import type { OperationName } from '../generated/operationTypes'
import type { Version } from './generated/shipped'
export { NotOfferedError } from './notOfferedError'

// A version of the API is the version before it and a list of changes. Each change converts the requests and the
// responses of one operation in both directions: the console converts for the region that it meets, and the mock
// for the callers that it has.

/** Converts a value of the older version to one of the newer version, and back. */
export interface Conversion<Older, Newer> {
  up(older: Older): Newer
  /** @throws {NotOfferedError} if the older version cannot express the value */
  down(newer: Newer): Older
}

/** The arguments of a request: path and query parameters flat, the body under `body`. */
type Request<Of> = Of extends { args: infer Args; body: infer Body }
  ? Args & (Body extends undefined ? { body?: undefined } : { body: Body })
  : never

interface Parts {
  args: unknown
  body: unknown
  answer: unknown
}

/** A change of one operation. A missing conversion changes nothing. */
export interface Change<Older extends Parts = Parts, Newer extends Parts = Parts> {
  readonly request?: Conversion<Request<Older>, Request<Newer>>
  readonly answer?: Conversion<Older['answer'], Newer['answer']>
  /** The loss of the conversions, or the value they assume, as a sentence for docs/versions.md. */
  readonly lost?: string
  /**
   * The request of an older caller as a region of the newer version understands it, where that is not what the caller
   * means: in place of `up`. Only the mock asks for it.
   */
  readonly misread?: (request: Request<Older>) => Request<Newer>
  /**
   * Refuses a response that a region of the newer version does not say to an older caller, in the words of the region.
   * A region of the older version has no such records: it never refuses. Only the mock asks for it.
   *
   * @throws {NotOfferedError}
   */
  readonly refuse?: (answer: Newer['answer']) => void
}

/** A conversion whose types are forgotten. {@link Changes} has checked them. */
interface AnyConversion {
  up(value: never): unknown
  down(value: never): unknown
}

/** A change whose types are forgotten, for lists of changes. */
export interface AnyChange {
  readonly request?: AnyConversion
  readonly answer?: AnyConversion
  readonly lost?: string
  readonly misread?: (request: never) => unknown
  readonly refuse?: (answer: never) => void
}

/** The changes of a version by the model's names of the operations, typed against both versions. */
export type Changes<Older, Newer> = {
  readonly [K in keyof Older & keyof Newer]?: Older[K] extends Parts
    ? Newer[K] extends Parts
      ? Change<Older[K], Newer[K]>
      : never
    : never
}

/** One version with its changes. */
export interface VersionStep {
  readonly since: Version
  readonly changes: Readonly<Partial<Record<OperationName, AnyChange>>>
}

/** Converts each record of a page. */
export const pageConversion = <Older, Newer>({
  up,
  down,
}: Conversion<Older, Newer>): Conversion<
  { items: Older[]; nextPage?: string | null | undefined },
  { items: Newer[]; nextPage?: string | null | undefined }
> => ({
  up: (page) => ({ ...page, items: page.items.map(up) }),
  down: (page) => ({ ...page, items: page.items.map(down) }),
})

/** Refuses a page for any of its records: the region says none of the others either. */
export const forEachRecord =
  <Newer>(refuse: (record: Newer) => void) =>
  (page: { items: Newer[] }) =>
    page.items.forEach(refuse)

/** Converts the body of a request and keeps its parameters. */
export const bodyOf = <Older, Newer>({
  up,
  down,
}: Conversion<Older, Newer>): {
  up<R extends { body: Older }>(request: R): Omit<R, 'body'> & { body: Newer }
  down<R extends { body: Newer }>(request: R): Omit<R, 'body'> & { body: Older }
} => ({
  up: (request) => ({ ...request, body: up(request.body) }),
  down: (request) => ({ ...request, body: down(request.body) }),
})

/** A record without some of its fields. */
export function without<T extends object, K extends PropertyKey>(record: T, ...fields: K[]): Omit<T, K> {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !(fields as PropertyKey[]).includes(name)),
  ) as Omit<T, K>
}
