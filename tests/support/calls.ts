import { misfit, shapeNamed, shapeOf, type ParameterShape, type Shape } from '../../mirage/wire/shapes'
import { operations } from '../../src/store/api/generated/all'
import type { OperationName } from '../../src/store/api/generated/operationTypes'
import type { Operation } from '../../src/store/api/operation'
import { wireName } from '../../src/store/model/case'

// Whether a call fits the description of the API to the letter: besides what the region itself would refuse, nothing
// in it may be of no meaning to it. Every call of every browser test is held to this.

/** A call as it left the page. */
export interface Call {
  method: string
  /** Path and query. */
  url: string
  /** The body, where it is text of a size worth looking at. */
  body: string | null
}

const routes = (Object.values(operations) as Operation<OperationName>[])
  .map((operation) => ({
    operation,
    keys: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? ''),
    pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  }))
  // The more of a path is fixed, the better it is meant.
  .toSorted((a, b) => a.keys.length - b.keys.length)

/** Keys that mean nothing where they stand, as paths from the outside in. */
function strays(value: unknown, shape: Shape): string[] {
  if (typeof value !== 'object' || value === null) return []
  switch (shape.is) {
    case 'ref':
      return strays(value, shapeNamed(shape.name))
    case 'array':
      return (value as unknown[]).flatMap((item, at) =>
        strays(item, shape.of).map((path) => `[${at}].${path}`),
      )
    case 'object':
      return Object.entries(value).flatMap(([key, item]) => {
        const field = shape.fields[key]
        return field ? strays(item, field).map((path) => `${key}.${path}`) : [key]
      })
    case 'tagged': {
      const variant = shape.variants[String((value as Record<string, unknown>)[shape.tag])]
      return variant ? strays(value, variant) : []
    }
    case 'either':
      return shape.of.map((each) => strays(value, each)).toSorted((a, b) => a.length - b.length)[0] ?? []
    default:
      return []
  }
}

const read = (text: string, { shape }: ParameterShape): unknown =>
  shape.is === 'integer' ? Number(text) : shape.is === 'boolean' ? text === 'true' : text

function faultsOfQuery(name: OperationName, query: URLSearchParams): string[] {
  const known = shapeOf(name).query
  // A page token holds the selectors of its list: without them it is whole, and with them it fits all the same.
  const isFurther = query.has('page_token')
  const missing = Object.entries(known)
    .filter(([key, { required, firstPage }]) => (required || (firstPage && !isFurther)) && !query.has(key))
    .map(([key]) => `the query lacks ${key}`)
  const wrong = [...query].flatMap(([key, text]) => {
    const parameter = known[key]
    if (!parameter) return [`the query has no ${key}`]
    const found = misfit(read(text, parameter), parameter.shape)
    return found ? [`${key} of the query: ${found.reason}`] : []
  })
  return [...missing, ...wrong]
}

function faultsOfBody(name: OperationName, text: string | null): string[] {
  const { body } = shapeOf(name)
  const { body: kind } = operations[name]
  if (kind !== 'json' || !body) return text && kind === null ? ['it takes no body'] : []
  if (text === null) return []
  const value: unknown = JSON.parse(text)
  const found = misfit(value, body)
  return [
    ...(found ? [`the body, at ${found.at.join('.')}: ${found.reason}`] : []),
    ...strays(value, body).map((path) => `the body has no ${path}`),
    ...clearedUnsaid(name, value as Record<string, unknown>),
  ]
}

/** What an update leaves out of an instance is cleared; whoever clears must say so. Source: project-screens §6.3. */
const clearedUnsaid = (name: OperationName, body: Record<string, unknown>): string[] =>
  name === 'instanceUpdate'
    ? ['boot_disk', 'auto_restart_policy'].filter((key) => !(key in body)).map((key) => `it clears ${key}`)
    : []

/** What is wrong with a call, in words; empty when it fits. */
export function faultsOfCall({ method, url, body }: Call): string[] {
  const { pathname, searchParams } = new URL(url, 'http://region.invalid')
  const route = routes.find((each) => each.operation.method === method && each.pattern.test(pathname))
  const what = `${method} ${url} ${body ?? ''}`
  if (!route) return [`${what}: no operation`]
  const { operation, keys, pattern } = route
  const texts = pattern.exec(pathname)?.slice(1) ?? []
  const faults = keys.flatMap((key, at) => {
    const parameter = shapeOf(operation.name).path[wireName(key)]
    const found = parameter && misfit(read(decodeURIComponent(texts[at] ?? ''), parameter), parameter.shape)
    return found ? [`${key} of the path: ${found.reason}`] : []
  })
  return [
    ...faults,
    ...faultsOfQuery(operation.name, searchParams),
    ...faultsOfBody(operation.name, body),
  ].map((fault) => `${operation.name}: ${fault} (${what})`)
}
