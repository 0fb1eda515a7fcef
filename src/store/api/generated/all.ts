// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../wire/operation'
import type { OperationName } from './operationTypes'
import { antiAffinityGroupCreate } from './operations/antiAffinityGroupCreate'
import { antiAffinityGroupDelete } from './operations/antiAffinityGroupDelete'
import { antiAffinityGroupList } from './operations/antiAffinityGroupList'
import { antiAffinityGroupMemberInstanceAdd } from './operations/antiAffinityGroupMemberInstanceAdd'
import { antiAffinityGroupMemberInstanceDelete } from './operations/antiAffinityGroupMemberInstanceDelete'
import { antiAffinityGroupMemberInstanceView } from './operations/antiAffinityGroupMemberInstanceView'
import { antiAffinityGroupMemberList } from './operations/antiAffinityGroupMemberList'
import { antiAffinityGroupUpdate } from './operations/antiAffinityGroupUpdate'
import { antiAffinityGroupView } from './operations/antiAffinityGroupView'
import { deviceAccessToken } from './operations/deviceAccessToken'
import { deviceAuthConfirm } from './operations/deviceAuthConfirm'
import { deviceAuthRequest } from './operations/deviceAuthRequest'
import { logout } from './operations/logout'
import { currentUserGroups } from './operations/currentUserGroups'
import { currentUserSshKeyCreate } from './operations/currentUserSshKeyCreate'
import { currentUserSshKeyDelete } from './operations/currentUserSshKeyDelete'
import { currentUserSshKeyList } from './operations/currentUserSshKeyList'
import { currentUserSshKeyView } from './operations/currentUserSshKeyView'
import { currentUserView } from './operations/currentUserView'
import { diskBulkWriteImport } from './operations/diskBulkWriteImport'
import { diskBulkWriteImportStart } from './operations/diskBulkWriteImportStart'
import { diskBulkWriteImportStop } from './operations/diskBulkWriteImportStop'
import { diskCreate } from './operations/diskCreate'
import { diskDelete } from './operations/diskDelete'
import { diskFinalizeImport } from './operations/diskFinalizeImport'
import { diskList } from './operations/diskList'
import { diskView } from './operations/diskView'
import { affinityGroupCreate } from './operations/affinityGroupCreate'
import { affinityGroupDelete } from './operations/affinityGroupDelete'
import { affinityGroupList } from './operations/affinityGroupList'
import { affinityGroupMemberInstanceAdd } from './operations/affinityGroupMemberInstanceAdd'
import { affinityGroupMemberInstanceDelete } from './operations/affinityGroupMemberInstanceDelete'
import { affinityGroupMemberInstanceView } from './operations/affinityGroupMemberInstanceView'
import { affinityGroupMemberList } from './operations/affinityGroupMemberList'
import { affinityGroupUpdate } from './operations/affinityGroupUpdate'
import { affinityGroupView } from './operations/affinityGroupView'
import { instanceAffinityGroupList } from './operations/instanceAffinityGroupList'
import { probeCreate } from './operations/probeCreate'
import { probeDelete } from './operations/probeDelete'
import { probeList } from './operations/probeList'
import { probeView } from './operations/probeView'
import { supportBundleCreate } from './operations/supportBundleCreate'
import { supportBundleDelete } from './operations/supportBundleDelete'
import { supportBundleDownload } from './operations/supportBundleDownload'
import { supportBundleDownloadFile } from './operations/supportBundleDownloadFile'
import { supportBundleHead } from './operations/supportBundleHead'
import { supportBundleHeadFile } from './operations/supportBundleHeadFile'
import { supportBundleIndex } from './operations/supportBundleIndex'
import { supportBundleList } from './operations/supportBundleList'
import { supportBundleUpdate } from './operations/supportBundleUpdate'
import { supportBundleView } from './operations/supportBundleView'
import { systemUpdateGetRepository } from './operations/systemUpdateGetRepository'
import { systemUpdatePutRepository } from './operations/systemUpdatePutRepository'
import { systemUpdateTrustRootCreate } from './operations/systemUpdateTrustRootCreate'
import { systemUpdateTrustRootDelete } from './operations/systemUpdateTrustRootDelete'
import { systemUpdateTrustRootList } from './operations/systemUpdateTrustRootList'
import { systemUpdateTrustRootView } from './operations/systemUpdateTrustRootView'
import { targetReleaseUpdate } from './operations/targetReleaseUpdate'
import { targetReleaseView } from './operations/targetReleaseView'
import { timeseriesQuery } from './operations/timeseriesQuery'
import { floatingIpAttach } from './operations/floatingIpAttach'
import { floatingIpCreate } from './operations/floatingIpCreate'
import { floatingIpDelete } from './operations/floatingIpDelete'
import { floatingIpDetach } from './operations/floatingIpDetach'
import { floatingIpList } from './operations/floatingIpList'
import { floatingIpUpdate } from './operations/floatingIpUpdate'
import { floatingIpView } from './operations/floatingIpView'
import { imageCreate } from './operations/imageCreate'
import { imageDelete } from './operations/imageDelete'
import { imageDemote } from './operations/imageDemote'
import { imageList } from './operations/imageList'
import { imagePromote } from './operations/imagePromote'
import { imageView } from './operations/imageView'
import { instanceAntiAffinityGroupList } from './operations/instanceAntiAffinityGroupList'
import { instanceCreate } from './operations/instanceCreate'
import { instanceDelete } from './operations/instanceDelete'
import { instanceDiskAttach } from './operations/instanceDiskAttach'
import { instanceDiskDetach } from './operations/instanceDiskDetach'
import { instanceDiskList } from './operations/instanceDiskList'
import { instanceEphemeralIpAttach } from './operations/instanceEphemeralIpAttach'
import { instanceEphemeralIpDetach } from './operations/instanceEphemeralIpDetach'
import { instanceExternalIpList } from './operations/instanceExternalIpList'
import { instanceList } from './operations/instanceList'
import { instanceNetworkInterfaceCreate } from './operations/instanceNetworkInterfaceCreate'
import { instanceNetworkInterfaceDelete } from './operations/instanceNetworkInterfaceDelete'
import { instanceNetworkInterfaceList } from './operations/instanceNetworkInterfaceList'
import { instanceNetworkInterfaceUpdate } from './operations/instanceNetworkInterfaceUpdate'
import { instanceNetworkInterfaceView } from './operations/instanceNetworkInterfaceView'
import { instanceReboot } from './operations/instanceReboot'
import { instanceSerialConsole } from './operations/instanceSerialConsole'
import { instanceSerialConsoleStream } from './operations/instanceSerialConsoleStream'
import { instanceSshPublicKeyList } from './operations/instanceSshPublicKeyList'
import { instanceStart } from './operations/instanceStart'
import { instanceStop } from './operations/instanceStop'
import { instanceUpdate } from './operations/instanceUpdate'
import { instanceView } from './operations/instanceView'
import { loginLocal } from './operations/loginLocal'
import { loginSaml } from './operations/loginSaml'
import { siloMetric } from './operations/siloMetric'
import { systemPolicyUpdate } from './operations/systemPolicyUpdate'
import { systemPolicyView } from './operations/systemPolicyView'
import { projectCreate } from './operations/projectCreate'
import { projectDelete } from './operations/projectDelete'
import { projectIpPoolList } from './operations/projectIpPoolList'
import { projectIpPoolView } from './operations/projectIpPoolView'
import { projectList } from './operations/projectList'
import { projectPolicyUpdate } from './operations/projectPolicyUpdate'
import { projectPolicyView } from './operations/projectPolicyView'
import { projectUpdate } from './operations/projectUpdate'
import { projectView } from './operations/projectView'
import { authSettingsUpdate } from './operations/authSettingsUpdate'
import { authSettingsView } from './operations/authSettingsView'
import { certificateCreate } from './operations/certificateCreate'
import { certificateDelete } from './operations/certificateDelete'
import { certificateList } from './operations/certificateList'
import { certificateView } from './operations/certificateView'
import { groupList } from './operations/groupList'
import { groupView } from './operations/groupView'
import { policyUpdate } from './operations/policyUpdate'
import { policyView } from './operations/policyView'
import { userList } from './operations/userList'
import { userLogout } from './operations/userLogout'
import { userSessionList } from './operations/userSessionList'
import { userTokenList } from './operations/userTokenList'
import { userView } from './operations/userView'
import { utilizationView } from './operations/utilizationView'
import { snapshotCreate } from './operations/snapshotCreate'
import { snapshotDelete } from './operations/snapshotDelete'
import { snapshotList } from './operations/snapshotList'
import { snapshotView } from './operations/snapshotView'
import { alertClassList } from './operations/alertClassList'
import { alertDeliveryList } from './operations/alertDeliveryList'
import { alertDeliveryResend } from './operations/alertDeliveryResend'
import { alertReceiverDelete } from './operations/alertReceiverDelete'
import { alertReceiverList } from './operations/alertReceiverList'
import { alertReceiverProbe } from './operations/alertReceiverProbe'
import { alertReceiverSubscriptionAdd } from './operations/alertReceiverSubscriptionAdd'
import { alertReceiverSubscriptionRemove } from './operations/alertReceiverSubscriptionRemove'
import { alertReceiverView } from './operations/alertReceiverView'
import { webhookReceiverCreate } from './operations/webhookReceiverCreate'
import { webhookReceiverUpdate } from './operations/webhookReceiverUpdate'
import { webhookSecretsAdd } from './operations/webhookSecretsAdd'
import { webhookSecretsDelete } from './operations/webhookSecretsDelete'
import { webhookSecretsList } from './operations/webhookSecretsList'
import { auditLogList } from './operations/auditLogList'
import { networkingSwitchPortApplySettings } from './operations/networkingSwitchPortApplySettings'
import { networkingSwitchPortClearSettings } from './operations/networkingSwitchPortClearSettings'
import { networkingSwitchPortList } from './operations/networkingSwitchPortList'
import { networkingSwitchPortStatus } from './operations/networkingSwitchPortStatus'
import { physicalDiskList } from './operations/physicalDiskList'
import { physicalDiskView } from './operations/physicalDiskView'
import { rackList } from './operations/rackList'
import { rackView } from './operations/rackView'
import { sledAdd } from './operations/sledAdd'
import { sledInstanceList } from './operations/sledInstanceList'
import { sledList } from './operations/sledList'
import { sledListUninitialized } from './operations/sledListUninitialized'
import { sledPhysicalDiskList } from './operations/sledPhysicalDiskList'
import { sledSetProvisionPolicy } from './operations/sledSetProvisionPolicy'
import { sledView } from './operations/sledView'
import { switchList } from './operations/switchList'
import { switchView } from './operations/switchView'
import { ipPoolCreate } from './operations/ipPoolCreate'
import { ipPoolDelete } from './operations/ipPoolDelete'
import { ipPoolList } from './operations/ipPoolList'
import { ipPoolRangeAdd } from './operations/ipPoolRangeAdd'
import { ipPoolRangeList } from './operations/ipPoolRangeList'
import { ipPoolRangeRemove } from './operations/ipPoolRangeRemove'
import { ipPoolServiceRangeAdd } from './operations/ipPoolServiceRangeAdd'
import { ipPoolServiceRangeList } from './operations/ipPoolServiceRangeList'
import { ipPoolServiceRangeRemove } from './operations/ipPoolServiceRangeRemove'
import { ipPoolServiceView } from './operations/ipPoolServiceView'
import { ipPoolSiloLink } from './operations/ipPoolSiloLink'
import { ipPoolSiloList } from './operations/ipPoolSiloList'
import { ipPoolSiloUnlink } from './operations/ipPoolSiloUnlink'
import { ipPoolSiloUpdate } from './operations/ipPoolSiloUpdate'
import { ipPoolUpdate } from './operations/ipPoolUpdate'
import { ipPoolUtilizationView } from './operations/ipPoolUtilizationView'
import { ipPoolView } from './operations/ipPoolView'
import { systemMetric } from './operations/systemMetric'
import { systemTimeseriesQuery } from './operations/systemTimeseriesQuery'
import { systemTimeseriesSchemaList } from './operations/systemTimeseriesSchemaList'
import { networkingAddressLotBlockList } from './operations/networkingAddressLotBlockList'
import { networkingAddressLotCreate } from './operations/networkingAddressLotCreate'
import { networkingAddressLotDelete } from './operations/networkingAddressLotDelete'
import { networkingAddressLotList } from './operations/networkingAddressLotList'
import { networkingAllowListUpdate } from './operations/networkingAllowListUpdate'
import { networkingAllowListView } from './operations/networkingAllowListView'
import { networkingBfdDisable } from './operations/networkingBfdDisable'
import { networkingBfdEnable } from './operations/networkingBfdEnable'
import { networkingBfdStatus } from './operations/networkingBfdStatus'
import { networkingBgpAnnouncementList } from './operations/networkingBgpAnnouncementList'
import { networkingBgpAnnounceSetDelete } from './operations/networkingBgpAnnounceSetDelete'
import { networkingBgpAnnounceSetList } from './operations/networkingBgpAnnounceSetList'
import { networkingBgpAnnounceSetUpdate } from './operations/networkingBgpAnnounceSetUpdate'
import { networkingBgpConfigCreate } from './operations/networkingBgpConfigCreate'
import { networkingBgpConfigDelete } from './operations/networkingBgpConfigDelete'
import { networkingBgpConfigList } from './operations/networkingBgpConfigList'
import { networkingBgpExported } from './operations/networkingBgpExported'
import { networkingBgpImportedRoutesIpv4 } from './operations/networkingBgpImportedRoutesIpv4'
import { networkingBgpMessageHistory } from './operations/networkingBgpMessageHistory'
import { networkingBgpStatus } from './operations/networkingBgpStatus'
import { networkingInboundIcmpUpdate } from './operations/networkingInboundIcmpUpdate'
import { networkingInboundIcmpView } from './operations/networkingInboundIcmpView'
import { networkingLoopbackAddressCreate } from './operations/networkingLoopbackAddressCreate'
import { networkingLoopbackAddressDelete } from './operations/networkingLoopbackAddressDelete'
import { networkingLoopbackAddressList } from './operations/networkingLoopbackAddressList'
import { networkingSwitchPortLldpConfigUpdate } from './operations/networkingSwitchPortLldpConfigUpdate'
import { networkingSwitchPortLldpConfigView } from './operations/networkingSwitchPortLldpConfigView'
import { networkingSwitchPortLldpNeighbors } from './operations/networkingSwitchPortLldpNeighbors'
import { networkingSwitchPortSettingsCreate } from './operations/networkingSwitchPortSettingsCreate'
import { networkingSwitchPortSettingsDelete } from './operations/networkingSwitchPortSettingsDelete'
import { networkingSwitchPortSettingsList } from './operations/networkingSwitchPortSettingsList'
import { networkingSwitchPortSettingsView } from './operations/networkingSwitchPortSettingsView'
import { localIdpUserCreate } from './operations/localIdpUserCreate'
import { localIdpUserDelete } from './operations/localIdpUserDelete'
import { localIdpUserSetPassword } from './operations/localIdpUserSetPassword'
import { samlIdentityProviderCreate } from './operations/samlIdentityProviderCreate'
import { samlIdentityProviderView } from './operations/samlIdentityProviderView'
import { siloCreate } from './operations/siloCreate'
import { siloDelete } from './operations/siloDelete'
import { siloIdentityProviderList } from './operations/siloIdentityProviderList'
import { siloIpPoolList } from './operations/siloIpPoolList'
import { siloList } from './operations/siloList'
import { siloPolicyUpdate } from './operations/siloPolicyUpdate'
import { siloPolicyView } from './operations/siloPolicyView'
import { siloQuotasUpdate } from './operations/siloQuotasUpdate'
import { siloQuotasView } from './operations/siloQuotasView'
import { siloUserList } from './operations/siloUserList'
import { siloUserView } from './operations/siloUserView'
import { siloUtilizationList } from './operations/siloUtilizationList'
import { siloUtilizationView } from './operations/siloUtilizationView'
import { siloView } from './operations/siloView'
import { systemQuotasList } from './operations/systemQuotasList'
import { userBuiltinList } from './operations/userBuiltinList'
import { userBuiltinView } from './operations/userBuiltinView'
import { ping } from './operations/ping'
import { currentUserAccessTokenDelete } from './operations/currentUserAccessTokenDelete'
import { currentUserAccessTokenList } from './operations/currentUserAccessTokenList'
import { internetGatewayCreate } from './operations/internetGatewayCreate'
import { internetGatewayDelete } from './operations/internetGatewayDelete'
import { internetGatewayIpAddressCreate } from './operations/internetGatewayIpAddressCreate'
import { internetGatewayIpAddressDelete } from './operations/internetGatewayIpAddressDelete'
import { internetGatewayIpAddressList } from './operations/internetGatewayIpAddressList'
import { internetGatewayIpPoolCreate } from './operations/internetGatewayIpPoolCreate'
import { internetGatewayIpPoolDelete } from './operations/internetGatewayIpPoolDelete'
import { internetGatewayIpPoolList } from './operations/internetGatewayIpPoolList'
import { internetGatewayList } from './operations/internetGatewayList'
import { internetGatewayView } from './operations/internetGatewayView'
import { vpcCreate } from './operations/vpcCreate'
import { vpcDelete } from './operations/vpcDelete'
import { vpcFirewallRulesUpdate } from './operations/vpcFirewallRulesUpdate'
import { vpcFirewallRulesView } from './operations/vpcFirewallRulesView'
import { vpcList } from './operations/vpcList'
import { vpcRouterCreate } from './operations/vpcRouterCreate'
import { vpcRouterDelete } from './operations/vpcRouterDelete'
import { vpcRouterList } from './operations/vpcRouterList'
import { vpcRouterRouteCreate } from './operations/vpcRouterRouteCreate'
import { vpcRouterRouteDelete } from './operations/vpcRouterRouteDelete'
import { vpcRouterRouteList } from './operations/vpcRouterRouteList'
import { vpcRouterRouteUpdate } from './operations/vpcRouterRouteUpdate'
import { vpcRouterRouteView } from './operations/vpcRouterRouteView'
import { vpcRouterUpdate } from './operations/vpcRouterUpdate'
import { vpcRouterView } from './operations/vpcRouterView'
import { vpcSubnetCreate } from './operations/vpcSubnetCreate'
import { vpcSubnetDelete } from './operations/vpcSubnetDelete'
import { vpcSubnetList } from './operations/vpcSubnetList'
import { vpcSubnetListNetworkInterfaces } from './operations/vpcSubnetListNetworkInterfaces'
import { vpcSubnetUpdate } from './operations/vpcSubnetUpdate'
import { vpcSubnetView } from './operations/vpcSubnetView'
import { vpcUpdate } from './operations/vpcUpdate'
import { vpcView } from './operations/vpcView'

