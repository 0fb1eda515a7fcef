import type * as Older from '../generated/v20251008'
import type * as Newer from '../generated/v2026021301'
import { NotOfferedError, without, type Conversion } from '../change'

// External addresses since 2026021301: a request names the pool with a selector instead of a plain field.
// The older versions have one default pool, so "automatic" there means that pool.

/** The IP version of an address or a network. */
export const familyOf = (text: string): Newer.IpVersion => (text.includes(':') ? 'v6' : 'v4')

type Selector = Newer.PoolSelector | null | undefined
type Pool = Older.NameOrId | null | undefined

/** A field with the selector of a pool; no field for the default pool. */
const selectorField = (pool: Pool): { poolSelector?: Newer.PoolSelector } =>
  pool === null || pool === undefined ? {} : { poolSelector: { type: 'explicit', pool } }

/** The pool that a selector names; undefined for the default pool. */
function poolOf(selector: Selector): Older.NameOrId | undefined {
  if (selector?.type === 'explicit') return selector.pool
  if (selector?.ipVersion === 'v6')
    throw new NotOfferedError('This region has no default pool for IPv6 addresses.')
  return undefined
}

/** A field with the pool that a selector names; no field for the default pool. */
function poolField(selector: Selector): { pool?: Older.NameOrId } {
  const pool = poolOf(selector)
  return pool === undefined ? {} : { pool }
}

export const ephemeralIpCreate: Conversion<Older.EphemeralIpCreate, Newer.EphemeralIpCreate> = {
  up: ({ pool, ...body }) => ({ ...body, ...selectorField(pool) }),
  down: ({ poolSelector, ...body }) => ({ ...body, ...poolField(poolSelector) }),
}

/** An external address at the creation of an instance. */
export const externalIpCreate: Conversion<Older.ExternalIpCreate, Newer.ExternalIpCreate> = {
  up: (ip) => (ip.type === 'ephemeral' ? { type: ip.type, ...selectorField(ip.pool) } : ip),
  down: (ip) => (ip.type === 'ephemeral' ? { type: ip.type, ...poolField(ip.poolSelector) } : ip),
}

export const probeCreate: Conversion<Older.ProbeCreate, Newer.ProbeCreate> = {
  up: ({ ipPool, ...body }) => ({ ...body, ...selectorField(ipPool) }),
  down({ poolSelector, ...body }) {
    const ipPool = poolOf(poolSelector)
    return ipPool === undefined ? body : { ...body, ipPool }
  },
}

/**
 * An exact address with the pool that it must be from. Only the older versions check the pool; for a newer one, a
 * body does not have it.
 */
export type AddressOfPool = Extract<Newer.AddressAllocator, { type: 'explicit' }> & { pool?: Older.NameOrId }

const exactAddress = ({ ip, pool }: AddressOfPool) => (pool === undefined ? { ip } : { ip, pool })

export const floatingIpCreate: Conversion<Older.FloatingIpCreate, Newer.FloatingIpCreate> = {
  // An exact address cannot be asked from a certain pool any more: the region finds the pool that has it.
  up: ({ ip, pool, ...body }) => ({
    ...body,
    addressAllocator:
      ip === null || ip === undefined ? { type: 'auto', ...selectorField(pool) } : { type: 'explicit', ip },
  }),
  down: ({ addressAllocator, ...body }) => ({
    ...body,
    ...(addressAllocator?.type === 'explicit'
      ? exactAddress(addressAllocator)
      : poolField(addressAllocator?.poolSelector)),
  }),
}

/** The arguments of the detachment of an ephemeral address. An older instance has one at most. */
export const ephemeralIpDetach = {
  up: <Args extends object>(request: Args) => request,
  down: <Args extends object>(request: Args) => without(request, 'ipVersion'),
}

/**
 * A pool as the users of a silo see it. An older region does not say which kind it is; the kind that all
 * had is assumed. An older reader ignores the kind.
 */
export const siloIpPool: Conversion<Older.SiloIpPool, Newer.SiloIpPool> = {
  up: (pool) => ({ ipVersion: 'v4', poolType: 'unicast', ...pool }),
  down: (pool) => pool,
}
