import type { Handlers } from '../region'
import { instanceKeyHandlers } from './instanceKeys'
import { accountHandlers } from './account'
import { addressLotHandlers } from './addressLots'
import { affinityGroupHandlers, antiAffinityGroupHandlers } from './affinityGroups'
import { alertRecordHandlers } from './alertRecords'
import { alertHandlers } from './alerts'
import { auditLogHandlers } from './auditLog'
import { bfdHandlers } from './bfd'
import { bgpHandlers } from './bgp'
import { certificateHandlers } from './certificates'
import { deviceAuthHandlers } from './deviceAuth'
import { directoryHandlers } from './directory'
import { diskAdoptionHandlers } from './diskAdoption'
import { diskHandlers } from './disks'
import { externalIpHandlers } from './externalIps'
import { externalSubnetHandlers } from './externalSubnets'
import { firewallHandlers } from './firewall'
import { identityProviderHandlers } from './identityProviders'
import { imageHandlers } from './images'
import { instanceCreateHandlers } from './instanceCreate'
import { instanceHandlers } from './instances'
import { internetGatewayHandlers } from './internetGateways'
import { ipPoolHandlers } from './ipPools'
import { lldpHandlers } from './lldp'
import { localUserHandlers } from './localUsers'
import { loopbackAddressHandlers } from './loopbackAddresses'
import { metricHandlers } from './metrics'
import { multicastHandlers } from './multicast'
import { networkInterfaceHandlers } from './networkInterfaces'
import { operatorNetworkingHandlers } from './operatorNetworking'
import { signInHandlers } from './signIn'
import { physicalDiskHandlers } from './physicalDisks'
import { policyHandlers } from './policies'
import { probeHandlers } from './probes'
import { projectHandlers } from './projects'
import { quotaHandlers } from './quotas'
import { rackMembershipHandlers } from './rackMembership'
import { rackHandlers } from './racks'
import { routerRouteHandlers } from './routerRoutes'
import { routerHandlers } from './routers'
import { scimTokenHandlers } from './scimTokens'
import { serialConsoleHandlers } from './serialConsole'
import { siloHandlers } from './silos'
import { sledHandlers } from './sleds'
import { snapshotHandlers } from './snapshots'
import { subnetPoolHandlers } from './subnetPools'
import { subnetHandlers } from './subnets'
import { supportBundleHandlers } from './supportBundles'
import { switchHandlers } from './switches'
import { switchPortHandlers } from './switchPorts'
import { switchPortSettingsHandlers } from './switchPortSettings'
import { systemPoolHandlers } from './systemPools'
import { systemSubnetPoolHandlers } from './systemSubnetPools'
import { timeseriesHandlers } from './timeseries'
import { updateHandlers } from './updates'
import { userSessionHandlers } from './userSessions'
import { vpcHandlers } from './vpcs'
import { webhookHandlers } from './webhooks'

/** Operations of later versions that the mock does not have. Their calls are not found. */
type Unserved =
  | 'instanceMulticastGroupJoin'
  | 'instanceMulticastGroupLeave'
  | 'instanceMulticastGroupList'
  | 'multicastGroupList'
  | 'multicastGroupMemberList'
  | 'multicastGroupView'
  | 'rackMembershipAbort'
  | 'rackMembershipAddSleds'
  | 'rackMembershipStatus'
  | 'externalSubnetAttach'
  | 'externalSubnetCreate'
  | 'externalSubnetDelete'
  | 'externalSubnetDetach'
  | 'externalSubnetList'
  | 'externalSubnetUpdate'
  | 'externalSubnetView'
  | 'instanceExternalSubnetList'
  | 'subnetPoolList'
  | 'subnetPoolView'
  | 'alertList'
  | 'alertView'
  | 'physicalDiskDisableAdoption'
  | 'physicalDiskEnableAdoption'
  | 'physicalDiskListAdoptionRequests'
  | 'physicalDiskListUnadopted'
  | 'systemIpPoolAssign'
  | 'networkingAddressLotView'
  | 'networkingBgpConfigUpdate'
  | 'systemNetworkingSettingsUpdate'
  | 'systemNetworkingSettingsView'
  | 'scimTokenCreate'
  | 'scimTokenDelete'
  | 'scimTokenList'
  | 'scimTokenView'
  | 'siloSubnetPoolList'
  | 'systemSubnetPoolCreate'
  | 'systemSubnetPoolDelete'
  | 'systemSubnetPoolList'
  | 'systemSubnetPoolMemberAdd'
  | 'systemSubnetPoolMemberList'
  | 'systemSubnetPoolMemberRemove'
  | 'systemSubnetPoolSiloLink'
  | 'systemSubnetPoolSiloList'
  | 'systemSubnetPoolSiloUnlink'
  | 'systemSubnetPoolSiloUpdate'
  | 'systemSubnetPoolUpdate'
  | 'systemSubnetPoolUtilizationView'
  | 'systemSubnetPoolView'

/** Every other operation of the region. */
export const handlers: Omit<Handlers, Unserved> = {
  ...instanceKeyHandlers,
  ...accountHandlers,
  ...addressLotHandlers,
  ...affinityGroupHandlers,
  ...alertHandlers,
  ...alertRecordHandlers,
  ...antiAffinityGroupHandlers,
  ...auditLogHandlers,
  ...bfdHandlers,
  ...bgpHandlers,
  ...certificateHandlers,
  ...deviceAuthHandlers,
  ...directoryHandlers,
  ...diskAdoptionHandlers,
  ...diskHandlers,
  ...externalIpHandlers,
  ...externalSubnetHandlers,
  ...firewallHandlers,
  ...identityProviderHandlers,
  ...imageHandlers,
  ...instanceCreateHandlers,
  ...instanceHandlers,
  ...internetGatewayHandlers,
  ...ipPoolHandlers,
  ...lldpHandlers,
  ...localUserHandlers,
  ...loopbackAddressHandlers,
  ...metricHandlers,
  ...multicastHandlers,
  ...networkInterfaceHandlers,
  ...operatorNetworkingHandlers,
  ...signInHandlers,
  ...physicalDiskHandlers,
  ...policyHandlers,
  ...probeHandlers,
  ...projectHandlers,
  ...quotaHandlers,
  ...rackHandlers,
  ...rackMembershipHandlers,
  ...routerRouteHandlers,
  ...routerHandlers,
  ...scimTokenHandlers,
  ...serialConsoleHandlers,
  ...siloHandlers,
  ...sledHandlers,
  ...snapshotHandlers,
  ...subnetPoolHandlers,
  ...subnetHandlers,
  ...supportBundleHandlers,
  ...switchPortHandlers,
  ...switchPortSettingsHandlers,
  ...switchHandlers,
  ...systemPoolHandlers,
  ...systemSubnetPoolHandlers,
  ...timeseriesHandlers,
  ...updateHandlers,
  ...userSessionHandlers,
  ...vpcHandlers,
  ...webhookHandlers,
}
