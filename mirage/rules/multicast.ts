import ipaddr from 'ipaddr.js'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import type { Instance, IpVersion, MulticastGroup, MulticastGroupMember } from '#store/api/generated/types'
import { MAX_MULTICAST_GROUPS } from '#model/limits'
import { isUuid } from '#model/nameOrId'
import { isSourceSpecific } from '#model/network/multicast'
import type { MulticastGroupRow } from '../models/multicast'
import type { PoolRow } from '../models/pool'
import { idOf } from '../random'
import type { Region } from '../region'
import { ApiError, exists, invalid, noCapacity, notFound, unreadable } from '../wire/apiError'
import { nameReason } from '../wire/names'
import { isIpv4 } from '../wire/textFormats'
import { addressNumber, isWithin, linkedPools } from './addresses'
import { canonicalIp, ipAt, ipOf } from './cidr'
import { membersOfGroup, membershipsOf, moveMulticastGroup, moveMulticastMember } from './multicastStates'
import { spokenVersion } from './subnetPools'

// Multicast groups: a group is created when its first instance joins, and deleted when its last one leaves.

const versionOfIp = (ip: string): IpVersion => (isIpv4(ip) ? 'v4' : 'v6')

/** A group as the API shows it. */
export function groupView(region: Region, row: MulticastGroupRow): MulticastGroup {
  const members = membersOfGroup(region, row.id)
  return {
    ...row,
    sourceIps: [...new Set(members.flatMap(({ sourceIps }) => sourceIps))].toSorted(),
    hasAnySourceMember: members.some(({ sourceIps }) => sourceIps.length === 0),
  }
}

/** The identifier of a group in a path or a body: an id, a name or an address. */
type Identifier = { id: string } | { name: string } | { ip: string }

/** @throws 400 when the text is none of the three */
function readIdentifier(text: string, fail: (reason: string) => ApiError): Identifier {
  if (isUuid(text)) return { id: text.toLowerCase() }
  const reason = nameReason(text)
  if (reason === undefined) return { name: text }
  if (!ipaddr.isValid(text)) throw fail(reason)
  return { ip: canonicalIp(text) }
}

const badPath = (reason: string) =>
  new ApiError(400, undefined, `bad parameter in URL path: multicast_group: ${reason}`)

const findRow = ({ world }: Region, identifier: Identifier): MulticastGroupRow | undefined => {
  if ('id' in identifier) return world.multicastGroups.get(identifier.id)
  return world.multicastGroups.findBy((row) =>
    'name' in identifier ? row.name === identifier.name : row.multicastIp === identifier.ip,
  )
}

/** A group by its id, name or address. @throws 404, always while multicast is off; 400 for a text that is none of them */
export function findGroup(region: Region, text: string): MulticastGroupRow {
  const row = findRow(region, readIdentifier(text, badPath))
  if (!row || !region.hasMulticast) throw notFound('multicast-group', text, isUuid(text) ? 'id' : 'name')
  return row
}

/** @throws 400 while multicast is off */
export function requireMulticast({ hasMulticast }: Region) {
  if (!hasMulticast) throw invalid('multicast functionality is currently disabled')
}

/**
 * @param path the place of the sources in the body
 * @throws 400 when an address cannot be the source of a multicast group
 */
export function checkSources(sources: readonly string[] | null | undefined, path = 'source_ips') {
  for (const [index, ip] of (sources ?? []).entries()) {
    const range: string = ipOf(ip).range()
    if (['multicast', 'broadcast'].includes(range))
      throw unreadable(`${path}[${index}]`, `${ip} is not a unicast address`)
    if (['loopback', 'linkLocal', 'unspecified'].includes(range))
      throw unreadable(`${path}[${index}]`, `${ip} is a special-use address`)
  }
}

/** Checks the form of the groups in the body of an instance. @throws 400 for an address that cannot be a source */
export function checkJoins(joins: readonly Join[] | null | undefined) {
  for (const [index, { sourceIps }] of (joins ?? []).entries())
    checkSources(sourceIps, `multicast_groups[${index}].source_ips`)
}

type Kind = 'SSM' | 'ASM'

const isMulticast = ({ poolType }: PoolRow) => poolType === 'multicast'

/** A pool has ranges of one kind only. */
const kindOf = ({ ranges }: PoolRow): Kind => (ranges[0] && isSourceSpecific(ranges[0].first) ? 'SSM' : 'ASM')

/** The lowest free address of a pool. @throws 507 when there is none */
function freeGroupAddress({ world }: Region, pool: PoolRow): string {
  const taken = new Set(world.multicastGroups.all().map(({ multicastIp }) => multicastIp))
  for (const { first, last } of pool.ranges) {
    const end = addressNumber(last)
    for (let number = addressNumber(first); number <= end; number += 1n) {
      const ip = ipAt(number, isIpv4(first) ? 32 : 128).toString()
      if (!taken.has(ip)) return ip
    }
  }
  throw noCapacity('No multicast IP addresses available')
}

