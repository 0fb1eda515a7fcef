import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { multicastApi } from '#store/api/resources/multicastGroups'
import { instancesApi } from '#store/api/resources/instances'
import { hasFeature } from '#store/api/versions/hasFeature'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { listText } from '#ui/format/listText'
import { askFor } from '#features/kit/queries/askFor'
import type { NamedInstance } from './commands'

// The parts of instances that could be brought back, before they are deleted. Rule: BACK-6.

/** Until when the record is there that an instance is made again from, if not for the usual time. */
const untilText = (store: AppStore) =>
  consolePartOf(store, ledgerPart).get().unkept === undefined
    ? ''
    : ' This browser keeps no activity: that works until this page is closed.'

const none = { items: [] }

/** A sentence on how instances could be brought back. @throws the error of a request */
export async function ofInstances(rows: readonly NamedInstance[], store: AppStore): Promise<string> {
  const [only] = rows
  const until = untilText(store)
  const { version } = store.regionVersion
  const hasSubnets = hasFeature(version, 'externalSubnets')
  const hasMulticast = hasFeature(version, 'multicastGroups')
  if (!only || rows.length > 1)
    return `You can bring them back from Recently deleted, without their ${listText(['user data', 'ephemeral IPs', ...(hasSubnets ? ['external subnets'] : []), ...(hasMulticast ? ['multicast groups'] : [])])}.${until}`
  const at = { instance: only.id }
  const [disks, ips, subnets, groups] = await Promise.all([
    askFor(store, instanceDisksApi.endpoints.instanceDiskList, at),
    askFor(store, instancesApi.endpoints.instanceExternalIpList, at),
    hasSubnets ? askFor(store, externalSubnetsApi.endpoints.instanceExternalSubnetList, at) : none,
    hasMulticast ? askFor(store, multicastApi.endpoints.instanceMulticastGroupList, at) : none,
  ])
  const count = disks.items.length
  const withDisks = count === 0 ? '' : count === 1 ? 'with its disk but ' : `with its ${count} disks but `
  const lost = [
    'user data',
    ...(ips.items.some(({ kind }) => kind === 'ephemeral') ? ['ephemeral IP'] : []),
    ...(groups.items.length > 0 ? ['multicast groups'] : []),
    ...(subnets.items.length > 0 ? ['external subnets, which stay with the project'] : []),
  ]
  return `You can bring it back from Recently deleted, ${withDisks}without its ${listText(lost)}.${until}`
}
