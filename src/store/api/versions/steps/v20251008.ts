import type {
  InstanceCreate as OlderInstanceCreate,
  InstanceNetworkInterfaceCreate as OlderNicCreate,
  InstanceUpdate as OlderInstanceUpdate,
  IpPool as OlderPool,
  IpPoolCreate as OlderPoolCreate,
  IpPoolUtilization as OlderUtilization,
  Operations as Older,
  OxqlQueryResult as OlderQueryResult,
  ProjectRole as OlderRole,
  ProjectRolePolicy as OlderProjectPolicy,
  SiloCreate as OlderSiloCreate,
  SiloRolePolicy as OlderSiloPolicy,
  TargetRelease as OlderRelease,
  TufRepoDescription,
} from '../generated/v20250730'
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
  UpdateStatus,
} from '../generated/v20251008'
import type { AcceptedRelease, ReleaseStatus, Repository } from '#model/olderFacts'
import {
  bodyOf,
  NotOfferedError,
  pageConversion,
  type Changes,
  type Conversion,
  type VersionStep,
} from '../change'
import { addedFields, UNKNOWN_TIME } from './addedFields'

/** The rights of the caller, which the older version does not say. */
const currentUser = addedFields({ fleetViewer: false, siloAdmin: false })

// Instances

const nicCreate: Conversion<OlderNicCreate, InstanceNetworkInterfaceCreate> = {
  up: (nic) => nic,
  down({ transitIps, ...nic }) {
    if (transitIps?.length)
      throw new NotOfferedError(
        'This region takes the transit IPs of an interface only after it has been created.',
      )
    return nic
  },
}

function refusePlatform(cpuPlatform: InstanceUpdate['cpuPlatform'] | undefined) {
  if (cpuPlatform) throw new NotOfferedError('This region has no choice of the CPU platform of an instance.')
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
    if (ipVersion === 'v6') throw new NotOfferedError('This region has no IP pools of IPv6 addresses.')
    if (poolType === 'multicast') throw new NotOfferedError('This region has no multicast IP pools.')
    return body
  },
}

/** More addresses than IPv4 can have. */
const isOfIpv6 = (capacity: number) => capacity > 0xffff_ffff

const allocatedOf = ({ capacity, remaining }: IpPoolUtilization) =>
  Math.max(0, Math.round(capacity - remaining))

/**
 * An older pool counts both families, a newer one has one. The newer response does not name it, so a small
 * pool of IPv6 addresses is counted with IPv4. The counts of an older pool stay beside the newer ones, because
 * they are exact: `poolUse` prefers them.
 */
const utilization: Conversion<OlderUtilization, IpPoolUtilization> = {
  up(older) {
    const { ipv4, ipv6 } = older
    if (ipv4.capacity > 0 || ipv6.capacity === '0')
      return { ...older, capacity: ipv4.capacity, remaining: ipv4.capacity - ipv4.allocated }
    const capacity = Number(ipv6.capacity)
    return { ...older, capacity, remaining: capacity - Number(ipv6.allocated) }
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
    throw new NotOfferedError('This region has no role of a limited collaborator.')
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
    if (identityMode === 'saml_scim') throw new NotOfferedError('This region has no silos with SCIM.')
    return { ...body, identityMode }
  },
}

// Updates of the region

/** The older version counts its target releases from 1; the newer one has no such count. */
const NOT_COUNTED = 0

const noRelease = (timeRequested: string, generation = NOT_COUNTED): OlderRelease => ({
  generation,
  releaseSource: { type: 'unspecified' },
  timeRequested,
})

const olderRelease = ({ version, timeRequested }: TargetRelease, generation = NOT_COUNTED): OlderRelease => ({
  generation,
  releaseSource: { type: 'system_version', version },
  timeRequested,
})

const newerRelease = ({ releaseSource, timeRequested }: OlderRelease): TargetRelease | null =>
  releaseSource.type === 'system_version' ? { version: releaseSource.version, timeRequested } : null

/** The newer version does not list the components of a repository, and lets none expire. */
const noContents = { artifacts: [], targetsRoleVersion: 0, validUntil: '9999-12-31T23:59:59Z' }

