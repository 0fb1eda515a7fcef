import { useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import { healthApi, type PoolUtilization } from '#store/api/resources/health'
import { quotasApi } from '#store/api/resources/quotas'
import { ALL_LIMIT } from '#model/paging'
import { plannedCapacity } from '#model/plannedCapacity'
import { poolUse } from '#model/network/addressUse'
import { wordFor } from '#ui/format/counted'
import { Meter } from '#ui/feedback/Meter'
import { Skeleton } from '#ui/feedback/Skeleton'
import { formatCount } from '#ui/format/numbers'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { capacityResources, usedText } from '#features/shared/capacity/capacityResources'
import styles from './RegionMeters.module.css'

const all = { limit: ALL_LIMIT }

/** One of the meters, once its calls have answered. */
interface Amount {
  used: number
  /** The hardware, as far as it is planned for instances, or the addresses of all pools. */
  of: number
  /** The sum of the quotas. */
  promised?: number
  text: string
  note: string
}

/** The IPv4 addresses of all pools. */
function addressesOf(pools: readonly PoolUtilization[]): Amount {
  const uses = pools.flatMap(({ pool, utilization }) =>
    poolUse(utilization, pool).filter(({ version, capacity }) => version === 4 && capacity > 0n),
  )
  const [used, of] = [
    Number(uses.reduce((sum, { allocated }) => sum + allocated, 0n)),
    Number(uses.reduce((sum, { capacity }) => sum + capacity, 0n)),
  ]
  const full = uses.filter(({ allocated, capacity }) => allocated >= capacity).length
  return {
    used,
    of,
    text: `${formatCount(used)} of ${formatCount(of)} IPv4`,
    note: full > 0 ? `${full} of ${uses.length} IPv4 pools ${wordFor(full, 'is', 'are')} full` : 'allocated',
  }
}

interface MeterCardProps {
  label: string
  /** Undefined while a call of it has no answer. */
  amount: Amount | undefined
  /** A call of it failed: the page shows the error of all calls. */
  isLost: boolean
}

function MeterCard({ label, amount, isLost }: MeterCardProps) {
  return (
    <li className={styles.meter}>
      {!amount && <span>{label}</span>}
      {amount ? (
        <>
          <Meter
            label={label}
            value={amount.used}
            max={amount.of}
            text={amount.text}
            isBrief
            marked={amount.promised}
          />
          <span className={styles.note}>{amount.note}</span>
        </>
      ) : isLost ? (
        <span className={styles.lost}>Not known</span>
      ) : (
        <span>
          <Skeleton width="8ch" />
          <VisuallyHidden>loading</VisuallyHidden>
        </span>
      )}
    </li>
  )
}

/** The use of the region beside what its quotas promise: by 70 % of the hardware. Rule: QUOTA-4. */
export function RegionMeters() {
  const sleds = hardwareApi.endpoints.sledList.useQuery(all)
  const silos = quotasApi.endpoints.siloUtilizationList.useQuery(all)
  const pools = healthApi.endpoints.poolUtilizations.useQuery({})
  const amounts = useMemo(() => {
    const rows = silos.data?.items
    if (!sleds.data || !rows) return undefined
    const planned = plannedCapacity(sleds.data.items)
    return capacityResources.map((resource): Amount => {
      const { key, words } = resource
      const used = rows.reduce((sum, { provisioned }) => sum + provisioned[key], 0)
      const promised = rows.reduce((sum, { allocated }) => sum + allocated[key], 0)
      return {
        used,
        of: planned[key],
        promised,
        text: usedText(resource, used, planned[key]),
        note: `in use · quotas promise ${words(promised)}`,
      }
    })
  }, [sleds.data, silos.data])
  const addresses = useMemo(() => pools.data && addressesOf(pools.data), [pools.data])
  return (
    <div className={styles.frame}>
      <ul className={styles.meters} aria-label="Capacity">
        {capacityResources.map(({ key, label }, index) => (
          <MeterCard
            key={key}
            label={label}
            amount={amounts?.[index]}
            isLost={(sleds.error ?? silos.error) !== undefined}
          />
        ))}
        <MeterCard label="Addresses" amount={addresses} isLost={pools.error !== undefined} />
      </ul>
    </div>
  )
}
