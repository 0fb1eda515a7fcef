import { Fragment } from 'react'
import type { IpPool } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { addressesLeft, isAllInUse, poolUse, usedShare, type AddressUse } from '#model/network/addressUse'
import { Badge } from '#ui/feedback/Badge'
import { FullMark } from '#ui/feedback/FullMark'
import { Meter } from '#ui/feedback/Meter'
import { MeterBar } from '#ui/feedback/MeterBar'
import { Skeleton } from '#ui/feedback/Skeleton'
import { formatCount, formatExact, formatPercent } from '#ui/format/numbers'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { CountText, ShortCount } from '#ui/text/CountText'
import { Card } from '#ui/layout/Card'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import styles from './PoolUse.module.css'

/** The utilization of a pool in a cell, by the IP versions of its addresses if one is IPv6. */
export function PoolUseCell({ pool }: { pool: IpPool }) {
  const query = ipPoolsApi.endpoints.systemIpPoolUtilizationView.useQuery({ pool: pool.name })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {(utilization) => {
        const all = poolUse(utilization, pool)
        const held = all.filter(({ capacity }) => capacity > 0n)
        const [first = all[0]] = held
        return held.some(({ version }) => version === 6) ? (
          <span className={`${styles.versions} ${held.length > 1 ? styles.both : ''}`}>
            {held.map((use) => (
              <Fragment key={use.version}>
                <Fraction use={use} /> <Badge>v{use.version}</Badge>
              </Fragment>
            ))}
          </span>
        ) : (
          first && <Fraction use={first} />
        )
      }}
    </QueryCell>
  )
}

/**
 * Allocated addresses of all, as a bar and in numbers. Of rounded counts the share is shown, because the allocated ones
 * may be too few to count.
 */
const Fraction = ({ use }: { use: AddressUse }) => (
  <span className={styles.fraction}>
    {use.capacity > 0n && (
      <span className={styles.bar}>
        <MeterBar used={usedShare(use) / 10_000} isSpent={isAllInUse(use)} />
      </span>
    )}
    <span>
      {use.isRounded ? (
        <>
          {shareText(use)} of <ShortCount value={use.capacity} />
        </>
      ) : (
        <>
          <CountText value={use.allocated} /> / <CountText value={use.capacity} />
        </>
      )}
    </span>
    {use.capacity > 0n && <FullMark used={usedShare(use) / 10_000} isSpent={isAllInUse(use)} />}
  </span>
)

/** The share of allocated addresses as text; a share that would round to zero, and may be more, is not shown as zero. */
function shareText(use: AddressUse): string {
  const share = usedShare(use) / 10_000
  return formatPercent(use.allocated > 0n || use.isRounded ? Math.max(share, Number.MIN_VALUE) : share)
}

/** `23 of 191 allocated (12 %), 168 left`, with all digits unless the counts are rounded. */
const amountsText = (use: AddressUse) =>
  use.isRounded
    ? `${shareText(use)} of about ${formatCount(use.capacity)} allocated`
    : `${formatExact(use.allocated)} of ${formatExact(use.capacity)} allocated (${shareText(use)}), ${formatExact(addressesLeft(use))} left`

/** The utilization of a pool by IP version. */
export function PoolUse({ pool }: { pool: IpPool }) {
  const query = ipPoolsApi.endpoints.systemIpPoolUtilizationView.useQuery({ pool: pool.name })
  const shown = query.data && poolUse(query.data, pool).filter(({ capacity }) => capacity > 0n)
  return (
    <Card title="Utilization">
      <QueryFailures of={[{ ...query, failed: loadFailureTitle('utilization') }]} what="utilization" />
      {shown ? (
        shown.length > 0 ? (
          <div className={styles.meters}>
            {shown.map((use) => (
              <Meter
                key={use.version}
                label={`IPv${use.version}`}
                value={usedShare(use) / 100}
                max={100}
                isSpent={isAllInUse(use)}
                text={amountsText(use)}
              />
            ))}
          </div>
        ) : (
          <p className={styles.none}>The pool has no addresses: add a range.</p>
        )
      ) : (
        query.error === undefined && <Skeleton width="20ch" />
      )}
    </Card>
  )
}
