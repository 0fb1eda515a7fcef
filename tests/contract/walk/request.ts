import { shapeOf, type ParameterShape } from '../../../mirage/wire/shapes'
import { operations } from '../../../src/store/api/generated/all'
import type { OperationName } from '../../../src/store/api/generated/operationTypes'
import { wireName } from '../../../src/store/model/case'
import { isUuid } from '../../../src/store/model/names'
import type { Values } from './values'

/** Selectors from the inside out: what is named by its id takes none of those that follow. */
const PARENTS = ['router', 'gateway', 'instance', 'vpc', 'project']

const depth = (name: string) => (PARENTS.includes(name) ? PARENTS.indexOf(name) : -1)

function queryFor(
  query: Readonly<Record<string, ParameterShape>>,
  values: Values,
  isById: boolean,
): URLSearchParams {
  const out = new URLSearchParams()
  let known = isById
  for (const [key, { shape, required, firstPage }] of Object.entries(query).toSorted(
    ([a], [b]) => depth(a) - depth(b),
  )) {
    if (key === 'page_token') continue
    const isParent = PARENTS.includes(key)
    const isWanted =
      required || firstPage || (isParent ? (known ? values.chance(2) : values.chance(95)) : values.chance(10))
    if (!isWanted) continue
    const value = String(values.of(shape, key))
    out.set(key, value)
    if (isParent && isUuid(value)) known = true
  }
  return out
}

/** A call of an operation, as a clumsy client would make it. */
export function requestFor(
  name: OperationName,
  values: Values,
): { method: string; url: string; body: string | undefined } {
  const { method, path, body: kind } = operations[name]
  const { path: parameters, query, body } = shapeOf(name)
  let isById = false
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const wire = wireName(key)
    const parameter = parameters[wire]
    const value = String(parameter ? values.of(parameter.shape, wire) : '') || 'empty'
    isById ||= isUuid(value)
    return encodeURIComponent(value)
  })
  return {
    method,
    url: `${filled}?${queryFor(query, values, isById)}`,
    body: body && kind === 'json' ? JSON.stringify(values.of(body)) : undefined,
  }
}
