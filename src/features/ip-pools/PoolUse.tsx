import { Fragment } from 'react'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { addressesLeft, poolUse, usedShare, type AddressUse } from '#store/model/poolUse'
import { Badge } from '#ui/feedback/Badge'
import { Meter } from '#ui/feedback/Meter'
import { Skeleton } from '#ui/feedback/Skeleton'
import { formatExact, formatPercent } from '#ui/format/numbers'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { CountText } from '#ui/text/CountText'
import { Card } from '#ui/layout/Card'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import styles from './PoolUse.module.css'

/** The utilization of a pool in a cell, by IP version if it has IPv6 addresses. */
export function PoolUseCell({ pool }: { pool: string }) {
  const query = ipPoolsApi.endpoints.ipPoolUtilizationView.useQuery({ pool })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {(utilization) => {
        const [ipv4, ipv6] = poolUse(utilization)
        const shown = [ipv4, ipv6].filter((use) => use !== undefined)
        return ipv6 && ipv6.capacity > 0n ? (
          <span className={styles.versions}>
            {shown.map((use) => (
              <Fragment key={use.version}>
                <Badge>v{use.version}</Badge> <Fraction use={use} />
              </Fragment>
            ))}
          </span>
        ) : (
          ipv4 && <Fraction use={ipv4} />
        )
      }}
    </QueryCell>
  )
}

const Fraction = ({ use: { allocated, capacity } }: { use: AddressUse }) => (
  <span className={styles.fraction}>
    <CountText value={allocated} /> / <CountText value={capacity} />
  </span>
)

/** The share of allocated addresses as text; a share that would round to zero is shown as more than zero. */
function shareText(use: AddressUse): string {
  const share = usedShare(use)
  return share === 0 && use.allocated > 0n ? `less than ${formatPercent(1)}` : formatPercent(share)
}

/** `23 of 191 allocated (12.04%), 168 left`, with all digits. */
const amountsText = (use: AddressUse) =>
  `${formatExact(use.allocated)} of ${formatExact(use.capacity)} allocated (${shareText(use)}), ${formatExact(addressesLeft(use))} left`

/** The utilization of a pool by IP version. */
export function PoolUse({ pool }: { pool: string }) {
  const query = ipPoolsApi.endpoints.ipPoolUtilizationView.useQuery({ pool })
  const shown = query.data && poolUse(query.data).filter(({ capacity }) => capacity > 0n)
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
