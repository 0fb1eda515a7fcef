import type { IpPool, IpPoolRange, IpPoolSiloLink, IpRange } from '#store/api/generated/types'
import { hasFeature } from '#store/api/versions/hasFeature'
import { isUuid } from '#model/nameOrId'
import { isMulticast, isSourceSpecific, reservedRanges, specificRanges } from '#model/network/multicast'
import { checkNamed, requireFree } from '../access/lookup'
import { isFleet, requireFleet } from '../access/roles'
import { findSilo } from '../access/siloLookup'
import type { PoolRange, PoolRow } from '../models/pool'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { addressNumber, heldAddresses, isOfKind, isWithin, sizeOf } from '../rules/addresses'
import { linkDefaultGateways, unlinkGateways } from '../rules/gateways'
import { newRow } from '../rules/newRow'
import { rangeOverlapsMember, spokenVersion } from '../rules/subnetPools'
import { ApiError, exists, invalid, notFound, unreadable } from '../wire/apiError'
import { pageBy, pageOf, type Order } from '../wire/pages'
import { isIpv4 } from '../wire/textFormats'

// IP pools, for operators.

const toView = ({ ranges: _, links: __, ...pool }: PoolRow): IpPool => pool

const toRangeView = (pool: PoolRow, { id, first, last, timeCreated }: PoolRange): IpPoolRange => ({
  id,
  ipPoolId: pool.id,
  range: { first, last },
  timeCreated,
})

/** A pool by name or id. @throws 404, also to callers without a role in the fleet */
function findPool(region: Region, selector: string): PoolRow {
  const byUuid = isUuid(selector)
  const row = region.world.pools.findBy((pool) => (byUuid ? pool.id : pool.name) === selector)
  if (!row || !isFleet(region, 'viewer')) throw notFound('ip-pool', selector, byUuid ? 'id' : 'name')
  return row
}

/** A pool that the caller can change. */
function ownPool(region: Region, selector: string): PoolRow {
  const row = findPool(region, selector)
  requireFleet(region, 'admin')
  return row
}

/** Ranges by address, IPv4 first. */
const byAddress: Order<PoolRange> = {
  by: ({ first }) => `${isIpv4(first) ? 4 : 6} ${addressNumber(first).toString().padStart(40, '0')}`,
  mode: 'address_ascending',
}

const bySilo: Order<IpPoolSiloLink> = { by: ({ siloId }) => siloId, mode: 'id_ascending' }

const overlaps = (a: IpRange, b: IpRange) =>
  isIpv4(a.first) === isIpv4(b.first) &&
  addressNumber(a.first) <= addressNumber(b.last) &&
  addressNumber(b.first) <= addressNumber(a.last)

/** @throws 400 when the first address is after the last */
function requireOrdered({ first, last }: IpRange) {
  if (addressNumber(first) > addressNumber(last))
    throw unreadable('range', `first address ${first} must not be after last address ${last}`)
}

/** Whether a range is of source-specific multicast. @throws 400 when it is so in part */
function isSpecificRange(range: IpRange): boolean {
  const block = specificRanges.find((specific) => overlaps(specific, range))
  if (block && !(isWithin(range.first, block) && isWithin(range.last, block)))
    throw invalid('IP range cannot span ASM and SSM address spaces')
  return block !== undefined
}

/** @throws 400 when the range is of another version or type than the pool */
function checkKind({ id, ipVersion, poolType, ranges }: PoolRow, range: IpRange) {
  const version = isIpv4(range.first) ? 'v4' : 'v6'
  if (version !== ipVersion)
    throw invalid(
      `Cannot add ${spokenVersion(version)} address range to ${spokenVersion(ipVersion)} pool with ID "${id}"`,
    )
  const isGroups = isMulticast(range.first)
  if (isGroups !== isMulticast(range.last))
    throw invalid('IP range cannot span multicast and unicast address spaces')
  const type = isGroups ? 'multicast' : 'unicast'
  if (type !== poolType) throw invalid(`Cannot add ${type} address range to ${poolType} IP pool`)
  if (!isGroups) return
  const reserved = reservedRanges.find((each) => overlaps(each, range))
  if (reserved) throw invalid(`The range ${reserved.first}-${reserved.last} is reserved`)
  const isSpecific = isSpecificRange(range)
  if (ranges.some(({ first }) => isSourceSpecific(first) !== isSpecific))
    throw invalid('Cannot mix SSM and ASM ranges in the same multicast pool')
}

