import type { WireCall } from '#mirage/wire/call'
import type { VersionedOperation } from '#mirage/wire/versionedOperation'
import type { ParameterShape } from '#mirage/wire/shapes'
import { wireName } from '#model/case'
import { isUuid } from '#model/nameOrId'
import { ORIGIN } from '#tests/support/region'
import type { Values } from './values'

/** Selectors from the inside out: beside an id, none of those that follow is allowed. */
const PARENTS = ['router', 'gateway', 'instance', 'vpc', 'project']

const depth = (name: string) => (PARENTS.includes(name) ? PARENTS.indexOf(name) : -1)

function queryFor(
  query: Readonly<Record<string, ParameterShape>>,
  values: Values,
  isById: boolean,
): URLSearchParams {
  const out = new URLSearchParams()
  let isNamedById = isById
  for (const [key, { shape, required, firstPage }] of Object.entries(query).toSorted(
    ([a], [b]) => depth(a) - depth(b),
  )) {
    if (key === 'page_token') continue
    const isParent = PARENTS.includes(key)
    const isWanted =
      required ||
      firstPage ||
      (isParent ? (isNamedById ? values.chance(2) : values.chance(95)) : values.chance(10))
    if (!isWanted) continue
    const value = String(values.of(shape, key))
    out.set(key, value)
    if (isParent && isUuid(value)) isNamedById = true
  }
  return out
}

/** A call of an operation with random arguments, most of which fit. */
export function requestFor(
  versioned: VersionedOperation,
  values: Values,
): WireCall & { body: string | undefined } {
  const { name, path, body: kind } = versioned.operation
  const { path: parameters, query, body: shape } = versioned.converter.description.shapeOf(name)
  const params: Record<string, string> = {}
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const parameter = parameters[wireName(key)]
    params[key] = String(parameter ? values.of(parameter.shape, wireName(key)) : '') || 'empty'
    return encodeURIComponent(params[key])
  })
  const isById = Object.values(params).some(isUuid)
  const url = `${ORIGIN}${filled}?${queryFor(query, values, isById)}`
  const body = shape && kind === 'json' ? JSON.stringify(values.of(shape)) : undefined
  return {
    url,
    params,
    headers: new Headers(body === undefined ? {} : { 'content-type': 'application/json' }),
    bytes: new TextEncoder().encode(body),
    body,
    versioned,
  }
}
