import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import { consoleName, fromWire, wireName } from '#model/case'
import { badQuery, ApiError } from './apiError'
import { endOfPath, positionIn } from './jsonPlace'
import { readToken } from './pageToken'
import { validate, type Description, type ParameterShape, type Shape, type ShapeError } from './shapes'

// The first checks of a call: path, query and body, by the description of the caller's version. All checks happen in this
// order: route 404, verb 405; path, query and body 400; credentials 401; lookup 404; permission 403; limits 400; state and
// uniqueness 400 or 409; capacity 507. Unknown keys of bodies and queries are ignored. Rule: ERR-2.

const MIB = 2 ** 20
/** The largest body of an operation, in bytes. */
const bodyLimits: Partial<Record<OperationName, number>> = {
  diskBulkWriteImport: 8 * MIB,
  systemUpdateRepositoryUpload: 4_096 * MIB,
}
const BODY_LIMIT = 10 * MIB

/** Query keys whose invalid values the control plane ignores. */
const lenientKeys: Partial<Record<OperationName, string>> = { userList: 'group' }

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  binary: 'application/octet-stream',
} as const

const pathText = ({ at }: ShapeError) =>
  at.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key)).join('')

const badBody = (text: string) => new ApiError(400, undefined, `unable to parse JSON body: ${text}`)

/** A text of the query or the path as a value of its type; undefined when it is none. */
function valueOf(text: string, shape: Shape): unknown {
  if (shape.is === 'integer') return /^-?\d+$/.test(text) ? Number(text) : undefined
  if (shape.is === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  return text
}

function readParameter(
  text: string,
  { shape }: ParameterShape,
  { named }: Description,
): { value: unknown } | { reason: string } {
  const type = shape.is === 'ref' ? named(shape.name) : shape
  const value = valueOf(text, type)
  if (value === undefined)
    return {
      reason:
        type.is === 'integer' ? 'invalid digit found in string' : 'provided string was not `true` or `false`',
    }
  const found = validate(value, shape, named)
  return found ? { reason: found.reason } : { value }
}

export function parsePath(
  name: OperationName,
  params: Record<string, string>,
  description: Description,
): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const [wireKey, parameter] of Object.entries(description.shapeOf(name).path)) {
    const key = consoleName(wireKey)
    const read = readParameter(params[key] ?? '', parameter, description)
    if ('reason' in read)
      throw new ApiError(400, undefined, `bad parameter in URL path: ${wireKey}: ${read.reason}`)
    out[key] = read.value
  }
  return out
}

/**
 * The arguments of the query. A page token carries the selectors of its list; beside it only the limit is read.
 *
 * @throws 400 in the control plane's words
 */
export function parseQuery(
  name: OperationName,
  url: string,
  description: Description,
): Record<string, unknown> {
  const given = new URL(url).searchParams
  const token = given.get('page_token')
  const { query } = description.shapeOf(name)
  const out: Record<string, unknown> = token && 'page_token' in query ? readToken(name, token) : {}
  for (const [wireKey, parameter] of Object.entries(query)) {
    if (wireKey === 'page_token' || (token && wireKey !== 'limit')) continue
    const text = given.get(wireKey)
    if (text === null) {
      if (parameter.required || parameter.firstPage) throw badQuery(`missing field \`${wireKey}\``)
      continue
    }
    const read = readParameter(text, parameter, description)
    if ('value' in read) out[consoleName(wireKey)] = read.value
    else if (lenientKeys[name] !== wireKey) throw badQuery(`${wireKey}: ${read.reason}`)
  }
  return out
}

function parseJson(name: OperationName, text: string, { shapeOf, named }: Description): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length)
    const reason = at >= text.length ? 'EOF while parsing a value' : 'expected value'
    throw badBody(`${reason} at ${positionIn(text, at)}`)
  }
  const { body } = shapeOf(name)
  const found = body && validate(value, body, named)
  if (found) {
    const path = pathText(found)
    throw badBody(
      `${path ? `${path}: ` : ''}${found.reason} at ${positionIn(text, endOfPath(text, found.at))}`,
    )
  }
  // A document of any form stays as it came: converting it would change what is signed.
  return body?.is === 'any' ? value : fromWire(value)
}

function parseForm(name: OperationName, text: string, { shapeOf, named }: Description): unknown {
  const { body } = shapeOf(name)
  const value = Object.fromEntries(
    [...new URLSearchParams(text)].map(([key, item]) => [key, /^\d+$/.test(item) ? Number(item) : item]),
  )
  const found = body && validate(value, body, named)
  if (found)
    throw new ApiError(
      400,
      undefined,
      `unable to parse URL-encoded body: ${[pathText(found), found.reason].filter(Boolean).join(': ')}`,
    )
  return fromWire(value)
}

/** The body of a request, as received. */
export interface RequestBody {
  contentType: string | null
  bytes: Uint8Array
}

/** The parsed body. @throws 400 when it is too large, of another content type, not JSON, or of another shape */
export function parseBody(
  operation: Operation<OperationName>,
  { contentType, bytes }: RequestBody,
  description: Description,
): unknown {
  const { name, body } = operation
  if (body === undefined) return undefined
  const limit = bodyLimits[name] ?? BODY_LIMIT
  if (bytes.length > limit)
    throw new ApiError(400, undefined, `request body exceeded maximum size of ${limit} bytes`)
  const expected = contentTypes[body]
  const got = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (body !== 'binary' && got !== '' && got !== expected)
    throw new ApiError(400, undefined, `expected content type "${expected}", got "${got}"`)
  if (body === 'binary') return bytes
  const text = new TextDecoder().decode(bytes)
  return body === 'form' ? parseForm(name, text, description) : parseJson(name, text, description)
}

/** The selectors of a list, for its page token. */
export const selectorsOf = (
  name: OperationName,
  query: Record<string, unknown>,
  { shapeOf }: Description,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([key]) => !['limit', 'pageToken'].includes(key) && wireName(key) in shapeOf(name).query,
    ),
  )
