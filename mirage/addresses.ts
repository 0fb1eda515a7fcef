import type { ExternalIp } from '../src/store/api/generated/types'
import { isUuid } from '../src/store/model/names'
import { Fault, invalid, noCapacity, notFound } from './fault'
import type { Region } from './region'
import type { PoolRow } from './world'

/** An IPv4 address as a number, so that ranges can be walked. */
export const ipv4Number = (ip: string): number =>
  ip.split('.').reduce((number, part) => number * 256 + Number(part), 0)

export const ipv4Text = (number: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')

const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/

export const isIpv4 = (text: string): boolean =>
  IPV4.exec(text)
    ?.slice(1)
    .every((part) => Number(part) <= 255) ?? false

const linkOf = (pool: PoolRow, siloId: string) => pool.links.find((link) => link.siloId === siloId)

/** The pools of the caller's silo, each with whether it is the one taken when none is named. */
export function linkedPools(region: Region): { pool: PoolRow; isDefault: boolean }[] {
  const { silo } = region.caller()
  return [...region.world.pools.values()].flatMap((pool) => {
    const link = linkOf(pool, silo.id)
    return link ? [{ pool, isDefault: link.isDefault }] : []
  })
}

/** The pool of a selector, or the silo's default one. @throws 404 also for pools of other silos. */
export function poolNamed(region: Region, selector: string | null | undefined): PoolRow {
  const linked = linkedPools(region)
  if (selector === undefined || selector === null) {
    const found = linked.find(({ isDefault }) => isDefault)
    if (!found) throw new Fault(404, 'ObjectNotFound', 'not found: default IP pool for current silo')
    return found.pool
  }
  const byId = isUuid(selector)
  const found = linked.find(({ pool }) => (byId ? pool.id : pool.name) === selector)
  if (!found) throw notFound('ip-pool', selector, byId ? 'id' : 'name')
  return found.pool
}

/** Addresses somebody holds, in any way, in any silo. */
function heldIn({ world }: Region): Set<string> {
  const floating = [...world.floatingIps.values()].map(({ ip }) => ip)
  return new Set([...floating, ...world.externalIps.map(({ ip }) => ip.ip)])
}

/**
 * The lowest free address of a pool.
 *
 * @param also addresses to leave alone too: those promised earlier in the same request
 * @throws 507 when there is none
 */
export function freeAddress(region: Region, pool: PoolRow, also: ReadonlySet<string> = new Set()): string {
  const held = heldIn(region)
  for (const [first, last] of pool.ranges) {
    for (let number = ipv4Number(first); number <= ipv4Number(last); number += 1) {
      const ip = ipv4Text(number)
      if (!held.has(ip) && !also.has(ip)) return ip
    }
  }
  throw noCapacity('No external IP addresses available')
}

/** Checks an address that was asked for. @throws 400 when it is held, or not of this pool */
export function requireFreeAddress(region: Region, pool: PoolRow, ip: string): string {
  const number = isIpv4(ip) ? ipv4Number(ip) : -1
  const isInside = pool.ranges.some(
    ([first, last]) => ipv4Number(first) <= number && number <= ipv4Number(last),
  )
  if (!isInside || heldIn(region).has(ip)) throw invalid('Requested external IP address not available')
  return ip
}

const SNAT_PORTS = 16_384

/**
 * A slot of a shared address for what an instance sends out. Four instances share one address, a quarter of its ports
 * each; the lowest free quarter of the lowest such address comes first. Source: §4.1.
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
  for (const { ip } of region.world.externalIps) {
    if (ip.kind !== 'snat' || ip.ipPoolId !== pool.id) continue
    shared.set(ip.ip, (shared.get(ip.ip) ?? new Set()).add(ip.firstPort))
  }
  const addresses = [...shared.keys()].sort((a, b) => ipv4Number(a) - ipv4Number(b))
  for (const ip of addresses) {
    for (let firstPort = 0; firstPort < 4 * SNAT_PORTS; firstPort += SNAT_PORTS)
      if (!shared.get(ip)?.has(firstPort)) return slot(ip, firstPort)
  }
  return slot(freeAddress(region, pool, also), 0)
}
