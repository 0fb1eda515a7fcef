import { ALL_LIMIT } from '#model/paging'
import { api, type Tag } from '../api'
import { antiAffinityGroupList } from '../generated/operations/affinity'
import { certificateList } from '../generated/operations/certificates'
import { diskList } from '../generated/operations/disks'
import { affinityGroupList, multicastGroupList, probeList } from '../generated/operations/experimental'
import { externalSubnetList } from '../generated/operations/externalSubnets'
import { floatingIpList } from '../generated/operations/floatingIps'
import { groupList } from '../generated/operations/groups'
import { imageList } from '../generated/operations/images'
import { instanceList } from '../generated/operations/instances'
import { instanceExternalIpList } from '../generated/operations/instancesExternalIps'
import { internetGatewayIpAddressList } from '../generated/operations/internetGatewayIpAddresses'
import { internetGatewayList } from '../generated/operations/internetGateways'
import { projectList } from '../generated/operations/projects'
import { snapshotList } from '../generated/operations/snapshots'
import { alertReceiverList } from '../generated/operations/systemAlerts'
import {
  networkingSwitchPortList,
  physicalDiskList,
  rackList,
  sledList,
  switchList,
} from '../generated/operations/systemHardware'
import { siloIdentityProviderList } from '../generated/operations/systemIdentityProviders'
import {
  systemIpPoolList,
  systemIpPoolRangeList,
  systemIpPoolServiceRangeList,
  systemIpPoolSiloList,
} from '../generated/operations/systemIpPools'
import {
  networkingAddressLotBlockList,
  networkingAddressLotList,
  networkingBfdStatus,
  networkingBgpAnnouncementList,
  networkingBgpAnnounceSetList,
  networkingBgpConfigList,
  networkingBgpStatus,
  networkingLoopbackAddressList,
  networkingSwitchPortLldpNeighbors,
  networkingSwitchPortSettingsList,
  networkingSwitchPortSettingsView,
} from '../generated/operations/systemNetworking'
import { siloList } from '../generated/operations/systemSilos'
import { systemSubnetPoolList, systemSubnetPoolMemberList } from '../generated/operations/systemSubnetPools'
import { supportBundleList } from '../generated/operations/systemSupportBundles'
import { siloUserList } from '../generated/operations/systemUsers'
import { userBuiltinList } from '../generated/operations/systemUsersBuiltin'
import { userList } from '../generated/operations/users'
import { vpcFirewallRulesView } from '../generated/operations/vpcFirewallRules'
import { vpcRouterRouteList } from '../generated/operations/vpcRouterRoutes'
import { vpcRouterList } from '../generated/operations/vpcRouters'
import { vpcSubnetList, vpcSubnetListNetworkInterfaces } from '../generated/operations/vpcSubnets'
import { vpcList } from '../generated/operations/vpcs'
import { toCall } from '../wire/call'
import type { Answer } from '../wire/operation'
import { provides } from '../wire/outdated'

