import type { AuditLogEntry } from '#store/api/generated/types'

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The resources of a request, from its URL, innermost first: `instances/web`, `instances`, `projects/shop`. For a
 * request about a whole collection, the collection alone.
 */
export function resourcesOf({ requestUri }: AuditLogEntry): readonly string[] {
  const { pathname, searchParams } = new URL(requestUri, 'https://region.invalid')
  const parts = pathname
    .split('/')
    .filter((part) => part !== '' && !/^(v\d+|system|experimental)$/.test(part))
    .map(decoded)
  const found: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [kind = '', name] = parts.slice(at, at + 2)
    found.unshift(...(name === undefined ? [kind] : [`${kind}/${name}`, kind]))
  }
  const project = searchParams.get('project')
  return project ? [...found, `projects/${project}`] : found
}
