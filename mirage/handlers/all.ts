import type { Handlers } from '../region'
import { instanceKeyHandlers } from './instanceKeys'
import { accountHandlers } from './account'
import { addressLotHandlers } from './addressLots'
import { affinityGroupHandlers, antiAffinityGroupHandlers } from './affinityGroups'
import { alertHandlers } from './alerts'
import { auditLogHandlers } from './auditLog'
import { bfdHandlers } from './bfd'
import { bgpHandlers } from './bgp'
import { certificateHandlers } from './certificates'
import { deviceAuthHandlers } from './deviceAuth'
import { directoryHandlers } from './directory'
import { diskHandlers } from './disks'
import { externalIpHandlers } from './externalIps'
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
import { networkInterfaceHandlers } from './networkInterfaces'
import { operatorNetworkingHandlers } from './operatorNetworking'
import { signInHandlers } from './signIn'
import { physicalDiskHandlers } from './physicalDisks'
import { policyHandlers } from './policies'
import { probeHandlers } from './probes'
import { projectHandlers } from './projects'
import { quotaHandlers } from './quotas'
import { rackHandlers } from './racks'
import { routerRouteHandlers } from './routerRoutes'
import { routerHandlers } from './routers'
import { serialConsoleHandlers } from './serialConsole'
import { siloHandlers } from './silos'
import { sledHandlers } from './sleds'
import { snapshotHandlers } from './snapshots'
import { subnetHandlers } from './subnets'
import { supportBundleHandlers } from './supportBundles'
import { switchHandlers } from './switches'
import { switchPortHandlers } from './switchPorts'
import { switchPortSettingsHandlers } from './switchPortSettings'
import { systemPoolHandlers } from './systemPools'
import { timeseriesHandlers } from './timeseries'
import { updateHandlers } from './updates'
import { userSessionHandlers } from './userSessions'
import { vpcHandlers } from './vpcs'
import { webhookHandlers } from './webhooks'

/** Every operation of the region. */
export const handlers: Handlers = {
  ...instanceKeyHandlers,
  ...accountHandlers,
  ...addressLotHandlers,
  ...affinityGroupHandlers,
  ...alertHandlers,
  ...antiAffinityGroupHandlers,
  ...auditLogHandlers,
  ...bfdHandlers,
  ...bgpHandlers,
  ...certificateHandlers,
  ...deviceAuthHandlers,
  ...directoryHandlers,
  ...diskHandlers,
  ...externalIpHandlers,
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
  ...networkInterfaceHandlers,
  ...operatorNetworkingHandlers,
  ...signInHandlers,
  ...physicalDiskHandlers,
  ...policyHandlers,
  ...probeHandlers,
  ...projectHandlers,
  ...quotaHandlers,
  ...rackHandlers,
  ...routerRouteHandlers,
  ...routerHandlers,
  ...serialConsoleHandlers,
  ...siloHandlers,
  ...sledHandlers,
  ...snapshotHandlers,
  ...subnetHandlers,
  ...supportBundleHandlers,
  ...switchPortHandlers,
  ...switchPortSettingsHandlers,
  ...switchHandlers,
  ...systemPoolHandlers,
  ...timeseriesHandlers,
  ...updateHandlers,
  ...userSessionHandlers,
  ...vpcHandlers,
  ...webhookHandlers,
}