/** The lists that the search asks for, with the tags of their records. */
const searched = {
  affinityGroupList: [affinityGroupList, 'AffinityGroup'],
  alertReceiverList: [alertReceiverList, 'AlertReceiver'],
  antiAffinityGroupList: [antiAffinityGroupList, 'AffinityGroup'],
  certificateList: [certificateList, 'Certificate'],
  diskList: [diskList, 'Disk'],
  externalSubnetList: [externalSubnetList, 'ExternalSubnet'],
  floatingIpList: [floatingIpList, 'FloatingIp'],
  groupList: [groupList, 'Call'],
  imageList: [imageList, 'Image'],
  instanceExternalIpList: [instanceExternalIpList, 'ExternalIp'],
  instanceList: [instanceList, 'Instance'],
  internetGatewayIpAddressList: [internetGatewayIpAddressList, 'GatewayPart'],
  internetGatewayList: [internetGatewayList, 'Gateway'],
  multicastGroupList: [multicastGroupList, 'MulticastGroup'],
  networkingAddressLotBlockList: [networkingAddressLotBlockList, 'AddressLot'],
  networkingAddressLotList: [networkingAddressLotList, 'AddressLot'],
  networkingBfdStatus: [networkingBfdStatus, 'BfdSession'],
  networkingBgpAnnouncementList: [networkingBgpAnnouncementList, 'AnnounceSet'],
  networkingBgpAnnounceSetList: [networkingBgpAnnounceSetList, 'AnnounceSet'],
  networkingBgpConfigList: [networkingBgpConfigList, 'BgpConfig'],
  networkingBgpStatus: [networkingBgpStatus, 'Call'],
  networkingLoopbackAddressList: [networkingLoopbackAddressList, 'LoopbackAddress'],
  networkingSwitchPortList: [networkingSwitchPortList, 'SwitchPort'],
  networkingSwitchPortLldpNeighbors: [networkingSwitchPortLldpNeighbors, 'SwitchPort'],
  networkingSwitchPortSettingsList: [networkingSwitchPortSettingsList, 'PortSettings'],
  networkingSwitchPortSettingsView: [networkingSwitchPortSettingsView, 'PortSettings'],
  physicalDiskList: [physicalDiskList, 'PhysicalDisk'],
  probeList: [probeList, 'Probe'],
  projectList: [projectList, 'Project'],
  rackList: [rackList, 'Call'],
  siloIdentityProviderList: [siloIdentityProviderList, 'IdentityProvider'],
  siloList: [siloList, 'Silo'],
  siloUserList: [siloUserList, 'User'],
  sledList: [sledList, 'Sled'],
  snapshotList: [snapshotList, 'Snapshot'],
  supportBundleList: [supportBundleList, 'SupportBundle'],
  switchList: [switchList, 'Call'],
  systemIpPoolList: [systemIpPoolList, 'IpPool'],
  systemIpPoolRangeList: [systemIpPoolRangeList, 'IpPoolRange'],
  systemIpPoolServiceRangeList: [systemIpPoolServiceRangeList, 'IpPoolRange'],
  systemIpPoolSiloList: [systemIpPoolSiloList, 'SiloPool'],
  systemSubnetPoolList: [systemSubnetPoolList, 'SubnetPool'],
  systemSubnetPoolMemberList: [systemSubnetPoolMemberList, 'SubnetPoolMember'],
  userBuiltinList: [userBuiltinList, 'Call'],
  userList: [userList, 'User'],
  vpcFirewallRulesView: [vpcFirewallRulesView, 'FirewallRules'],
  vpcList: [vpcList, 'Vpc'],
  vpcRouterList: [vpcRouterList, 'Router'],
  vpcRouterRouteList: [vpcRouterRouteList, 'Route'],
  vpcSubnetList: [vpcSubnetList, 'Subnet'],
  vpcSubnetListNetworkInterfaces: [vpcSubnetListNetworkInterfaces, 'InstanceNic'],
} as const satisfies Record<string, readonly [unknown, Tag]>

/** A list that can be searched, by its operation. */
export type Searched = keyof typeof searched

/** Whether a list can be searched. @param operation such as "diskList" */
export const isSearched = (operation: string): operation is Searched => Object.hasOwn(searched, operation)

/** A row of a searched list: of a page, of a list without pages, or of the rules of a firewall; an answer of one record. */
export type SearchedRow<List extends Searched> =
  Answer<List> extends
    | { items: readonly (infer Row)[] }
    | readonly (infer Row)[]
    | { rules: readonly (infer Row)[] }
    ? Row
    : Answer<List>

/** A call for a list, with the names of what it is in: `{ list: 'vpcSubnetList', project: 'web', vpc: 'default' }`. */
export type SearchCall = { list: Searched } & Readonly<Record<string, string>>

/** The rows of an answer: of a page, of a list without pages, or of the rules of a firewall. */
export const foundRows = (answer: unknown): readonly unknown[] => {
  if (Array.isArray(answer)) return answer
  const { items, rules } = (answer ?? {}) as { items?: readonly unknown[]; rules?: readonly unknown[] }
  return items ?? rules ?? []
}

/**
 * Lists, as long as one call allows, for the search: the API cannot search. An endpoint of its own, so that the
 * search does not fetch the code of every noun.
 */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<unknown, SearchCall>({
      query: ({ list, ...at }) => {
        const [operation] = searched[list]
        return toCall(operation as typeof projectList, { limit: ALL_LIMIT, ...at })
      },
      providesTags: provides('search', (_answer, { list }) => [searched[list][1]]),
    }),
  }),
})
