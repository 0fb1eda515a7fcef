import { wireName } from '#model/case'
import type { OperationName, Operation } from '../generated/operationTypes'

/** A parameter as text; URLs contain only strings, numbers and booleans. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/**
 * `a=1&a=2`: arrays repeat the key, null and undefined are dropped, names are converted from camelCase to the wire's
 * snake_case. In a body, undefined is dropped and null is sent. Keys that are data (a map keyed by role, all of a
 * document of any form) are never converted.
 */
export function serializeQuery(params: Record<string, unknown>): string {
  const out = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === null || item === undefined) continue
      out.append(wireName(key), item instanceof Date ? item.toISOString() : text(item))
    }
  }
  return out.toString()
}

/** The path with its placeholders replaced; each value is escaped, so that it stays one path segment. */
export const fillPath = (path: string, args: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(args[name])))

/** The URL of a request without its origin: the path, and the query, if any, in the order of the operation. */
export function callUrl(
  operation: Pick<Operation<OperationName>, 'path' | 'query'>,
  args: Record<string, unknown>,
): string {
  const query = serializeQuery(Object.fromEntries((operation.query ?? []).map((name) => [name, args[name]])))
  return fillPath(operation.path, args) + (query && `?${query}`)
}