/**
 * The pool of a new group without an address: with sources one of source-specific addresses if there is one, then
 * default pools before others, then by name.
 *
 * @throws 400 when there is none, or when pools of both versions would do
 */
function poolForGroup(region: Region, hasSources: boolean, version: IpVersion | null | undefined): PoolRow {
  const kinds: readonly Kind[] = hasSources ? ['SSM', 'ASM'] : ['ASM']
  const linked = linkedPools(region).filter(
    ({ pool }) => isMulticast(pool) && (version ?? pool.ipVersion) === pool.ipVersion,
  )
  for (const kind of kinds)
    for (const wanted of [true, false]) {
      const [pool, ...others] = linked
        .flatMap((link) => (link.isDefault === wanted && kindOf(link.pool) === kind ? [link.pool] : []))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      if (!pool) continue
      if (others.some(({ ipVersion }) => ipVersion !== pool.ipVersion))
        throw invalid(
          'Multicast pools of both IP versions are linked to your silo. Please specify ip_version (v4 or v6) or provide an explicit multicast address.',
        )
      return pool
    }
  const words = [...(version ? [spokenVersion(version)] : []), kinds.join(' or ')].join(' ')
  throw invalid(
    `No ${words} multicast pool linked to your silo. Create a multicast pool and link it to your silo, or provide an explicit pool or multicast address.`,
  )
}

/** The pool of the caller's silo that has a multicast address. @throws 400 when none has it */
function poolWith(region: Region, ip: string): PoolRow {
  const found = linkedPools(region).find(
    ({ pool }) => isMulticast(pool) && pool.ranges.some((range) => isWithin(ip, range)),
  )
  if (!found) throw invalid(`multicast IP address ${ip} is not in any configured multicast pool`)
  return found.pool
}

/** The name of a group that is created by its address: `mcast-224-1-2-3`. */
function nameOf(ip: string): string {
  const parsed = ipOf(ip)
  const parts =
    parsed instanceof ipaddr.IPv6 ? parsed.parts.map((part) => part.toString(16)) : parsed.toByteArray()
  return `mcast-${parts.join('-')}`
}

/** The address of a group must have the family of its sources, and a source-specific one needs some. @throws 400 */
function checkAddress(ip: string, sources: readonly string[]) {
  const version = versionOfIp(ip)
  const other = sources.find((source) => versionOfIp(source) !== version)
  if (other !== undefined)
    throw invalid(
      `source IP ${other} does not match multicast group address family (${spokenVersion(version)})`,
    )
  if (isSourceSpecific(ip) && sources.length === 0)
    throw invalid('SSM multicast addresses require at least one source IP')
}

/** How an instance joins a group. */
interface Join {
  /** The id, the name or the address of the group. */
  group: string
  sourceIps?: readonly string[] | null | undefined
  ipVersion?: IpVersion | null | undefined
}

/** The pool, the address and the texts of a new group. @throws 400, 404 or 507 when there cannot be one */
function planGroup(region: Region, identifier: Identifier, { sourceIps, ipVersion, group }: Join) {
  if ('id' in identifier) throw notFound('multicast-group', group, 'id')
  if ('ip' in identifier) {
    const { ip } = identifier
    return {
      name: nameOf(ip),
      description: `Implicitly created multicast group for ${ip}`,
      ip,
      poolOf: () => poolWith(region, ip),
    }
  }
  const pool = poolForGroup(region, Boolean(sourceIps?.length), ipVersion)
  const ip = freeGroupAddress(region, pool)
  return {
    name: identifier.name,
    description: 'Implicitly created for instance attachment',
    ip,
    poolOf: () => pool,
  }
}

const sourcesOf = (sourceIps: Join['sourceIps']) => [...new Set((sourceIps ?? []).map(canonicalIp))]

/** A group that is about to be deleted must be gone before another one can be created. Ours. @throws 503 */
function requireLiving({ state }: MulticastGroupRow) {
  if (multicastGroupLifecycle.next(state, 'report.gone') !== undefined)
    throw new ApiError(503, 'ServiceNotAvailable', 'Service Unavailable')
}

/**
 * Lets an instance join a group, which is created if it does not exist. For a member, nothing changes, except that one
 * that has left joins again.
 *
 * @param fail makes the error for an identifier that cannot be read
 */
