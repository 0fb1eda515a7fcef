import { validate, type ParameterShape, type Shape } from '#mirage/wire/shapes'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import { OLDEST, type Version } from '#store/api/versions/generated/shipped'
import { firstPings, headedVersions, oldPing, pingFor } from '#store/api/versions/firstPings'
import { headerOf, VERSION_HEADER } from '#store/api/versions/header'
import { wireName } from '#model/case'
import { descriptionOf, type VersionDescription } from './descriptions'

// Checks a call against the description of a version of the API: besides the errors of the region, unknown fields are
// errors. Every call of every browser test is checked.

/** A call of the page. */
export interface Call {
  method: string
  /** Path and query. */
  url: string
  /** The body, if it is text of a moderate size. */
  body: string | null
  /** Whether the test has sent it, in place of the console. */
  isOfTest?: boolean
  /** The header with the version of the API, if the console has sent the call; empty if it has none. */
  version?: string | undefined
  /** When it was sent, in milliseconds since the document was opened. */
  at?: number
}

interface Route {
  operation: Operation<OperationName>
  keys: string[]
  pattern: RegExp
}

const routesByVersion = new Map<Version, readonly Route[]>()

function routesOf(version: Version): readonly Route[] {
  const known = routesByVersion.get(version)
  if (known) return known
  const routes = descriptionOf(version)
    .operations.map((operation) => ({
      operation,
      keys: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? ''),
      pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    }))
    // The pattern with the fewest parameters wins.
    .toSorted((a, b) => a.keys.length - b.keys.length)
  routesByVersion.set(version, routes)
  return routes
}

/** The paths of keys that the shape does not have, from the outside in. */
function unknownKeys(value: unknown, shape: Shape, named: VersionDescription['named']): string[] {
  if (typeof value !== 'object' || value === null) return []
  switch (shape.is) {
    case 'ref':
      return unknownKeys(value, named(shape.name), named)
    case 'array':
      return (value as unknown[]).flatMap((item, index) =>
        unknownKeys(item, shape.of, named).map((path) => `[${index}].${path}`),
      )
    case 'object':
      return Object.entries(value).flatMap(([key, item]) => {
        const field = shape.fields[key]
        return field ? unknownKeys(item, field, named).map((path) => `${key}.${path}`) : [key]
      })
    case 'tagged': {
      const variant = shape.variants[String((value as Record<string, unknown>)[shape.tag])]
      return variant ? unknownKeys(value, variant, named) : []
    }
    case 'either':
      return (
        shape.of
          .map((option) => unknownKeys(value, option, named))
          .toSorted((a, b) => a.length - b.length)[0] ?? []
      )
    default:
      return []
  }
}

/** A text of the path or the query as a value of its type. */
function read(text: string, { shape }: ParameterShape, named: VersionDescription['named']): unknown {
  const type = shape.is === 'ref' ? named(shape.name) : shape
  return type.is === 'integer' ? Number(text) : type.is === 'boolean' ? text === 'true' : text
}

function queryErrors(
  name: OperationName,
  query: URLSearchParams,
  { shapeOf, named }: VersionDescription,
): string[] {
  const parameters = shapeOf(name).query
  // A page token carries the selectors of its list, so that they may be absent beside it.
  const isNextPage = query.has('page_token')
  const missing = Object.entries(parameters)
    .filter(([key, { required, firstPage }]) => (required || (firstPage && !isNextPage)) && !query.has(key))
    .map(([key]) => `the query lacks ${key}`)
  const wrong = [...query].flatMap(([key, text]) => {
    const parameter = parameters[key]
    if (!parameter) return [`the query has no ${key}`]
    const found = validate(read(text, parameter, named), parameter.shape, named)
    return found ? [`${key} of the query: ${found.reason}`] : []
  })
  return [...missing, ...wrong]
}

function bodyErrors(
  { name, body: kind }: Operation<OperationName>,
  text: string | null,
  { shapeOf, named }: VersionDescription,
): string[] {
  const { body } = shapeOf(name)
  if (kind !== 'json' || !body) return text && kind === undefined ? ['it takes no body'] : []
  if (text === null) return []
  const value: unknown = JSON.parse(text)
  const found = validate(value, body, named)
  return [
    ...(found ? [`the body, at ${found.at.join('.')}: ${found.reason}`] : []),
    ...unknownKeys(value, body, named).map((path) => `the body has no ${path}`),
    ...implicitlyCleared(name, value as Record<string, unknown>),
  ]
}

