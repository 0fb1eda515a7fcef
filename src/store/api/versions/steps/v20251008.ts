import type { Operations as Older } from '../../generated/operationTypes'
import type {
  InstanceCreate as OlderInstanceCreate,
  InstanceNetworkInterfaceCreate as OlderNicCreate,
  InstanceUpdate as OlderInstanceUpdate,
  IpPool as OlderPool,
  IpPoolCreate as OlderPoolCreate,
  IpPoolUtilization as OlderUtilization,
  OxqlQueryResult as OlderQueryResult,
  ProjectRole as OlderRole,
  ProjectRolePolicy as OlderProjectPolicy,
  SiloCreate as OlderSiloCreate,
  SiloRolePolicy as OlderSiloPolicy,
  TargetRelease as OlderRelease,
  TufRepoDescription,
} from '../../generated/types'
import type {
  InstanceCreate,
  InstanceNetworkInterfaceCreate,
  InstanceUpdate,
  IpPool,
  IpPoolCreate,
  IpPoolUtilization,
  Operations as Newer,
  OxqlQueryResult,
  ProjectRole,
  ProjectRolePolicy,
  SiloCreate,
  SiloRolePolicy,
  TargetRelease,
  TufRepo,
} from '../generated/v20251008'
import { bodyOf, NotOffered, pageOf, type Change, type Changes, type Conversion, type Step } from '../change'
import { addedFields, UNKNOWN_TIME } from './addedFields'

/** The rights of the caller, which the older version does not say. */
const currentUser = addedFields({ fleetViewer: false, siloAdmin: false })

// Instances

const nicCreate: Conversion<OlderNicCreate, InstanceNetworkInterfaceCreate> = {
  up: (nic) => nic,
  down({ transitIps, ...nic }) {
    if (transitIps?.length)
      throw new NotOffered(
        'This region takes the transit IPs of an interface only after it has been created.',
      )
    return nic
  },
}

function refusePlatform(cpuPlatform: InstanceUpdate['cpuPlatform'] | undefined) {
  if (cpuPlatform) throw new NotOffered('This region has no choice of the CPU platform of an instance.')
}

const instanceCreate: Conversion<OlderInstanceCreate, InstanceCreate> = {
  up: (body) => body,
  down({ cpuPlatform, networkInterfaces: nics, ...body }) {
    refusePlatform(cpuPlatform)
    return {
      ...body,
      networkInterfaces:
        nics?.type === 'create' ? { ...nics, params: nics.params.map(nicCreate.down) } : nics,
    }
  },
}

/**
 * An older update clears the boot disk and the restart policy if it does not have them. It does not know the
 * platform: a caller that has read one must send it along, because an update without it lets the region
 * choose.
 */
const instanceUpdate: Conversion<OlderInstanceUpdate, InstanceUpdate> = {
  up: (body) => ({
    cpuPlatform: null,
    ...body,
    autoRestartPolicy: body.autoRestartPolicy ?? null,
    bootDisk: body.bootDisk ?? null,
  }),
  down({ cpuPlatform, ...body }) {
    refusePlatform(cpuPlatform)
    return body
  },
}

// Pools of IP addresses

/** A pool of the older version has any unicast addresses, in practice IPv4. */
const pool = addedFields({ ipVersion: 'v4', poolType: 'unicast' })

const poolCreate: Conversion<OlderPoolCreate, IpPoolCreate> = {
  up: (body) => body,
  down({ ipVersion, poolType, ...body }) {
    if (ipVersion === 'v6') throw new NotOffered('This region has no IP pools of IPv6 addresses.')
    if (poolType === 'multicast') throw new NotOffered('This region has no multicast IP pools.')
    return body
  },
}

/** More addresses than IPv4 can have. */
const isOfIpv6 = (capacity: number) => capacity > 0xffff_ffff

const allocatedOf = ({ capacity, remaining }: IpPoolUtilization) =>
  Math.max(0, Math.round(capacity - remaining))

/**
 * An older pool counts both families, a newer one has one. The newer response does not name it, so a small
 * pool of IPv6 addresses is counted with IPv4. Of an older pool with both, the IPv6 addresses are not
 * counted.
 */
const utilization: Conversion<OlderUtilization, IpPoolUtilization> = {
  up({ ipv4, ipv6 }) {
    if (ipv4.capacity > 0 || ipv6.capacity === '0')
      return { capacity: ipv4.capacity, remaining: ipv4.capacity - ipv4.allocated }
    return { capacity: Number(ipv6.capacity), remaining: Number(ipv6.capacity) - Number(ipv6.allocated) }
  },
  down(newer) {
    const capacity = Math.round(newer.capacity)
    return isOfIpv6(capacity)
      ? {
          ipv4: { allocated: 0, capacity: 0 },
          ipv6: { allocated: String(BigInt(allocatedOf(newer))), capacity: String(BigInt(capacity)) },
        }
      : { ipv4: { allocated: allocatedOf(newer), capacity }, ipv6: { allocated: '0', capacity: '0' } }
  },
}

// Metrics