export function joinGroup(
  region: Region,
  instance: Pick<Instance, 'id'>,
  join: Join,
  fail = badPath,
): MulticastGroupMember {
  const { world } = region
  const identifier = readIdentifier(join.group, fail)
  const present = findRow(region, identifier)
  const member = present && membersOfGroup(region, present.id).find((row) => row.instanceId === instance.id)
  const sources = join.sourceIps ? sourcesOf(join.sourceIps) : (member?.sourceIps ?? [])
  if (present) {
    requireLiving(present)
    checkAddress(present.multicastIp, sources)
    if ('ip' in identifier) poolWith(region, identifier.ip)
  }
  if (member) {
    const again = multicastMemberLifecycle.next(member.state, 'report.Joining')
    if (again === undefined) return member
    world.multicastMembers.update(member.id, { sourceIps: sources })
    moveMulticastMember(region, member.id, again)
    return world.multicastMembers.get(member.id) ?? member
  }
  const group = present ?? plannedGroup(region, identifier, join, sources)
  if (membershipsOf(region, instance.id).length >= MAX_MULTICAST_GROUPS)
    throw invalid(`An instance may not be a member of more than ${MAX_MULTICAST_GROUPS} multicast groups`)
  if (!present) {
    world.multicastGroups.insert(group)
    moveMulticastGroup(region, group.id, group.state)
  }
  const now = region.timestamp()
  const id = idOf(`multicast-member ${group.id} ${instance.id} ${now}`)
  const row: MulticastGroupMember = {
    id,
    name: `member-${id}`,
    description: '',
    instanceId: instance.id,
    multicastGroupId: group.id,
    multicastIp: group.multicastIp,
    sourceIps: sources,
    state: multicastMemberLifecycle.initial,
    timeCreated: now,
    timeModified: now,
  }
  world.multicastMembers.insert(row)
  moveMulticastMember(region, id, row.state)
  return row
}

/** The row of a new group, not yet stored. */
function plannedGroup(
  region: Region,
  identifier: Identifier,
  join: Join,
  sources: readonly string[],
): MulticastGroupRow {
  const { name, description, ip, poolOf } = planGroup(region, identifier, join)
  checkAddress(ip, sources)
  const pool = poolOf()
  if (region.world.multicastGroups.findBy((row) => row.name === name)) throw exists('multicast-group', name)
  const now = region.timestamp()
  return {
    id: idOf(`multicast-group ${name} ${now}`),
    name,
    description,
    ipPoolId: pool.id,
    multicastIp: ip,
    state: multicastGroupLifecycle.initial,
    timeCreated: now,
    timeModified: now,
  }
}

function removeMember(region: Region, { id, state }: MulticastGroupMember) {
  const gone = multicastMemberLifecycle.next(state, 'command.leave')
  if (gone !== undefined) moveMulticastMember(region, id, gone)
}

/** Lets an instance leave a group; nothing happens when it is no member. */
export function leaveGroup(region: Region, instanceId: string, groupId: string) {
  for (const row of membersOfGroup(region, groupId))
    if (row.instanceId === instanceId) removeMember(region, row)
}

/** Lets an instance leave all its groups. */
export function leaveAllGroups(region: Region, instanceId: string) {
  for (const row of membershipsOf(region, instanceId)) removeMember(region, row)
}

const badGroup = (at: number) => (reason: string) => unreadable(`multicast_groups[${at}].group`, reason)

function joinEach(region: Region, instance: Pick<Instance, 'id'>, joins: readonly Join[]) {
  const joined = new Set<string>()
  for (const [index, join] of joins.entries()) {
    const { multicastGroupId } = joinGroup(region, instance, join, badGroup(index))
    if (joined.has(multicastGroupId)) throw invalid('Duplicate multicast group specified in request')
    joined.add(multicastGroupId)
  }
}

/** Changes groups and members, and undoes all of it if a part of it fails. */
function allOrNothing(region: Region, change: () => void) {
  const { world } = region
  const groups = world.multicastGroups.all()
  const members = world.multicastMembers.all()
  try {
    change()
  } catch (error) {
    world.multicastGroups.replaceAll(groups)
    world.multicastMembers.replaceAll(members)
    // Groups and members that were in transition go on.
    for (const { id, state } of groups) moveMulticastGroup(region, id, state)
    for (const { id, state } of members) moveMulticastMember(region, id, state)
    throw error
  }
}

/** Lets a new instance join all these groups, or none if one cannot be joined. While multicast is off, none. */
export function joinGroups(
  region: Region,
  instance: Pick<Instance, 'id'>,
  joins: readonly Join[] | null | undefined,
) {
  if (!region.hasMulticast || !joins) return
  allOrNothing(region, () => joinEach(region, instance, joins))
}

/** Makes these groups the only ones of an instance. Without a list, its groups stay. */
export function replaceGroups(
  region: Region,
  instance: Pick<Instance, 'id'>,
  joins: readonly Join[] | null | undefined,
) {
  if (!joins || (joins.length === 0 && membershipsOf(region, instance.id).length === 0)) return
  requireMulticast(region)
  allOrNothing(region, () => {
    const kept = new Set(
      joins.map(({ group }, index) => findRow(region, readIdentifier(group, badGroup(index)))?.id),
    )
    for (const row of membershipsOf(region, instance.id))
      if (!kept.has(row.multicastGroupId)) removeMember(region, row)
    joinEach(region, instance, joins)
  })
}
