import type { ExternalSubnetAllocator, IpVersion, SubnetPoolMember } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import type { SubnetPoolRow } from '../models/subnetPool'
import type { Region } from '../region'
import { invalid, notFound } from '../wire/apiError'
import { isIpv4 } from '../wire/textFormats'
import { addressNumber } from './addresses'
import { ends, hasHostBits, ipAt, liesIn, netOf, netText, overlap, type Cidr } from './cidr'

// Pools of external subnets, and which block of them a new external subnet gets.

/** The number of bits of an address. */
export const bitsOfVersion = (version: IpVersion): 32 | 128 => (version === 'v4' ? 32 : 128)

export const spokenVersion = (version: IpVersion) => (version === 'v4' ? 'IPv4' : 'IPv6')

export const versionOf = ({ ip }: Cidr): IpVersion => (ip.kind() === 'ipv4' ? 'v4' : 'v6')

/** The number of addresses in a block. */
export const addressesIn = (subnet: string): bigint => {
  const [first, last] = ends(netOf(subnet))
  return last - first + 1n
}

/** The subnet pools of a silo, and whether each is a default one. */
export const subnetPoolsOf = (
  { world }: Region,
  siloId: string,
): { pool: SubnetPoolRow; isDefault: boolean }[] =>
  world.subnetPools.all().flatMap((pool) => {
    const link = pool.links.find((row) => row.siloId === siloId)
    return link ? [{ pool, isDefault: link.isDefault }] : []
  })

/** A subnet pool of the caller's silo. @throws 404, also for pools of other silos */
export function linkedSubnetPool(
  region: Region,
  selector: string,
): { pool: SubnetPoolRow; isDefault: boolean } {
  const byId = isUuid(selector)
  const found = subnetPoolsOf(region, region.caller().silo.id).find(
    ({ pool }) => (byId ? pool.id : pool.name) === selector,
  )
  if (!found) throw notFound('subnet-pool', selector, byId ? 'id' : 'name')
  return found
}

/** Whether a block overlaps with a member of any subnet pool. */
export const overlapsMember = ({ world }: Region, block: Cidr): boolean =>
  world.subnetPools.findBy(({ members }) => members.some(({ subnet }) => overlap(netOf(subnet), block))) !==
  undefined

/** Whether a range of addresses has an address of a member of any subnet pool. */
export const rangeOverlapsMember = ({ world }: Region, range: { first: string; last: string }): boolean =>
  world.subnetPools
    .all()
    .some(({ members }) => members.some(({ subnet }) => blockHasPartOf(netOf(subnet), range)))

/** Whether a block and a range of addresses have an address in common. */
export function blockHasPartOf(block: Cidr, { first, last }: { first: string; last: string }): boolean {
  const [from, to] = ends(block)
  const isSameFamily = isIpv4(first) === (versionOf(block) === 'v4')
  return isSameFamily && from <= addressNumber(last) && addressNumber(first) <= to
}

/** A block for a new external subnet, and its home. */
interface Allocation {
  pool: SubnetPoolRow
  member: SubnetPoolMember
  subnet: string
}

const admits = ({ minPrefixLength, maxPrefixLength }: SubnetPoolMember, width: number) =>
  minPrefixLength <= width && width <= maxPrefixLength

/** The lowest free block of a width in a member; undefined when it has no gap of that size. */
function gapIn({ world }: Region, { id, subnet }: SubnetPoolMember, width: number): string | undefined {
  const block = netOf(subnet)
  const bits = bitsOfVersion(versionOf(block))
  const size = 1n << BigInt(bits - width)
  const [start, end] = ends(block)
  const taken = world.externalSubnets
    .where(({ subnetPoolMemberId }) => subnetPoolMemberId === id)
    .map((row) => ends(netOf(row.subnet)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  let free = start
  for (const [first, last] of taken) {
    if (free + size <= first) break
    // The next block of that size after the one in use.
    if (last >= free) free = ((last + size) / size) * size
  }
  return free + size - 1n <= end ? netText({ ip: ipAt(free, bits), width }) : undefined
}

/** A block with these addresses. @throws 400 when no pool of the caller's silo has it, or it is in use */
function requested(region: Region, subnet: string): Allocation {
  const block = netOf(subnet)
  // Ours, as for the members of a pool.
  if (hasHostBits(block)) throw invalid('IP subnet must be a network address, with a host ID of zero.')
  for (const { pool } of subnetPoolsOf(region, region.caller().silo.id)) {
    const member = pool.members.find(
      (candidate) => liesIn(block, netOf(candidate.subnet)) && admits(candidate, block.width),
    )
    if (!member) continue
    const taken = region.world.externalSubnets.findBy((row) => overlap(netOf(row.subnet), block))
    if (taken) throw invalid('The requested IP subnet overlaps with an existing external subnet')
    return { pool, member, subnet: netText(block) }
  }
  throw invalid('The requested IP subnet is not contained in any subnet pool available in the current silo.')
}

/** The default pool of the caller's silo. @throws 400 when there is none, or one of each version and none is named */
function defaultPool(region: Region, version: IpVersion | null | undefined): SubnetPoolRow {
  const [pool, another] = subnetPoolsOf(region, region.caller().silo.id).flatMap((link) =>
    link.isDefault && (version ?? link.pool.ipVersion) === link.pool.ipVersion ? [link.pool] : [],
  )
  if (another)
    throw invalid('Must specify an IP version when there is more than one default subnet pool for the silo')
  if (!pool)
    throw invalid('Must specify a subnet pool, as there is no linked default pool for the current silo')
  return pool
}

/** The block of a new external subnet. @throws 404 for an unknown pool, 400 when there is no such block */
export function allocate(region: Region, allocator: ExternalSubnetAllocator): Allocation {
  if (allocator.type === 'explicit') return requested(region, allocator.subnet)
  const { prefixLength: width, poolSelector } = allocator
  const explicit = poolSelector?.type === 'explicit' ? poolSelector.pool : undefined
  const version = poolSelector?.type === 'auto' ? poolSelector.ipVersion : undefined
  const pool = explicit === undefined ? defaultPool(region, version) : linkedSubnetPool(region, explicit).pool
  for (const member of pool.members) {
    const subnet = admits(member, width) ? gapIn(region, member, width) : undefined
    if (subnet !== undefined) return { pool, member, subnet }
  }
  const named =
    explicit === undefined
      ? `the default ${version ? `${spokenVersion(version)} ` : ''}subnet pool for the current silo`
      : `the subnet pool with ${isUuid(explicit) ? 'ID' : 'name'} '${explicit}'`
  throw invalid(`Could not allocate a /${width} subnet from ${named}`)
}
