import { useCallback } from 'react'
import type { IpVersion, SiloIpPool, SiloSubnetPool } from '#store/api/generated/types'
import { useHasFeature } from '#store/useRegionVersion'
import type { PoolKind } from '#model/network/poolRange'

/**
 * The name of the default pool among those of a kind; undefined for none. Rule: ADDR-9.
 *
 * @param kind undefined in a region whose silos have one default pool of any kind
 */
export const defaultOf = (pools: readonly SiloIpPool[], kind: PoolKind | undefined): string | undefined =>
  pools.find(
    (pool) =>
      pool.isDefault && (!kind || (pool.ipVersion === kind.ipVersion && pool.poolType === kind.poolType)),
  )?.name

/** Finds the default pool among those of a silo, of a kind where the region has kinds. */
export function useDefaultOf() {
  const hasKinds = useHasFeature('poolKinds')
  return useCallback(
    (pools: readonly SiloIpPool[], kind: PoolKind | undefined) =>
      defaultOf(pools, hasKinds ? kind : undefined),
    [hasKinds],
  )
}

/** The name of the default subnet pool of an IP version; undefined for none. */
export const defaultSubnetPoolOf = (
  pools: readonly SiloSubnetPool[],
  version: IpVersion,
): string | undefined => pools.find(({ isDefault, ipVersion }) => isDefault && ipVersion === version)?.name
