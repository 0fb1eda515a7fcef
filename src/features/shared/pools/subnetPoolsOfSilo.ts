import type { IpVersion, SiloSubnetPool } from '#store/api/generated/types'
import { ALL_LIMIT } from '#model/paging'

/** The arguments of the query for all subnet pools of a silo, of which one of each IP version may be its default. */
export const poolsOfSilo = (silo: string) => ({ silo, limit: ALL_LIMIT })

/** The name of the default pool for an IP version; undefined for none. */
export const defaultSubnetPoolOf = (
  pools: readonly SiloSubnetPool[],
  version: IpVersion,
): string | undefined => pools.find(({ isDefault, ipVersion }) => isDefault && ipVersion === version)?.name
