import type { ExternalIp, IpPool, PoolSelector } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import type { PoolRange, PoolRow } from '../models/pool'
import type { Region } from '../region'
import { ApiError, invalid, noCapacity, notFound } from '../wire/apiError'
import { isIpv4 } from '../wire/textFormats'
import { ipAt, ipOf, numberOf } from './cidr'

/** An address of either family as a number. */
export const addressNumber = (ip: string): bigint => numberOf(ipOf(ip))

/** The number of addresses in a range. */
export const sizeOf = ({ first, last }: Pick<PoolRange, 'first' | 'last'>): bigint =>
  addressNumber(last) - addressNumber(first) + 1n

/** Whether an address lies in a range. */
export const isWithin = (ip: string, { first, last }: Pick<PoolRange, 'first' | 'last'>): boolean =>
  isIpv4(ip) === isIpv4(first) &&
  addressNumber(first) <= addressNumber(ip) &&
  addressNumber(ip) <= addressNumber(last)

/** Whether a pool passes the filters of a list. A missing filter passes all. */
export const isOfKind = (
  pool: PoolRow,
  filters: { [Field in 'ipVersion' | 'poolType' | 'assignment']?: IpPool[Field] | null | undefined },
): boolean =>
  (['ipVersion', 'poolType', 'assignment'] as const).every(
    (field) => filters[field] == null || filters[field] === pool[field],
  )

const linkOf = (pool: PoolRow, siloId: string) => pool.links.find((link) => link.siloId === siloId)

/** The pools of a silo, and which one is its default. */
export const poolsOf = ({ world }: Region, siloId: string): { pool: PoolRow; isDefault: boolean }[] =>
  world.pools.all().flatMap((pool) => {
    const link = linkOf(pool, siloId)
    return link ? [{ pool, isDefault: link.isDefault }] : []
  })

/** The pools of the caller's silo. */
export const linkedPools = (region: Region) => poolsOf(region, region.caller().silo.id)

/** The pool of a selector, or the default pool of the silo. @throws 404, also for pools of other silos */
export function poolNamed(region: Region, selector: string | null | undefined): PoolRow {
  const linked = linkedPools(region)
  if (selector === undefined || selector === null) {
    const found = linked.find(({ isDefault }) => isDefault)
    if (!found) throw new ApiError(404, 'ObjectNotFound', 'not found: default IP pool for current silo')
    return found.pool
  }
  const byId = isUuid(selector)
  const found = linked.find(({ pool }) => (byId ? pool.id : pool.name) === selector)
  if (!found) throw notFound('ip-pool', selector, byId ? 'id' : 'name')
  return found.pool
}

/** The pool of a selector; without one, the default pool of the silo. @throws 404, also for pools of other silos */
export function poolOf(region: Region, selector: PoolSelector | null | undefined): PoolRow {
  if (selector?.type === 'explicit') return poolNamed(region, selector.pool)
  const family = selector?.ipVersion
  if (!family) return poolNamed(region, undefined)
  const found = linkedPools(region).find(
    ({ pool, isDefault }) => isDefault && pool.poolType === 'unicast' && pool.ipVersion === family,
  )
  if (found) return found.pool
  const name = family === 'v4' ? 'IPv4' : 'IPv6'
  throw new ApiError(404, 'ObjectNotFound', `not found: default unicast ${name} pool for current silo`)
}

/** The pool of the caller's silo that has an address. @throws 400 when none has */
export function poolWith(region: Region, ip: string): PoolRow {
  const found = linkedPools(region).find(({ pool }) => pool.ranges.some((range) => isWithin(ip, range)))
  if (!found) throw invalid('Requested external IP address not available')
  return found.pool
}

/** Every address in use, in any silo; a shared one once for each user of it. */
export function heldAddresses({
  world,
}: Region): { ip: string; poolId: string; projectId: string | undefined }[] {
  const floating = world.floatingIps.all().map(({ ip, ipPoolId, projectId }) => ({
    ip,
    poolId: ipPoolId,
    projectId,
  }))
  const ofInstances = world.externalIps.all().map(({ ip, instanceId }) => ({
    ip: ip.ip,
    poolId: ip.ipPoolId,
    projectId: world.instances.get(instanceId)?.projectId,
  }))
  const ofProbes = world.probes
    .all()
    .flatMap(({ externalIps, ipPoolId, projectId }) =>
      externalIps.map(({ ip }) => ({ ip, poolId: ipPoolId, projectId })),
    )
  const ofGroups = world.multicastGroups.all().map(({ multicastIp, ipPoolId }) => ({
    ip: multicastIp,
    poolId: ipPoolId,
    projectId: undefined,
  }))
  return [...floating, ...ofInstances, ...ofProbes, ...ofGroups]
}

const heldIn = (region: Region) => new Set(heldAddresses(region).map(({ ip }) => ip))

/**
 * The lowest free address of a pool.
 *
 * @param also addresses that are in use too: those given earlier in the same request
 * @throws 507 when there is none
 */
export function freeAddress(region: Region, pool: PoolRow, also: ReadonlySet<string> = new Set()): string {
  const taken = heldIn(region)
  for (const { first, last } of pool.ranges) {
    const end = addressNumber(last)
    for (let number = addressNumber(first); number <= end; number += 1n) {
      const ip = ipAt(number, isIpv4(first) ? 32 : 128).toString()
      if (!taken.has(ip) && !also.has(ip)) return ip
    }
  }
  throw noCapacity('No external IP addresses available')
}

/** Checks a requested address. @throws 400 when it is in use or not in this pool */
export function requireFreeAddress(region: Region, pool: PoolRow, ip: string): string {
  if (!pool.ranges.some((range) => isWithin(ip, range)) || heldIn(region).has(ip))
    throw invalid('Requested external IP address not available')
  return ip
}

const SNAT_PORTS = 16_384

/**
 * The source address of an instance without another external address. Four instances share one address, each with a
 * quarter of its ports; this is the lowest free quarter of the lowest address. Rule: ADDR-7.
 */
export function snatSlot(region: Region, also: ReadonlySet<string>): Extract<ExternalIp, { kind: 'snat' }> {
  const pool = poolNamed(region, undefined)
  const slot = (ip: string, firstPort: number): Extract<ExternalIp, { kind: 'snat' }> => ({
    kind: 'snat',
    ip,
    ipPoolId: pool.id,
    firstPort,
    lastPort: firstPort + SNAT_PORTS - 1,
  })
  const shared = new Map<string, Set<number>>()
  for (const { ip } of region.world.externalIps.all()) {
    if (ip.kind !== 'snat' || ip.ipPoolId !== pool.id) continue
    shared.set(ip.ip, (shared.get(ip.ip) ?? new Set()).add(ip.firstPort))
  }
  const addresses = [...shared.keys()].sort((a, b) => Number(addressNumber(a) - addressNumber(b)))
  for (const ip of addresses) {
    for (let firstPort = 0; firstPort < 4 * SNAT_PORTS; firstPort += SNAT_PORTS)
      if (!shared.get(ip)?.has(firstPort)) return slot(ip, firstPort)
  }
  return slot(freeAddress(region, pool, also), 0)
}
