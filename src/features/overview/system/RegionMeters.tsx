import { useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import { healthApi, type PoolUtilization } from '#store/api/resources/health'
import { quotasApi } from '#store/api/resources/quotas'
import { ALL_LIMIT } from '#store/model/paging'
import { plannedCapacity } from '#store/model/plannedCapacity'
import { poolUse } from '#store/model/poolUse'
import { Meter } from '#ui/feedback/Meter'
import { formatCount } from '#ui/format/numbers'
import { QueryCell } from '#features/kit/queries/QueryCell'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { capacityResources, usedText } from '#features/shared/capacity/resources'
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
    note: full > 0 ? `${full} of ${uses.length} IPv4 pools ${full === 1 ? 'is' : 'are'} full` : 'allocated',
  }
}

type Call = Omit<QueryLike, 'currentData' | 'data'> & { data?: unknown }

/** Two calls as one: without the answer of either, the first error of them. */
const joined = <Data,>([first, second]: readonly [Call, Call], data: Data | undefined): QueryLike<Data> => {
  const failed = first.error === undefined ? second : first
  return {
    data,
    error: failed.error,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => failed.refetch(),
  }
}

function MeterCard({ label, query }: { label: string; query: QueryLike<Amount> }) {
  return (
    <li className={styles.meter}>
      {query.data === undefined && <span>{label}</span>}
      <QueryCell query={query} missing="None">
        {({ used, of, promised, text, note }) => (
          <>
            <Meter
              label={label}
              value={used}
              max={of}
              text={text}
              isBrief
              {...(promised === undefined ? {} : { marked: promised })}
            />
            <span className={styles.note}>{note}</span>
          </>
        )}
      </QueryCell>
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
        note: `in use; quotas add up to ${words(promised)}`,
      }
    })
  }, [sleds.data, silos.data])
  const addresses = useMemo(() => pools.data && addressesOf(pools.data), [pools.data])
  return (
    <div className={styles.frame}>
      <ul className={styles.meters} aria-label="Capacity">
        {capacityResources.map(({ key, label }, at) => (
          <MeterCard key={key} label={label} query={joined([sleds, silos], amounts?.[at])} />
        ))}
        <MeterCard label="Addresses" query={joined([pools, pools], addresses)} />
      </ul>
    </div>
  )
}
