import { addressesLeft, isAllInUse, usedShare, type AddressUse } from '#model/network/addressUse'
import { FullMark } from '#ui/feedback/FullMark'
import { Meter } from '#ui/feedback/Meter'
import { MeterBar } from '#ui/feedback/MeterBar'
import { Skeleton } from '#ui/feedback/Skeleton'
import { formatCount, formatExact, formatPercent } from '#ui/format/numbers'
import { Card } from '#ui/layout/Card'
import { CountText, ShortCount } from '#ui/text/CountText'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import type { QueryLike } from '#features/kit/queries/queryLike'
import styles from './AddressUses.module.css'

/**
 * Allocated addresses of all, as a bar and in numbers. Of rounded counts the share is shown, because the allocated ones
 * may be too few to count.
 */
export const UseFraction = ({ use }: { use: AddressUse }) => (
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

interface AddressUsesCardProps {
  /** The call that the uses are of. */
  query: QueryLike<unknown>
  /** By IP version; undefined until they are known. */
  uses: readonly AddressUse[] | undefined
  /** Shown for a pool without addresses. */
  none: string
}

/** The utilization of a pool as meters, by IP version. */
export function AddressUsesCard({ query, uses, none }: AddressUsesCardProps) {
  const shown = uses?.filter(({ capacity }) => capacity > 0n)
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
          <p className={styles.none}>{none}</p>
        )
      ) : (
        query.error === undefined && <Skeleton width="20ch" />
      )}
    </Card>
  )
}
