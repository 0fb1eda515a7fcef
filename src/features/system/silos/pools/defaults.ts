import type { SiloIpPool } from '#store/api/generated/types'

/** The kind of a pool. A silo has one default pool of each kind. */
type Kind = Pick<SiloIpPool, 'ipVersion' | 'poolType'>

/** The name of the default pool among those of a kind; undefined for none. Rule: ADDR-9. */
export const defaultOf = (pools: readonly SiloIpPool[], { ipVersion, poolType }: Kind): string | undefined =>
  pools.find((pool) => pool.isDefault && pool.ipVersion === ipVersion && pool.poolType === poolType)?.name