/** @throws 400 when the range cannot be added to a pool */
function checkNewRange(region: Region, pool: PoolRow, range: IpRange) {
  const { world } = region
  if (hasFeature(region.api, 'ipv6Pools')) checkKind(pool, range)
  else if (!isIpv4(range.first)) throw invalid('IPv6 ranges are not allowed yet')
  const others = world.pools.all().flatMap(({ ranges }) => ranges)
  const other = others.find((candidate) => overlaps(candidate, range))
  if (other)
    throw invalid(
      `the provided range ${range.first}-${range.last} overlaps with the existing range ${other.first}-${other.last}`,
    )
  if (rangeOverlapsMember(region, range))
    throw invalid(
      `The provided IP range ${range.first}-${range.last} overlaps with an existing IP pool range or subnet pool member`,
    )
}

function withRange(region: Region, pool: PoolRow, { first, last }: IpRange): readonly [PoolRow, PoolRange] {
  const now = region.timestamp()
  const range = { id: idOf(`range ${pool.id} ${first} ${now}`), first, last, timeCreated: now }
  const ranges = [...pool.ranges, range].toSorted((a, b) =>
    addressNumber(a.first) < addressNumber(b.first) ? -1 : 1,
  )
  return [{ ...pool, ranges, timeModified: now }, range]
}

/** A pool without one of its ranges. @throws 400 when there is no such range, or an address of it is in use */
function withoutRange(region: Region, pool: PoolRow, { first, last }: IpRange): PoolRow {
  const range = pool.ranges.find((row) => row.first === first && row.last === last)
  if (!range) throw invalid(`the provided range ${first}-${last} does not exist`)
  if (heldAddresses(region).some(({ ip }) => isWithin(ip, range)))
    throw invalid('IP pool ranges cannot be deleted while addresses are in use')
  return { ...pool, ranges: pool.ranges.filter((row) => row !== range), timeModified: region.timestamp() }
}

function linkOf(pool: PoolRow, siloId: string, selector: string) {
  const link = pool.links.find((row) => row.siloId === siloId)
  if (!link) throw notFound('ip-pool-resource', selector, isUuid(selector) ? 'id' : 'name')
  return link
}

/** The pools of which a silo has one default: all, or those of the kind of one. */
const alike = ({ world, api }: Region, { ipVersion, poolType }: PoolRow): PoolRow[] =>
  world.pools.where(
    (pool) => !hasFeature(api, 'poolKinds') || (pool.ipVersion === ipVersion && pool.poolType === poolType),
  )

/** Removes the mark of the default pool of its kind from the links of a silo. */
function clearDefault(region: Region, like: PoolRow, siloId: string) {
  const { world } = region
  for (const pool of alike(region, like)) {
    if (!pool.links.some((link) => link.siloId === siloId && link.isDefault)) continue
    const links = pool.links.map((link) => (link.siloId === siloId ? { ...link, isDefault: false } : link))
    world.pools.update(pool.id, { links })
  }
}

const sum = (numbers: readonly bigint[]) => numbers.reduce((total, number) => total + number, 0n)

/** The pools of the region's own services. */
const servicePools = ({ world }: Region): PoolRow[] =>
  world.pools.where(({ assignment }) => assignment === 'system_services')

/**
 * The service pool, for callers to whom there is one only, with IPv4 addresses.
 *
 * @throws 403 to callers without a role in the fleet, 404 or 400 when there is no such pool or more than one
 */