/** The keys of the older map are numbers without a meaning; the positions of the list take their place. */
const queryResult: Conversion<OlderQueryResult, OxqlQueryResult> = {
  up: (result) => ({
    ...result,
    tables: result.tables.map((table) => ({ ...table, timeseries: Object.values(table.timeseries) })),
  }),
  down: (result) => ({
    ...result,
    tables: result.tables.map((table) => ({
      ...table,
      timeseries: Object.fromEntries(table.timeseries.entries()),
    })),
  }),
}

// Access

function olderRole(role: ProjectRole): OlderRole {
  if (role === 'limited_collaborator')
    throw new NotOffered('This region has no role of a limited collaborator.')
  return role
}

const siloPolicy: Conversion<OlderSiloPolicy, SiloRolePolicy> = {
  up: (policy) => policy,
  down: (policy) => ({
    ...policy,
    roleAssignments: policy.roleAssignments.map((of) => ({ ...of, roleName: olderRole(of.roleName) })),
  }),
}

const projectPolicy: Conversion<OlderProjectPolicy, ProjectRolePolicy> = siloPolicy

const siloCreate: Conversion<OlderSiloCreate, SiloCreate> = {
  up: (body) => body,
  down({ identityMode, ...body }) {
    if (identityMode === 'saml_scim') throw new NotOffered('This region has no silos with SCIM.')
    return { ...body, identityMode }
  },
}

// Updates of the region

/** The older version counts its target releases from 1; the newer one has no such count. */
const NOT_COUNTED = 0

const noRelease = (timeRequested: string): OlderRelease => ({
  generation: NOT_COUNTED,
  releaseSource: { type: 'unspecified' },
  timeRequested,
})

const olderRelease = ({ version, timeRequested }: TargetRelease): OlderRelease => ({
  generation: NOT_COUNTED,
  releaseSource: { type: 'system_version', version },
  timeRequested,
})

const newerRelease = ({ releaseSource, timeRequested }: OlderRelease): TargetRelease | null =>
  releaseSource.type === 'system_version' ? { version: releaseSource.version, timeRequested } : null

/** The newer version does not list the components of a repository, and lets none expire. */
const repository: Conversion<TufRepoDescription, TufRepo> = {
  up: ({ repo: { fileName, hash, systemVersion } }) => ({
    fileName,
    hash,
    systemVersion,
    timeCreated: UNKNOWN_TIME,
  }),
  down: ({ fileName, hash, systemVersion }) => ({
    artifacts: [],
    repo: { fileName, hash, systemVersion, targetsRoleVersion: 0, validUntil: '9999-12-31T23:59:59Z' },
  }),
}

const repositories = '/v1/system/update/repositories'

/** Operations that the newer version has under other names. */
const renamed = {
  systemUpdateGetRepository: {
    at: { path: `${repositories}/{systemVersion}` },
    answer: {
      up: ({ description }) => repository.up(description),
      down: (repo) => ({ description: repository.down(repo) }),
    },
  } satisfies Change<Older['systemUpdateGetRepository'], Newer['systemUpdateRepositoryView']>,

  systemUpdatePutRepository: {
    at: { path: repositories },
    answer: {
      up: ({ recorded, status }) => ({ repo: repository.up(recorded), status }),
      down: ({ repo, status }) => ({ recorded: repository.down(repo), status }),
    },
  } satisfies Change<Older['systemUpdatePutRepository'], Newer['systemUpdateRepositoryUpload']>,

  /** The newer version says the target release together with the course of the update. */
  targetReleaseView: {
    at: { path: '/v1/system/update/status' },
    answer: {
      up: (release) => ({
        componentsByReleaseVersion: {},
        suspended: false,
        targetRelease: newerRelease(release),
        timeLastStepPlanned: release.timeRequested,
      }),
      down: ({ targetRelease, timeLastStepPlanned }) =>
        targetRelease ? olderRelease(targetRelease) : noRelease(timeLastStepPlanned),
    },
  } satisfies Change<Older['targetReleaseView'], Newer['systemUpdateStatus']>,
}

const pools = pageOf<OlderPool, IpPool>(pool)

const changes: Changes<Older, Newer> = {
  currentUserView: { answer: currentUser },

  instanceCreate: { request: bodyOf(instanceCreate) },
  instanceUpdate: { request: bodyOf(instanceUpdate) },
  instanceNetworkInterfaceCreate: { request: bodyOf(nicCreate) },

  ipPoolList: { answer: pools },
  ipPoolCreate: { request: bodyOf(poolCreate), answer: pool },
  ipPoolView: { answer: pool },
  ipPoolUpdate: { answer: pool },
  ipPoolServiceView: { answer: pool },
  ipPoolUtilizationView: { answer: utilization },

  timeseriesQuery: { answer: queryResult },
  systemTimeseriesQuery: { answer: queryResult },

  policyUpdate: { request: bodyOf(siloPolicy) },
  siloPolicyUpdate: { request: bodyOf(siloPolicy) },
  projectPolicyUpdate: { request: bodyOf(projectPolicy) },
  siloCreate: { request: bodyOf(siloCreate) },

  /** The newer response is empty. */
  targetReleaseUpdate: { answer: { up: () => undefined, down: () => noRelease(UNKNOWN_TIME) } },
}

export const v20251008: Step = { since: '20251008', changes: { ...changes, ...renamed } }
