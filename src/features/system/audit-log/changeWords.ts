import { capital } from '#model/case'
import type { AuditLogEntry } from '#store/api/generated/types'
import { entryOf } from '#model/entryOf'
import { resourcesOf } from './resourcesOf'

/** The verb of an operation, done and to be done, and the noun of its resource. */
const operations: Readonly<Record<string, readonly [done: string, verb: string, noun?: string]>> = {
  project_create: ['created', 'create', 'project'],
  project_delete: ['deleted', 'delete', 'project'],
  disk_create: ['created', 'create', 'disk'],
  disk_delete: ['deleted', 'delete', 'disk'],
  instance_create: ['created', 'create', 'instance'],
  instance_delete: ['deleted', 'delete', 'instance'],
  login_local: ['signed in', 'sign in'],
  login_saml: ['signed in', 'sign in'],
  device_auth_confirm: ['authorized a device', 'authorize a device'],
}

const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)
const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** The resource of an entry: "instance web in harbour"; "an instance in harbour" where its address has no name. */
function resourceText(entry: AuditLogEntry, noun: string): string {
  const resources = resourcesOf(entry)
  const nameOf = (kind: string) =>
    resources.find((resource) => resource.startsWith(`${kind}/`))?.slice(kind.length + 1)
  const name = nameOf(`${noun}s`)
  const project = noun === 'project' ? undefined : nameOf('projects')
  const what = name === undefined || isId(name) ? withArticle(noun) : `${noun} ${name}`
  return project === undefined || isId(project) ? what : `${what} in ${project}`
}

/**
 * An entry of the audit log after the name of its person: "created an instance in harbour", "could not create an
 * instance in harbour". An operation that the console does not know is shown by its name.
 */
export function changeWords(entry: AuditLogEntry): string {
  const known = entryOf(operations, entry.operationId)
  const hasFailed = entry.result.kind === 'error'
  if (!known) return `${hasFailed ? 'failed in' : 'used'} ${entry.operationId}`
  const [done, verb, noun] = known
  return [hasFailed ? `could not ${verb}` : done, ...(noun ? [resourceText(entry, noun)] : [])].join(' ')
}

/** The same as a title: "Created an instance in harbour"; undefined for an operation that the console does not know. */
export function changeTitle(entry: AuditLogEntry): string | undefined {
  if (!entryOf(operations, entry.operationId)) return undefined
  return capital(changeWords(entry))
}
