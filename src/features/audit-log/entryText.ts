import type { AuditLogEntry } from '#store/api/generated/types'
import type { PeopleNames } from '#store/api/resources/auditLog'

// Texts of an entry of the audit log.

/** Who made a call that was made without a sign-in. */
export const UNSIGNED = 'unauthenticated'

/** The id of who called; {@link UNSIGNED} without a sign-in. */
export function personOf({ actor }: AuditLogEntry): string {
  if (actor.kind === 'silo_user') return actor.siloUserId
  return actor.kind === 'user_builtin' ? actor.userBuiltinId : UNSIGNED
}

/** The name of a person, or the id where it is not known. */
export const personName = (person: string, names: PeopleNames): string =>
  person === UNSIGNED ? 'Not signed in' : (names[person] ?? person)

/** The silos of the people in the entries, sorted. */
export const silosIn = (entries: readonly AuditLogEntry[]): readonly string[] =>
  [...new Set(entries.flatMap(({ actor }) => (actor.kind === 'silo_user' ? [actor.siloId] : [])))].sort()

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The subject of a call, from its address, the innermost first: `instances/web`, `instances`, `projects/shop`. The
 * collection alone is the subject of a call about all of its kind.
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

/** The way in which the caller signed in, in words. */
const methods: Readonly<Record<string, string>> = {
  session_cookie: 'Session of the console',
  access_token: 'Access token',
}

export const methodText = (method: string | null | undefined): string =>
  method ? (methods[method] ?? method) : 'Not signed in'

/** The result of a call in a few words. */
export function resultText({ result }: AuditLogEntry): string {
  if (result.kind === 'unknown') return 'Unknown'
  if (result.kind === 'success') return `Success ${result.httpStatusCode}`
  return `Error ${result.httpStatusCode}${result.errorCode ? ` ${result.errorCode}` : ''}`
}

/** The end of the shortest span that has an entry of this time: the API leaves the end out. */
export const justAfter = (time: string): string => new Date(Math.floor(Date.parse(time)) + 1).toISOString()
