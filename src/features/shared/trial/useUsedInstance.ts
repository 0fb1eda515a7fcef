import { useMemo, useState } from 'react'
import { instancesApi } from '#store/api/resources/instances'
import { routersApi } from '#store/api/resources/routers'
import { vpcsApi } from '#store/api/resources/vpcs'
import { useLedger } from '#features/kit/ledger/useLedger'
import { lastInstances } from './lastInstances'

/** A VPC by name or id, or a router of one by id. */
export type VpcAt = { project?: string; vpc: string } | { router: string }

const none = { id: '', name: '' }

/** The VPCs of an instance. Nothing is asked for an empty id. */
function useVpcsOf(instance: string): readonly string[] {
  const { data } = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(
    { instance },
    { skip: instance === '' },
  )
  return useMemo(() => data?.items.map(({ vpcId }) => vpcId) ?? [], [data])
}

/**
 * The name of an instance in a VPC that the user did something with in the last week, by the ledger: a rule or a route of
 * that VPC is on the way to it. Asks the region for nothing while the ledger has none.
 */
export function useUsedInstance(at: VpcAt): string | undefined {
  const { lines } = useLedger()
  const [now] = useState(() => Date.now())
  const [first = none, second = none, third = none] = useMemo(() => lastInstances(lines, now), [lines, now])
  const [byFirst, bySecond, byThird] = [useVpcsOf(first.id), useVpcsOf(second.id), useVpcsOf(third.id)]
  const isNeeded = first !== none
  const router = 'router' in at ? at.router : ''
  const routerQuery = routersApi.endpoints.vpcRouterView.useQuery(
    { router },
    { skip: router === '' || !isNeeded },
  )
  const vpcQuery = vpcsApi.endpoints.vpcView.useQuery('vpc' in at ? at : { vpc: '' }, {
    skip: !('vpc' in at) || !isNeeded,
  })
  const vpc = routerQuery.data?.vpcId ?? vpcQuery.data?.id ?? ''
  if (byFirst.includes(vpc)) return first.name
  if (bySecond.includes(vpc)) return second.name
  return byThird.includes(vpc) ? third.name : undefined
}
