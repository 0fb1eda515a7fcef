import { Fragment } from 'react'
import type { IpPool } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useHasFeature } from '#store/useRegionVersion'
import { poolUse } from '#model/network/addressUse'
import { Badge } from '#ui/feedback/Badge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { AddressUsesCard, UseFraction } from '#features/shared/pools/AddressUses'
import styles from './PoolUse.module.css'

/**
 * The utilization of a pool in a cell, by the IP versions of its addresses if one is IPv6 and the region does not say the
 * version of a pool.
 */
export function PoolUseCell({ pool }: { pool: IpPool }) {
  const hasKinds = useHasFeature('ipv6Pools')
  const query = ipPoolsApi.endpoints.systemIpPoolUtilizationView.useQuery({ pool: pool.name })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {(utilization) => {
        const all = poolUse(utilization, pool)
        const held = all.filter(({ capacity }) => capacity > 0n)
        const [first = all[0]] = held
        return !hasKinds && held.some(({ version }) => version === 6) ? (
          <span className={`${styles.versions} ${held.length > 1 ? styles.both : ''}`}>
            {held.map((use) => (
              <Fragment key={use.version}>
                <UseFraction use={use} /> <Badge>v{use.version}</Badge>
              </Fragment>
            ))}
          </span>
        ) : (
          first && <UseFraction use={first} />
        )
      }}
    </QueryCell>
  )
}

/** The utilization of a pool by IP version. */
export function PoolUse({ pool }: { pool: IpPool }) {
  const query = ipPoolsApi.endpoints.systemIpPoolUtilizationView.useQuery({ pool: pool.name })
  return (
    <AddressUsesCard
      query={query}
      uses={query.data && poolUse(query.data, pool)}
      none="The pool has no addresses: add a range."
    />
  )
}