const repository: Conversion<TufRepoDescription, Repository> = {
  up: ({ artifacts, repo: { fileName, hash, systemVersion, targetsRoleVersion, validUntil } }) => ({
    fileName,
    hash,
    systemVersion,
    timeCreated: UNKNOWN_TIME,
    contents: { artifacts, targetsRoleVersion, validUntil },
  }),
  down({ fileName, hash, systemVersion, contents = noContents }) {
    const { artifacts, ...signed } = contents
    return { artifacts: [...artifacts], repo: { fileName, hash, systemVersion, ...signed } }
  },
}

type Status = UpdateStatus & Pick<ReleaseStatus, 'generation'>

/** The newer version says the target release together with the course of the update. */
const statusOfRelease: Conversion<OlderRelease, Status> = {
  up: (release) => ({
    componentsByReleaseVersion: {},
    suspended: false,
    targetRelease: newerRelease(release),
    timeLastStepPlanned: release.timeRequested,
    generation: release.generation,
  }),
  down: ({ targetRelease, timeLastStepPlanned, generation }) =>
    targetRelease ? olderRelease(targetRelease, generation) : noRelease(timeLastStepPlanned, generation),
}

/** The newer response is empty. */
const accepted: Conversion<OlderRelease, AcceptedRelease | void> = {
  up(release) {
    const target = newerRelease(release)
    return target ? { ...target, generation: release.generation } : undefined
  },
  down: (release) => (release ? olderRelease(release, release.generation) : noRelease(UNKNOWN_TIME)),
}

const pools = pageConversion<OlderPool, IpPool>(pool)

// Losses, and values assumed in their place

const KIND = 'The older version does not say the kind of a pool: IPv4 and unicast are assumed.'
const KEYS = 'The keys of the time series, which have no meaning.'
const CONTENTS =
  'The older version does not say when a repository was recorded, the newer one not what is in it.'

const changes: Changes<Older, Newer> = {
  currentUserView: {
    answer: currentUser,
    lost: 'The older version does not say the rights of the caller: none are assumed.',
  },

  instanceCreate: { request: bodyOf(instanceCreate) },
  instanceUpdate: {
    request: bodyOf(instanceUpdate),
    lost: 'An older update does not say the CPU platform: the region chooses it again.',
  },
  instanceNetworkInterfaceCreate: { request: bodyOf(nicCreate) },

  systemIpPoolList: { answer: pools, lost: KIND },
  systemIpPoolCreate: { request: bodyOf(poolCreate), answer: pool, lost: KIND },
  systemIpPoolView: { answer: pool, lost: KIND },
  systemIpPoolUpdate: { answer: pool, lost: KIND },
  systemIpPoolServiceView: { answer: pool, lost: KIND },
  systemIpPoolUtilizationView: {
    answer: utilization,
    lost: 'The newer version counts in decimals without the IP version: an older reader sees a small pool of IPv6 as one of IPv4.',
  },

  timeseriesQuery: { answer: queryResult, lost: KEYS },
  systemTimeseriesQuery: { answer: queryResult, lost: KEYS },

  policyUpdate: { request: bodyOf(siloPolicy) },
  siloPolicyUpdate: { request: bodyOf(siloPolicy) },
  projectPolicyUpdate: { request: bodyOf(projectPolicy) },
  siloCreate: { request: bodyOf(siloCreate) },

  targetReleaseUpdate: { answer: accepted, lost: 'The newer version has no count of the target releases.' },

  systemUpdateRepositoryView: {
    answer: {
      up: ({ description }) => repository.up(description),
      down: (repo) => ({ description: repository.down(repo) }),
    },
    lost: CONTENTS,
  },
  systemUpdateRepositoryUpload: {
    answer: {
      up: ({ recorded, status }) => ({ repo: repository.up(recorded), status }),
      down: ({ repo, status }) => ({ recorded: repository.down(repo), status }),
    },
    lost: CONTENTS,
  },
  systemUpdateStatus: {
    answer: statusOfRelease,
    lost: 'The older version does not say which components run which release, the newer one not the count of the target releases.',
  },
}

export const v20251008: VersionStep = { since: '20251008', changes }