/** Every operation. For the mock and for tests: the console itself imports only what a screen calls. */
export const operations: { [K in OperationName]: Operation<K> } = {
  antiAffinityGroupCreate,
  antiAffinityGroupDelete,
  antiAffinityGroupList,
  antiAffinityGroupMemberInstanceAdd,
  antiAffinityGroupMemberInstanceDelete,
  antiAffinityGroupMemberInstanceView,
  antiAffinityGroupMemberList,
  antiAffinityGroupUpdate,
  antiAffinityGroupView,
  deviceAccessToken,
  deviceAuthConfirm,
  deviceAuthRequest,
  logout,
  currentUserGroups,
  currentUserSshKeyCreate,
  currentUserSshKeyDelete,
  currentUserSshKeyList,
  currentUserSshKeyView,
  currentUserView,
  diskBulkWriteImport,
  diskBulkWriteImportStart,
  diskBulkWriteImportStop,
  diskCreate,
  diskDelete,
  diskFinalizeImport,
  diskList,
  diskView,
  affinityGroupCreate,
  affinityGroupDelete,
  affinityGroupList,
  affinityGroupMemberInstanceAdd,
  affinityGroupMemberInstanceDelete,
  affinityGroupMemberInstanceView,
  affinityGroupMemberList,
  affinityGroupUpdate,
  affinityGroupView,
  instanceAffinityGroupList,
  probeCreate,
  probeDelete,
  probeList,
  probeView,
  supportBundleCreate,
  supportBundleDelete,
  supportBundleDownload,
  supportBundleDownloadFile,
  supportBundleHead,
  supportBundleHeadFile,
  supportBundleIndex,
  supportBundleList,
  supportBundleUpdate,
  supportBundleView,
  systemUpdateGetRepository,
  systemUpdatePutRepository,
  systemUpdateTrustRootCreate,
  systemUpdateTrustRootDelete,
  systemUpdateTrustRootList,
  systemUpdateTrustRootView,
  targetReleaseUpdate,
  targetReleaseView,
  timeseriesQuery,
  floatingIpAttach,
  floatingIpCreate,
  floatingIpDelete,
  floatingIpDetach,
  floatingIpList,
  floatingIpUpdate,
  floatingIpView,
  imageCreate,
  imageDelete,
  imageDemote,
  imageList,
  imagePromote,
  imageView,
  instanceAntiAffinityGroupList,
  instanceCreate,
  instanceDelete,
  instanceDiskAttach,
  instanceDiskDetach,
  instanceDiskList,
  instanceEphemeralIpAttach,
  instanceEphemeralIpDetach,
  instanceExternalIpList,
  instanceList,
  instanceNetworkInterfaceCreate,
  instanceNetworkInterfaceDelete,
  instanceNetworkInterfaceList,
  instanceNetworkInterfaceUpdate,
  instanceNetworkInterfaceView,
  instanceReboot,
  instanceSerialConsole,
  instanceSerialConsoleStream,
  instanceSshPublicKeyList,
  instanceStart,
  instanceStop,
  instanceUpdate,
  instanceView,
  loginLocal,
  loginSaml,
  siloMetric,
  systemPolicyUpdate,
  systemPolicyView,
  projectCreate,
  projectDelete,
  projectIpPoolList,
  projectIpPoolView,
  projectList,
  projectPolicyUpdate,
  projectPolicyView,
  projectUpdate,
  projectView,
  authSettingsUpdate,
  authSettingsView,
  certificateCreate,
  certificateDelete,
  certificateList,
  certificateView,
  groupList,
  groupView,
  policyUpdate,
  policyView,
  userList,
  userLogout,
  userSessionList,
  userTokenList,
  userView,
  utilizationView,
  snapshotCreate,
  snapshotDelete,
  snapshotList,
  snapshotView,
  alertClassList,
  alertDeliveryList,
  alertDeliveryResend,
  alertReceiverDelete,
  alertReceiverList,
  alertReceiverProbe,
  alertReceiverSubscriptionAdd,
  alertReceiverSubscriptionRemove,
  alertReceiverView,
  webhookReceiverCreate,
  webhookReceiverUpdate,
  webhookSecretsAdd,
  webhookSecretsDelete,
  webhookSecretsList,
  auditLogList,
  networkingSwitchPortApplySettings,
  networkingSwitchPortClearSettings,
  networkingSwitchPortList,
  networkingSwitchPortStatus,
  physicalDiskList,
  physicalDiskView,
  rackList,
  rackView,
  sledAdd,
  sledInstanceList,
  sledList,
  sledListUninitialized,
  sledPhysicalDiskList,
  sledSetProvisionPolicy,
  sledView,
  switchList,
  switchView,
  ipPoolCreate,
  ipPoolDelete,
  ipPoolList,
  ipPoolRangeAdd,
  ipPoolRangeList,
  ipPoolRangeRemove,
  ipPoolServiceRangeAdd,
  ipPoolServiceRangeList,
  ipPoolServiceRangeRemove,
  ipPoolServiceView,
  ipPoolSiloLink,
  ipPoolSiloList,
  ipPoolSiloUnlink,
  ipPoolSiloUpdate,
  ipPoolUpdate,
  ipPoolUtilizationView,
  ipPoolView,
  systemMetric,
  systemTimeseriesQuery,
  systemTimeseriesSchemaList,
  networkingAddressLotBlockList,
  networkingAddressLotCreate,
  networkingAddressLotDelete,
  networkingAddressLotList,
  networkingAllowListUpdate,
  networkingAllowListView,
  networkingBfdDisable,
  networkingBfdEnable,
  networkingBfdStatus,
  networkingBgpAnnouncementList,
  networkingBgpAnnounceSetDelete,
  networkingBgpAnnounceSetList,
  networkingBgpAnnounceSetUpdate,
  networkingBgpConfigCreate,
  networkingBgpConfigDelete,
  networkingBgpConfigList,
  networkingBgpExported,
  networkingBgpImportedRoutesIpv4,
  networkingBgpMessageHistory,
  networkingBgpStatus,
  networkingInboundIcmpUpdate,
  networkingInboundIcmpView,
  networkingLoopbackAddressCreate,
  networkingLoopbackAddressDelete,
  networkingLoopbackAddressList,
  networkingSwitchPortLldpConfigUpdate,
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpNeighbors,
  networkingSwitchPortSettingsCreate,
  networkingSwitchPortSettingsDelete,
  networkingSwitchPortSettingsList,
  networkingSwitchPortSettingsView,
  localIdpUserCreate,
  localIdpUserDelete,
  localIdpUserSetPassword,
  samlIdentityProviderCreate,
  samlIdentityProviderView,
  siloCreate,
  siloDelete,
  siloIdentityProviderList,
  siloIpPoolList,
  siloList,
  siloPolicyUpdate,
  siloPolicyView,
  siloQuotasUpdate,
  siloQuotasView,
  siloUserList,
  siloUserView,
  siloUtilizationList,
  siloUtilizationView,
  siloView,
  systemQuotasList,
  userBuiltinList,
  userBuiltinView,
  ping,
  currentUserAccessTokenDelete,
  currentUserAccessTokenList,
  internetGatewayCreate,
  internetGatewayDelete,
  internetGatewayIpAddressCreate,
  internetGatewayIpAddressDelete,
  internetGatewayIpAddressList,
  internetGatewayIpPoolCreate,
  internetGatewayIpPoolDelete,
  internetGatewayIpPoolList,
  internetGatewayList,
  internetGatewayView,
  vpcCreate,
  vpcDelete,
  vpcFirewallRulesUpdate,
  vpcFirewallRulesView,
  vpcList,
  vpcRouterCreate,
  vpcRouterDelete,
  vpcRouterList,
  vpcRouterRouteCreate,
  vpcRouterRouteDelete,
  vpcRouterRouteList,
  vpcRouterRouteUpdate,
  vpcRouterRouteView,
  vpcRouterUpdate,
  vpcRouterView,
  vpcSubnetCreate,
  vpcSubnetDelete,
  vpcSubnetList,
  vpcSubnetListNetworkInterfaces,
  vpcSubnetUpdate,
  vpcSubnetView,
  vpcUpdate,
  vpcView,
}
