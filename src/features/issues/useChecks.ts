import { hardwareApi } from '#store/api/resources/hardware'
import { healthApi } from '#store/api/resources/health'
import { quotasApi } from '#store/api/resources/quotas'
import { ALL_LIMIT } from '#store/model/paging'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { useMe } from '#features/kit/roles/useMe'
import {
  deliveryFindings,
  hardwareFindings,
  instanceFindings,
  poolFindings,
  quotaFindings,
  sessionFindings,
  type Finding,
} from './findings'

interface CheckQuery extends QueryLike {
  /** The noun of its error: "sleds" in "Could not check sleds". */
  noun: string
}

/** One checked part of the fleet. */
export interface Check {
  title: string
  /** The extent of the check, and its limits. */
  scope: string
  queries: readonly CheckQuery[]
  /** Undefined until all queries of the check have a response. */
  findings: readonly Finding[] | undefined
}

const all = { limit: ALL_LIMIT }

/** The checks of the fleet. Not polled: there is one query per sled, pool and receiver. */
export function useChecks() {
  const { me } = useMe()
  const sleds = hardwareApi.endpoints.sledList.useQuery(all)
  const disks = hardwareApi.endpoints.physicalDiskList.useQuery(all)
  const waiting = healthApi.endpoints.uninitializedSleds.useQuery({})
  const silos = quotasApi.endpoints.siloUtilizationList.useQuery(all)
  const pools = healthApi.endpoints.poolUtilizations.useQuery({})
  const instances = healthApi.endpoints.placedInstances.useQuery({})
  const bgp = healthApi.endpoints.bgpStatus.useQuery({})
  const bfd = healthApi.endpoints.bfdStatus.useQuery({})
  const alerts = healthApi.endpoints.failedDeliveries.useQuery({})

  const checks: readonly Check[] = [
    {
      title: 'Hardware',
      scope: 'Sleds and disks in service, and sleds that wait to be added. What was expunged is not listed.',
      queries: [
        { ...sleds, noun: 'sleds' },
        { ...disks, noun: 'disks' },
        { ...waiting, noun: 'sleds to be added' },
      ],
      findings:
        sleds.data && disks.data && waiting.data
          ? hardwareFindings(sleds.data.items, disks.data.items, waiting.data.items)
          : undefined,
    },
    {
      title: 'Quotas',
      scope: 'Silos that use 90% or more of a quota. Silos that are not discoverable are not listed.',
      queries: [{ ...silos, noun: 'quotas' }],
      findings: silos.data && quotaFindings(silos.data.items),
    },
    {
      title: 'IP pools',
      scope: 'Pools with 90% or more of their addresses allocated.',
      queries: [{ ...pools, noun: 'IP pools' }],
      findings: pools.data && poolFindings(pools.data),
    },
    {
      title: 'Instances',
      scope:
        'Instances on a sled that failed, or that are in a transition with a record unchanged for ten minutes. One that is on no sled cannot be seen here.',
      queries: [{ ...instances, noun: 'instances' }],
      findings:
        instances.data && instanceFindings(instances.data, instances.fulfilledTimeStamp ?? 0, me?.siloName),
    },
    {
      title: 'Network sessions',
      scope: 'BGP and BFD sessions that are not up.',
      queries: [
        { ...bgp, noun: 'BGP sessions' },
        { ...bfd, noun: 'BFD sessions' },
      ],
      findings: bgp.data && bfd.data ? sessionFindings(bgp.data, bfd.data) : undefined,
    },
    {
      title: 'Alerts',
      scope: 'Receivers that alerts did not reach.',
      queries: [{ ...alerts, noun: 'alerts' }],
      findings: alerts.data && deliveryFindings(alerts.data),
    },
  ]
  const queries = checks.flatMap((check) => check.queries)
  const times = queries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? [])
  return {
    checks,
    refresh: () => Promise.all(queries.map(({ refetch }) => refetch())),
    // The time of the oldest response.
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
  }
}