/** The update of an instance clears absent fields: a caller must clear them explicitly. */
const implicitlyCleared = (name: OperationName, body: Record<string, unknown>): string[] =>
  name === 'instanceUpdate'
    ? ['boot_disk', 'auto_restart_policy'].filter((key) => !(key in body)).map((key) => `it clears ${key}`)
    : []

/** Cached results: most calls of a worker are the same as an earlier one. */
const known = new Map<string, readonly string[]>()

/** The errors in a call to a region of a version, as text; empty when it fits. */
export function callErrors(call: Call, version: Version = OLDEST): readonly string[] {
  const key = `${version} ${call.version ?? 'no version'} ${call.method} ${call.url} ${call.body ?? ''}`
  const found = known.get(key) ?? newCallErrors(call, version)
  known.set(key, found)
  return found
}

/** The operation of a request to a region of a version; undefined when there is no such operation. */
export const operationAt = (
  version: Version,
  method: string,
  url: URL,
): Operation<OperationName> | undefined => routeOf(version, method, url)?.operation

/** The operation of a call; undefined when there is no such operation. */
const routeOf = (version: Version, method: string, { pathname }: URL) =>
  routesOf(version).find(
    (candidate) => candidate.operation.method === method && candidate.pattern.test(pathname),
  )

/**
 * Notes what is sent by `fetch` from now on.
 *
 * @returns ends it, and resolves to the errors in the calls to a region of that version
 */
export function noteCalls(version: Version): () => Promise<readonly string[]> {
  const inner = globalThis.fetch
  const noted: Promise<Call>[] = []
  globalThis.fetch = (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { method, headers, body } = request
    const { pathname, search } = new URL(request.url)
    const call = { method, url: pathname + search, version: headers.get(VERSION_HEADER) ?? '' }
    const sent = body ? request.clone().text() : Promise.resolve(null)
    noted.push(sent.then((text) => ({ ...call, body: text })))
    return inner(input, init)
  }
  return async () => {
    globalThis.fetch = inner
    const calls = await Promise.all(noted)
    if (calls.length === 0) return ['no call was sent']
    return [...new Set(calls.flatMap((call) => callErrors(call, version)))]
  }
}

const urlOf = (url: string) => new URL(url, 'http://region.invalid')

/** The names of the operations of calls, without the calls that tests have sent themselves. */
export const operationsOf = (
  calls: readonly Omit<Call, 'body'>[],
  version: Version = OLDEST,
): OperationName[] =>
  calls.flatMap(({ method, url, isOfTest }) => {
    const route = isOfTest ? undefined : routeOf(version, method, urlOf(url))
    return route ? [route.operation.name] : []
  })

/**
 * Whether a call is one of the counts in the sidebar of a project: they read each list once, whole and by name, and ask
 * whether there is more than the console reads.
 */
export const isForCounts = ({ url }: Pick<Call, 'url'>) =>
  /^\/v1\/(instances|disks|snapshots)\?(?:(?=.*\blimit=1000\b).*\bsort_by=name_ascending\b|limit=1&page_token=)/.test(
    url,
  )

/** The requests that find the version of a region: each has a version of its own, and not every region the operation. */
const pings = [...firstPings(headedVersions), ...headedVersions.map(pingFor), oldPing]

const isPing = ({ method, url, version }: Call) =>
  method === 'GET' && pings.some(({ path, header }) => path === url && header === version)

const headerErrors = (sent: string | undefined, version: Version) =>
  sent === undefined || sent === headerOf(version) ? [] : [`the header has the version “${sent}”`]

function newCallErrors(call: Call, version: Version): string[] {
  if (isPing(call)) return []
  const { method, url, body, version: sent } = call
  const description = descriptionOf(version)
  const whole = urlOf(url)
  const { pathname, searchParams } = whole
  const route = routeOf(version, method, whole)
  const what = `${method} ${url} ${body ?? ''}`
  if (!route) return [`${what}: no operation`]
  const { operation, keys, pattern } = route
  const texts = pattern.exec(pathname)?.slice(1) ?? []
  const pathErrors = keys.flatMap((key, index) => {
    const parameter = description.shapeOf(operation.name).path[wireName(key)]
    const { named } = description
    const text = decodeURIComponent(texts[index] ?? '')
    const found = parameter && validate(read(text, parameter, named), parameter.shape, named)
    return found ? [`${key} of the path: ${found.reason}`] : []
  })
  return [
    ...headerErrors(sent, version),
    ...pathErrors,
    ...queryErrors(operation.name, searchParams, description),
    ...bodyErrors(operation, body, description),
  ].map((error) => `${operation.name}: ${error} (${what})`)
}
