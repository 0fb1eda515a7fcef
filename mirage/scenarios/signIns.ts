import type { LoggedEntry } from '#model/olderFacts'
import { CALLER_ADDRESS } from '../access/audit'
import { consolePem, datedCertificate, docksPem } from '../factories/certificates'
import { hoursAgo } from '../factories/times'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import type { Region } from '../region'

/** The certificates of the silo, by when they begin and end in days from now. */
const certificates: readonly [
  name: string,
  description: string,
  pem: string,
  since: number,
  until: number,
][] = [
  ['console', 'The console and the API', consolePem, -60, 304.5],
  ['docks', 'Renewed every month', docksPem, -18, 12.5],
  ['docks-before', 'Replaced by docks', docksPem, -95, -4.5],
]

const OPERATIONS = [
  'instance_create',
  'instance_delete',
  'disk_create',
  'disk_delete',
  'project_create',
  'login_saml',
  'device_auth_confirm',
] as const
/** The address of each call, as the console makes it. */
const addresses: Readonly<Record<(typeof OPERATIONS)[number], (at: number) => string>> = {
  instance_create: () => '/v1/instances?project=berth-planner',
  instance_delete: (at) => `/v1/instances/batch-${at}?project=berth-planner`,
  disk_create: () => '/v1/disks?project=sandbox',
  disk_delete: (at) => `/v1/disks/scratch-${at}?project=sandbox`,
  project_create: () => '/v1/projects',
  login_saml: () => '/login/tidewater-ops/saml/harbour-sso',
  device_auth_confirm: () => '/device/confirm',
}
const ENTRIES = 120
const HOURS = 30 * 24

/** The errors of the audit log: every ninth call failed, each in another way. */
const failures = [
  [400, 'ObjectAlreadyExists', 'already exists: instance "web"'],
  [403, 'Forbidden', 'Forbidden'],
  [507, 'InsufficientCapacity', 'Insufficient capacity: vCPU Limit Exceeded'],
] as const

function entry(
  region: Region,
  at: number,
  users: readonly { id: string; siloId: string }[],
  count: number,
): LoggedEntry {
  const operationId = OPERATIONS[at % OPERATIONS.length] ?? 'instance_create'
  const hours = HOURS - (HOURS / count) * at - 0.5
  const user = users[(at * 7) % users.length]
  const builtin = region.world.builtinUsers.all()[at % 6]
  const isBuiltin = at % 17 === 3 && builtin
  const isAnonymous = at % 13 === 5 || !user
  const failed = at % 9 === 4 ? failures[at % failures.length] : undefined
  return {
    id: idOf(`audit seed ${at}`),
    requestId: idOf(`request seed ${at}`),
    operationId,
    requestUri: addresses[operationId](at),
    sourceIp: CALLER_ADDRESS,
    userAgent: at % 4 ? 'orrery' : null,
    authMethod: isAnonymous ? null : at % 5 ? 'session_cookie' : 'access_token',
    actor: isAnonymous
      ? { kind: 'unauthenticated' }
      : isBuiltin
        ? { kind: 'user_builtin', userBuiltinId: builtin.id }
        : { kind: 'silo_user', siloId: user.siloId, siloUserId: user.id },
    timeStarted: hoursAgo(region, hours),
    timeCompleted: hoursAgo(region, hours - 0.0002 * (1 + (at % 9))),
    result: failed
      ? { kind: 'error', httpStatusCode: failed[0], errorCode: failed[1], errorMessage: failed[2] }
      : { kind: 'success', httpStatusCode: operationId.endsWith('create') ? 201 : 204 },
  }
}

/** The handover of the region; unlike all other times in the log, it is the same at each start. */
const HANDOVER = '2024-09-30T06:58:00.000000Z'

/** The oldest entry: the first project, at the handover. */
function firstEntry({ world }: Region): LoggedEntry {
  const [builtin] = world.builtinUsers.all()
  return {
    id: idOf('audit seed handover'),
    requestId: idOf('request seed handover'),
    operationId: 'project_create',
    requestUri: '/v1/projects',
    sourceIp: CALLER_ADDRESS,
    userAgent: 'setup',
    authMethod: null,
    otherAuthMethod: 'spoof',
    actor: builtin ? { kind: 'user_builtin', userBuiltinId: builtin.id } : { kind: 'unauthenticated' },
    timeStarted: HANDOVER,
    timeCompleted: HANDOVER,
    result: { kind: 'success', httpStatusCode: 201 },
  }
}

/** Adds identity providers, certificates and the audit log. Rule: MOCK-10. */
export function addSignIns(region: Region, ops: SiloRow) {
  const { world } = region
  const stamps = { timeCreated: hoursAgo(region, 9_300), timeModified: hoursAgo(region, 8_100) }
  const provider = idOf('identity-provider harbour-sso')
  world.identityProviders.insert({
    id: provider,
    name: 'harbour-sso',
    description: 'The company’s own sign-in',
    siloId: ops.id,
    acsUrl: 'https://ops.region.example/login/tidewater-ops/saml/harbour-sso',
    groupAttributeName: 'groups',
    idpEntityId: 'https://sso.tidewater.example/entity',
    publicCert: null,
    sloUrl: 'https://sso.tidewater.example/logout',
    spClientId: 'tidewater-ops-console',
    technicalContactEmail: 'identity@tidewater.example',
    ...stamps,
  })
  for (const [name, description, pem, since, until] of certificates) {
    const id = idOf(`certificate ${ops.id} ${name}`)
    world.certificates.insert({
      id,
      name,
      description,
      cert: datedCertificate(region, pem, since, until),
      service: 'external_api',
      siloId: ops.id,
      timeCreated: hoursAgo(region, -since * 24),
      timeModified: hoursAgo(region, -since * 24),
    })
  }
  world.auditLog.insert(firstEntry(region))
  addEntries(region, ops, ENTRIES)
}

/** Adds so many entries of a silo's people to the audit log, spread evenly over the last month. */
export function addEntries(region: Region, { id }: SiloRow, count: number) {
  const users = region.world.users.where(({ siloId }) => siloId === id)
  for (let at = 0; at < count; at += 1) region.world.auditLog.insert(entry(region, at, users, count))
}