function servicePool(region: Region): PoolRow {
  requireFleet(region, 'viewer')
  const [pool, other] = servicePools(region).filter(({ ipVersion }) => ipVersion === 'v4')
  if (other)
    throw invalid(
      'more than one system-service IP pool of the requested IP version exists; update the client to manage these pools',
    )
  if (!pool)
    throw new ApiError(404, 'ObjectNotFound', 'no system-service IP pool of the requested IP version')
  return pool
}

/** @throws 400 when a pool of the region's services is the last one */
function requireAnother(region: Region, pool: PoolRow, refusal: string) {
  if (pool.assignment === 'system_services' && servicePools(region).length === 1) throw invalid(refusal)
}

const MIXED_USE = 'IP Pools cannot be both linked to Silos and assigned for system services use.'

export const systemPoolHandlers = handlersOf({
  systemIpPoolList({ args, region }) {
    requireFleet(region, 'viewer')
    const pools = region.world.pools.where((pool) => isOfKind(pool, args))
    return pageOf(pools.map(toView), args)
  },
  systemIpPoolView: ({ args, region }) => toView(findPool(region, args.pool)),
  systemIpPoolCreate({ args: { body }, region }) {
    const { name, description } = checkNamed(body)
    requireFleet(region, 'admin')
    requireFree(region.world.pools.all(), 'ip-pool', name)
    const row: PoolRow = {
      ...newRow(region, 'pool', { name, description }),
      ipVersion: body.ipVersion ?? 'v4',
      poolType: body.poolType ?? 'unicast',
      assignment: body.assignment ?? 'silos',
      ranges: [],
      links: [],
    }
    region.world.pools.insert(row)
    return toView(row)
  },
  systemIpPoolUpdate({ args, region }) {
    const row = ownPool(region, args.pool)
    const next = {
      ...row,
      ...checkNamed({
        name: args.body.name ?? row.name,
        description: args.body.description ?? row.description,
      }),
      timeModified: region.timestamp(),
    }
    requireFree(region.world.pools.all(), 'ip-pool', next.name, row.id)
    region.world.pools.update(next.id, next)
    return toView(next)
  },
  systemIpPoolDelete({ args, region }) {
    const row = ownPool(region, args.pool)
    if (row.ranges.length) throw invalid('IP pool cannot be deleted while it contains IP ranges')
    requireAnother(
      region,
      row,
      'Cannot delete the last IP Pool assigned for system services use. Create and assign at least one more IP Pool before deleting this one.',
    )
    region.world.pools.remove(row.id)
    region.world.gatewayPools.removeWhere(({ ipPoolId }) => ipPoolId === row.id)
  },
  /** A pool is for the silos that it is linked to, or for the region's own services. */
  systemIpPoolAssign({ args, region }) {
    const row = ownPool(region, args.pool)
    const { assignment } = args.body
    if (assignment === row.assignment) throw invalid(`IP Pool already has assignment '${assignment}'`)
    if (assignment === 'system_services' && row.links.length > 0) throw invalid(MIXED_USE)
    requireAnother(
      region,
      row,
      'Cannot reassign the last IP Pool assigned for system services use. Create and assign at least one more IP Pool before reassigning this one.',
    )
    const next = { ...row, assignment, timeModified: region.timestamp() }
    region.world.pools.update(row.id, next)
    return toView(next)
  },
  systemIpPoolRangeList({ args, region }) {
    const pool = findPool(region, args.pool)
    const { items, nextPage } = pageBy(pool.ranges, args, byAddress)
    return { items: items.map((row) => toRangeView(pool, row)), nextPage }
  },
  systemIpPoolRangeAdd({ args, region }) {
    requireOrdered(args.body)
    const pool = ownPool(region, args.pool)
    checkNewRange(region, pool, args.body)
    const [next, range] = withRange(region, pool, args.body)
    region.world.pools.update(next.id, next)
    return toRangeView(next, range)
  },
  systemIpPoolRangeRemove({ args, region }) {
    requireOrdered(args.body)
    const pool = ownPool(region, args.pool)
    region.world.pools.update(pool.id, withoutRange(region, pool, args.body))
  },
  systemIpPoolSiloList({ args, region }) {
    const { silos } = region.world
    const pool = findPool(region, args.pool)
    const rows = pool.links
      .filter(({ siloId }) => silos.get(siloId)?.discoverable)
      .map(({ siloId, isDefault }): IpPoolSiloLink => ({ ipPoolId: pool.id, siloId, isDefault }))
    return pageBy(rows, args, bySilo)
  },
  systemIpPoolSiloLink({ args, region }) {
    const pool = ownPool(region, args.pool)
    const silo = findSilo(region, args.body.silo)
    const { isDefault } = args.body
    if (pool.assignment === 'system_services') throw invalid(MIXED_USE)
    const hasDefault = alike(region, pool).some(({ links }) =>
      links.some((link) => link.siloId === silo.id && link.isDefault),
    )
    if (pool.links.some(({ siloId }) => siloId === silo.id) || (isDefault && hasDefault))
      throw exists('ip-pool-resource', pool.name)
    region.world.pools.update(pool.id, { links: [...pool.links, { siloId: silo.id, isDefault }] })
    if (isDefault) linkDefaultGateways(region, silo.id, pool)
    return { ipPoolId: pool.id, siloId: silo.id, isDefault }
  },
  systemIpPoolSiloUpdate({ args, region }) {
    const pool = ownPool(region, args.pool)
    const silo = findSilo(region, args.silo)
    linkOf(pool, silo.id, args.silo)
    const { isDefault } = args.body
    if (isDefault) clearDefault(region, pool, silo.id)
    const { links } = findPool(region, pool.id)
    region.world.pools.update(pool.id, {
      links: links.map((link) => (link.siloId === silo.id ? { ...link, isDefault } : link)),
    })
    if (isDefault) linkDefaultGateways(region, silo.id, pool)
    return { ipPoolId: pool.id, siloId: silo.id, isDefault }
  },
  systemIpPoolSiloUnlink({ args, region }) {
    const pool = ownPool(region, args.pool)
    const silo = findSilo(region, args.silo)
    linkOf(pool, silo.id, args.silo)
    const { projects, pools } = region.world
    const isHeld = heldAddresses(region).some(
      ({ poolId, projectId }) => poolId === pool.id && projects.get(projectId ?? '')?.siloId === silo.id,
    )
    if (isHeld) throw invalid('IP pool still has addresses in use in that silo')
    pools.update(pool.id, { links: pool.links.filter(({ siloId }) => siloId !== silo.id) })
    unlinkGateways(region, silo.id, pool)
  },
  systemIpPoolUtilizationView({ args, region }) {
    const pool = findPool(region, args.pool)
    const allocated = new Set(
      heldAddresses(region).flatMap(({ ip, poolId }) => (poolId === pool.id ? [ip] : [])),
    )
    const capacity = Number(sum(pool.ranges.map(sizeOf)))
    return { capacity, remaining: capacity - allocated.size }
  },
  systemIpPoolServiceView: ({ region }) => toView(servicePool(region)),
  systemIpPoolServiceRangeList({ args, region }) {
    const pool = servicePool(region)
    const { items, nextPage } = pageBy(pool.ranges, args, byAddress)
    return { items: items.map((row) => toRangeView(pool, row)), nextPage }
  },
  systemIpPoolServiceRangeAdd({ args: { body }, region }) {
    requireOrdered(body)
    const pool = servicePool(region)
    requireFleet(region, 'admin')
    if (!isIpv4(body.first)) throw invalid('IPv6 ranges are not allowed yet')
    checkNewRange(region, pool, body)
    const [next, range] = withRange(region, pool, body)
    region.world.pools.update(pool.id, next)
    return toRangeView(next, range)
  },
  systemIpPoolServiceRangeRemove({ args: { body }, region }) {
    requireOrdered(body)
    const pool = servicePool(region)
    requireFleet(region, 'admin')
    region.world.pools.update(pool.id, withoutRange(region, pool, body))
  },
})
