// Written by `npm run gen:api`. Do not edit.
import type { Version } from '../versions/generated/shipped'
import type {
  AddressLotBlockResultsPage,
  AddressLotCreate,
  AddressLotCreateResponse,
  AddressLotResultsPage,
  AddressLotViewResponse,
  AffinityGroup,
  AffinityGroupCreate,
  AffinityGroupMember,
  AffinityGroupMemberResultsPage,
  AffinityGroupResultsPage,
  AffinityGroupUpdate,
  AggregateBgpMessageHistory,
  Alert,
  AlertClassResultsPage,
  AlertDeliveryId,
  AlertDeliveryResultsPage,
  AlertProbeResult,
  AlertReceiver,
  AlertReceiverResultsPage,
  AlertResultsPage,
  AlertSubscription,
  AlertSubscriptionCreate,
  AlertSubscriptionCreated,
  AllowList,
  AllowListUpdate,
  AntiAffinityGroup,
  AntiAffinityGroupCreate,
  AntiAffinityGroupMember,
  AntiAffinityGroupMemberResultsPage,
  AntiAffinityGroupResultsPage,
  AntiAffinityGroupUpdate,
  AuditLogEntryResultsPage,
  BfdSessionDisable,
  BfdSessionEnable,
  BfdStatus,
  BgpAnnounceSet,
  BgpAnnounceSetCreate,
  BgpAnnouncement,
  BgpConfig,
  BgpConfigCreate,
  BgpConfigResultsPage,
  BgpConfigUpdate,
  BgpExported,
  BgpImported,
  BgpPeerStatus,
  Certificate,
  CertificateCreate,
  CertificateResultsPage,
  ConsoleSessionResultsPage,
  CurrentUser,
  DeviceAccessTokenRequest,
  DeviceAccessTokenResultsPage,
  DeviceAuthRequest,
  DeviceAuthVerify,
  Disk,
  DiskCreate,
  DiskPath,
  DiskResultsPage,
  EphemeralIpCreate,
  ExternalIp,
  ExternalIpResultsPage,
  ExternalSubnet,
  ExternalSubnetAttach,
  ExternalSubnetCreate,
  ExternalSubnetResultsPage,
  ExternalSubnetUpdate,
  FinalizeDisk,
  FleetRolePolicy,
  FloatingIp,
  FloatingIpAttach,
  FloatingIpCreate,
  FloatingIpResultsPage,
  FloatingIpUpdate,
  Group,
  GroupResultsPage,
  IdSortMode,
  IdentityProviderResultsPage,
  Image,
  ImageCreate,
  ImageResultsPage,
  ImportBlocksBulkWrite,
  Instance,
  InstanceCreate,
  InstanceMulticastGroupJoin,
  InstanceNetworkInterface,
  InstanceNetworkInterfaceCreate,
  InstanceNetworkInterfaceResultsPage,
  InstanceNetworkInterfaceUpdate,
  InstanceResultsPage,
  InstanceSerialConsoleData,
  InstanceUpdate,
  InternetGateway,
  InternetGatewayCreate,
  InternetGatewayIpAddress,
  InternetGatewayIpAddressCreate,
  InternetGatewayIpAddressResultsPage,
  InternetGatewayIpPool,
  InternetGatewayIpPoolCreate,
  InternetGatewayIpPoolResultsPage,
  InternetGatewayResultsPage,
  IpPool,
  IpPoolAssignParam,
  IpPoolAssignment,
  IpPoolCreate,
  IpPoolLinkSilo,
  IpPoolRange,
  IpPoolRangeResultsPage,
  IpPoolResultsPage,
  IpPoolSiloLink,
  IpPoolSiloLinkResultsPage,
  IpPoolSiloUpdate,
  IpPoolType,
  IpPoolUpdate,
  IpPoolUtilization,
  IpRange,
  IpVersion,
  LldpLinkConfig,
  LldpNeighborResultsPage,
  LoopbackAddress,
  LoopbackAddressCreate,
  LoopbackAddressResultsPage,
  MeasurementResultsPage,
  MulticastGroup,
  MulticastGroupIdentifier,
  MulticastGroupMember,
  MulticastGroupMemberResultsPage,
  MulticastGroupResultsPage,
  Name,
  NameOrId,
  NameOrIdSortMode,
  NameSortMode,
  OxqlQueryResult,
  PaginationOrder,
  PhysicalDisk,
  PhysicalDiskAdoptionRequest,
  PhysicalDiskAdoptionRequestResultsPage,
  PhysicalDiskManufacturerIdentity,
  PhysicalDiskResultsPage,
  Ping,
  Probe,
  ProbeCreate,
  ProbeInfo,
  ProbeInfoResultsPage,
  Project,
  ProjectCreate,
  ProjectResultsPage,
  ProjectRolePolicy,
  ProjectUpdate,
  Rack,
  RackMembershipAddSledsRequest,
  RackMembershipStatus,
  RackMembershipVersion,
  RackResultsPage,
  RouterRoute,
  RouterRouteCreate,
  RouterRouteResultsPage,
  RouterRouteUpdate,
  SamlIdentityProvider,
  SamlIdentityProviderCreate,
  ScimClientBearerToken,
  ScimClientBearerTokenValue,
  ServiceIcmpConfig,
  SetTargetReleaseParams,
  Silo,
  SiloAuthSettings,
  SiloAuthSettingsUpdate,
  SiloCreate,
  SiloIpPool,
  SiloIpPoolResultsPage,
  SiloQuotas,
  SiloQuotasResultsPage,
  SiloQuotasUpdate,
  SiloResultsPage,
  SiloRolePolicy,
  SiloSubnetPool,
  SiloSubnetPoolResultsPage,
  SiloUtilization,
  SiloUtilizationResultsPage,
  Sled,
  SledId,
  SledInstanceResultsPage,
  SledProvisionPolicyParams,
  SledProvisionPolicyResponse,
  SledResultsPage,
  Snapshot,
  SnapshotCreate,
  SnapshotResultsPage,
  SshKey,
  SshKeyCreate,
  SshKeyResultsPage,
  SubnetPool,
  SubnetPoolCreate,
  SubnetPoolLinkSilo,
  SubnetPoolMember,
  SubnetPoolMemberAdd,
  SubnetPoolMemberRemove,
  SubnetPoolMemberResultsPage,
  SubnetPoolResultsPage,
  SubnetPoolSiloLink,
  SubnetPoolSiloLinkResultsPage,
  SubnetPoolSiloUpdate,
  SubnetPoolUpdate,
  SubnetPoolUtilization,
  SupportBundleCreate,
  SupportBundleInfo,
  SupportBundleInfoResultsPage,
  SupportBundleUpdate,
  Switch,
  SwitchLinkState,
  SwitchPortApplySettings,
  SwitchPortResultsPage,
  SwitchPortSettings,
  SwitchPortSettingsCreate,
  SwitchPortSettingsIdentityResultsPage,
  SwitchResultsPage,
  SwitchSlot,
  SystemMetricName,
  SystemNetworkingSettings,
  SystemNetworkingSettingsUpdate,
  TimeAndIdSortMode,
  TimeseriesQuery,
  TimeseriesSchemaResultsPage,
  TufRepo,
  TufRepoResultsPage,
  TufRepoUpload,
  UnadoptedPhysicalDiskResultsPage,
  UninitializedSledId,
  UninitializedSledResultsPage,
  UpdateStatus,
  UpdatesTrustRoot,
  UpdatesTrustRootResultsPage,
  User,
  UserBuiltin,
  UserBuiltinResultsPage,
  UserCreate,
  UserPassword,
  UserResultsPage,
  UsernamePasswordCredentials,
  Utilization,
  VersionSortMode,
  Vpc,
  VpcCreate,
  VpcFirewallRuleUpdateParams,
  VpcFirewallRules,
  VpcResultsPage,
  VpcRouter,
  VpcRouterCreate,
  VpcRouterResultsPage,
  VpcRouterUpdate,
  VpcSubnet,
  VpcSubnetCreate,
  VpcSubnetResultsPage,
  VpcSubnetUpdate,
  VpcUpdate,
  WebhookCreate,
  WebhookReceiver,
  WebhookReceiverUpdate,
  WebhookSecret,
  WebhookSecretCreate,
  WebhookSecrets,
  IsoDate,
} from './types'

/** Arguments (path and query, flat), body and answer of each operation. */
export interface Operations {
  affinityGroupCreate: { args: { project: NameOrId }; body: AffinityGroupCreate; answer: AffinityGroup }
  affinityGroupDelete: {
    args: { project?: NameOrId | undefined; affinityGroup: NameOrId }
    body: undefined
    answer: void
  }
  affinityGroupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: AffinityGroupResultsPage
  }
  affinityGroupMemberInstanceAdd: {
    args: { project?: NameOrId | undefined; affinityGroup: NameOrId; instance: NameOrId }
    body: undefined
    answer: AffinityGroupMember
  }
  affinityGroupMemberInstanceDelete: {
    args: { project?: NameOrId | undefined; affinityGroup: NameOrId; instance: NameOrId }
    body: undefined
    answer: void
  }
  affinityGroupMemberInstanceView: {
    args: { project?: NameOrId | undefined; affinityGroup: NameOrId; instance: NameOrId }
    body: undefined
    answer: AffinityGroupMember
  }
  affinityGroupMemberList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      affinityGroup: NameOrId
    }
    body: undefined
    answer: AffinityGroupMemberResultsPage
  }
  affinityGroupUpdate: {
    args: { project?: NameOrId | undefined; affinityGroup: NameOrId }
    body: AffinityGroupUpdate
    answer: AffinityGroup
  }
  affinityGroupView: {
    args: { project?: NameOrId | undefined; affinityGroup: NameOrId }
    body: undefined
    answer: AffinityGroup
  }
  alertClassList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      filter?: AlertSubscription | undefined
    }
    body: undefined
    answer: AlertClassResultsPage
  }
  alertDeliveryList: {
    args: {
      receiver: NameOrId
      delivered?: boolean | null | undefined
      failed?: boolean | null | undefined
      pending?: boolean | null | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: TimeAndIdSortMode | undefined
    }
    body: undefined
    answer: AlertDeliveryResultsPage
  }
  alertDeliveryResend: {
    args: { alertId: string; receiver: NameOrId }
    body: undefined
    answer: AlertDeliveryId
  }
  alertList: {
    args: {
      alertClass?: AlertSubscription | undefined
      endTime?: IsoDate | null | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: TimeAndIdSortMode | undefined
      startTime?: IsoDate | null | undefined
    }
    body: undefined
    answer: AlertResultsPage
  }
  alertReceiverDelete: { args: { receiver: NameOrId }; body: undefined; answer: void }
  alertReceiverList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: AlertReceiverResultsPage
  }
  alertReceiverProbe: {
    args: { receiver: NameOrId; resend?: boolean | undefined }
    body: undefined
    answer: AlertProbeResult
  }
  alertReceiverSubscriptionAdd: {
    args: { receiver: NameOrId }
    body: AlertSubscriptionCreate
    answer: AlertSubscriptionCreated
  }
  alertReceiverSubscriptionRemove: {
    args: { receiver: NameOrId; subscription: AlertSubscription }
    body: undefined
    answer: void
  }
  alertReceiverView: { args: { receiver: NameOrId }; body: undefined; answer: AlertReceiver }
  alertView: { args: { alertId: string }; body: undefined; answer: Alert }
  antiAffinityGroupCreate: {
    args: { project: NameOrId }
    body: AntiAffinityGroupCreate
    answer: AntiAffinityGroup
  }
  antiAffinityGroupDelete: {
    args: { project?: NameOrId | undefined; antiAffinityGroup: NameOrId }
    body: undefined
    answer: void
  }
  antiAffinityGroupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: AntiAffinityGroupResultsPage
  }
  antiAffinityGroupMemberInstanceAdd: {
    args: { project?: NameOrId | undefined; antiAffinityGroup: NameOrId; instance: NameOrId }
    body: undefined
    answer: AntiAffinityGroupMember
  }
  antiAffinityGroupMemberInstanceDelete: {
    args: { project?: NameOrId | undefined; antiAffinityGroup: NameOrId; instance: NameOrId }
    body: undefined
    answer: void
  }
  antiAffinityGroupMemberInstanceView: {
    args: { project?: NameOrId | undefined; antiAffinityGroup: NameOrId; instance: NameOrId }
    body: undefined
    answer: AntiAffinityGroupMember
  }
  antiAffinityGroupMemberList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      antiAffinityGroup: NameOrId
    }
    body: undefined
    answer: AntiAffinityGroupMemberResultsPage
  }
  antiAffinityGroupUpdate: {
    args: { project?: NameOrId | undefined; antiAffinityGroup: NameOrId }
    body: AntiAffinityGroupUpdate
    answer: AntiAffinityGroup
  }
  antiAffinityGroupView: {
    args: { project?: NameOrId | undefined; antiAffinityGroup: NameOrId }
    body: undefined
    answer: AntiAffinityGroup
  }
  auditLogList: {
    args: {
      endTime?: IsoDate | null | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: TimeAndIdSortMode | undefined
      startTime?: IsoDate | undefined
    }
    body: undefined
    answer: AuditLogEntryResultsPage
  }
  authSettingsUpdate: { args: object; body: SiloAuthSettingsUpdate; answer: SiloAuthSettings }
  authSettingsView: { args: object; body: undefined; answer: SiloAuthSettings }
  certificateCreate: { args: object; body: CertificateCreate; answer: Certificate }
  certificateDelete: { args: { certificate: NameOrId }; body: undefined; answer: void }
  certificateList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: CertificateResultsPage
  }
  certificateView: { args: { certificate: NameOrId }; body: undefined; answer: Certificate }
  currentUserAccessTokenDelete: { args: { tokenId: string }; body: undefined; answer: void }
  currentUserAccessTokenList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: DeviceAccessTokenResultsPage
  }
  currentUserGroups: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: GroupResultsPage
  }
  currentUserSshKeyCreate: { args: object; body: SshKeyCreate; answer: SshKey }
  currentUserSshKeyDelete: { args: { sshKey: NameOrId }; body: undefined; answer: void }
  currentUserSshKeyList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SshKeyResultsPage
  }
  currentUserSshKeyView: { args: { sshKey: NameOrId }; body: undefined; answer: SshKey }
  currentUserView: { args: object; body: undefined; answer: CurrentUser }
  deviceAccessToken: { args: object; body: DeviceAccessTokenRequest; answer: Blob }
  deviceAuthConfirm: { args: object; body: DeviceAuthVerify; answer: void }
  deviceAuthRequest: { args: object; body: DeviceAuthRequest; answer: Blob }
  diskBulkWriteImport: {
    args: { disk: NameOrId; project?: NameOrId | undefined }
    body: ImportBlocksBulkWrite
    answer: void
  }
  diskBulkWriteImportStart: {
    args: { disk: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  diskBulkWriteImportStop: {
    args: { disk: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  diskCreate: { args: { project: NameOrId }; body: DiskCreate; answer: Disk }
  diskDelete: { args: { disk: NameOrId; project?: NameOrId | undefined }; body: undefined; answer: void }
  diskFinalizeImport: {
    args: { disk: NameOrId; project?: NameOrId | undefined }
    body: FinalizeDisk
    answer: void
  }
  diskList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: DiskResultsPage
  }
  diskView: { args: { disk: NameOrId; project?: NameOrId | undefined }; body: undefined; answer: Disk }
  externalSubnetAttach: {
    args: { externalSubnet: NameOrId; project?: NameOrId | undefined }
    body: ExternalSubnetAttach
    answer: ExternalSubnet
  }
  externalSubnetCreate: { args: { project: NameOrId }; body: ExternalSubnetCreate; answer: ExternalSubnet }
  externalSubnetDelete: {
    args: { externalSubnet: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  externalSubnetDetach: {
    args: { externalSubnet: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: ExternalSubnet
  }
  externalSubnetList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: ExternalSubnetResultsPage
  }
  externalSubnetUpdate: {
    args: { externalSubnet: NameOrId; project?: NameOrId | undefined }
    body: ExternalSubnetUpdate
    answer: ExternalSubnet
  }
  externalSubnetView: {
    args: { externalSubnet: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: ExternalSubnet
  }
  floatingIpAttach: {
    args: { floatingIp: NameOrId; project?: NameOrId | undefined }
    body: FloatingIpAttach
    answer: FloatingIp
  }
  floatingIpCreate: { args: { project: NameOrId }; body: FloatingIpCreate; answer: FloatingIp }
  floatingIpDelete: {
    args: { floatingIp: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  floatingIpDetach: {
    args: { floatingIp: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: FloatingIp
  }
  floatingIpList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: FloatingIpResultsPage
  }
  floatingIpUpdate: {
    args: { floatingIp: NameOrId; project?: NameOrId | undefined }
    body: FloatingIpUpdate
    answer: FloatingIp
  }
  floatingIpView: {
    args: { floatingIp: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: FloatingIp
  }
  groupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: GroupResultsPage
  }
  groupView: { args: { groupId: string }; body: undefined; answer: Group }
  imageCreate: { args: { project?: NameOrId | undefined }; body: ImageCreate; answer: Image }
  imageDelete: { args: { image: NameOrId; project?: NameOrId | undefined }; body: undefined; answer: void }
  imageDemote: { args: { image: NameOrId; project: NameOrId }; body: undefined; answer: Image }
  imageList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: ImageResultsPage
  }
  imagePromote: { args: { image: NameOrId; project?: NameOrId | undefined }; body: undefined; answer: Image }
  imageView: { args: { image: NameOrId; project?: NameOrId | undefined }; body: undefined; answer: Image }
  instanceAffinityGroupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      instance: NameOrId
    }
    body: undefined
    answer: AffinityGroupResultsPage
  }
  instanceAntiAffinityGroupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      instance: NameOrId
    }
    body: undefined
    answer: AntiAffinityGroupResultsPage
  }
  instanceCreate: { args: { project: NameOrId }; body: InstanceCreate; answer: Instance }
  instanceDelete: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: undefined
    answer: void
  }
  instanceDiskAttach: {
    args: { instance: NameOrId; project?: NameOrId | undefined }
    body: DiskPath
    answer: Disk
  }
  instanceDiskDetach: {
    args: { instance: NameOrId; project?: NameOrId | undefined }
    body: DiskPath
    answer: Disk
  }
  instanceDiskList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      instance: NameOrId
    }
    body: undefined
    answer: DiskResultsPage
  }
  instanceEphemeralIpAttach: {
    args: { instance: NameOrId; project?: NameOrId | undefined }
    body: EphemeralIpCreate
    answer: ExternalIp
  }
  instanceEphemeralIpDetach: {
    args: { instance: NameOrId; ipVersion?: IpVersion | undefined; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  instanceExternalIpList: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: undefined
    answer: ExternalIpResultsPage
  }
  instanceExternalSubnetList: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: undefined
    answer: ExternalSubnetResultsPage
  }
  instanceList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: InstanceResultsPage
  }
  instanceMulticastGroupJoin: {
    args: { instance: NameOrId; multicastGroup: MulticastGroupIdentifier; project?: NameOrId | undefined }
    body: InstanceMulticastGroupJoin
    answer: MulticastGroupMember
  }
  instanceMulticastGroupLeave: {
    args: { instance: NameOrId; multicastGroup: MulticastGroupIdentifier; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  instanceMulticastGroupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: IdSortMode | undefined
      instance: NameOrId
    }
    body: undefined
    answer: MulticastGroupMemberResultsPage
  }
  instanceNetworkInterfaceCreate: {
    args: { instance: NameOrId; project?: NameOrId | undefined }
    body: InstanceNetworkInterfaceCreate
    answer: InstanceNetworkInterface
  }
  instanceNetworkInterfaceDelete: {
    args: { interface: NameOrId; instance?: NameOrId | undefined; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  instanceNetworkInterfaceList: {
    args: {
      instance?: NameOrId | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: InstanceNetworkInterfaceResultsPage
  }
  instanceNetworkInterfaceUpdate: {
    args: { interface: NameOrId; instance?: NameOrId | undefined; project?: NameOrId | undefined }
    body: InstanceNetworkInterfaceUpdate
    answer: InstanceNetworkInterface
  }
  instanceNetworkInterfaceView: {
    args: { interface: NameOrId; instance?: NameOrId | undefined; project?: NameOrId | undefined }
    body: undefined
    answer: InstanceNetworkInterface
  }
  instanceReboot: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: undefined
    answer: Instance
  }
  instanceSerialConsole: {
    args: {
      instance: NameOrId
      fromStart?: number | null | undefined
      maxBytes?: number | null | undefined
      mostRecent?: number | null | undefined
      project?: NameOrId | undefined
    }
    body: undefined
    answer: InstanceSerialConsoleData
  }
  instanceSerialConsoleStream: {
    args: { instance: NameOrId; mostRecent?: number | null | undefined; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  instanceSshPublicKeyList: {
    args: {
      instance: NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SshKeyResultsPage
  }
  instanceStart: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: undefined
    answer: Instance
  }
  instanceStop: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: undefined
    answer: Instance
  }
  instanceUpdate: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: InstanceUpdate
    answer: Instance
  }
  instanceView: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: undefined
    answer: Instance
  }
  internetGatewayCreate: {
    args: { project?: NameOrId | undefined; vpc: NameOrId }
    body: InternetGatewayCreate
    answer: InternetGateway
  }
  internetGatewayDelete: {
    args: {
      gateway: NameOrId
      cascade?: boolean | undefined
      project?: NameOrId | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: void
  }
  internetGatewayIpAddressCreate: {
    args: { gateway: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: InternetGatewayIpAddressCreate
    answer: InternetGatewayIpAddress
  }
  internetGatewayIpAddressDelete: {
    args: {
      address: NameOrId
      cascade?: boolean | undefined
      gateway?: NameOrId | undefined
      project?: NameOrId | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: void
  }
  internetGatewayIpAddressList: {
    args: {
      gateway?: NameOrId | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: InternetGatewayIpAddressResultsPage
  }
  internetGatewayIpPoolCreate: {
    args: { gateway: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: InternetGatewayIpPoolCreate
    answer: InternetGatewayIpPool
  }
  internetGatewayIpPoolDelete: {
    args: {
      pool: NameOrId
      cascade?: boolean | undefined
      gateway?: NameOrId | undefined
      project?: NameOrId | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: void
  }
  internetGatewayIpPoolList: {
    args: {
      gateway?: NameOrId | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: InternetGatewayIpPoolResultsPage
  }
  internetGatewayList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: InternetGatewayResultsPage
  }
  internetGatewayView: {
    args: { gateway: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: undefined
    answer: InternetGateway
  }
  ipPoolList: {
    args: {
      ipVersion?: IpVersion | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      poolType?: IpPoolType | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloIpPoolResultsPage
  }
  ipPoolView: { args: { pool: NameOrId }; body: undefined; answer: SiloIpPool }
  localIdpUserCreate: { args: { silo: NameOrId }; body: UserCreate; answer: User }
  localIdpUserDelete: { args: { userId: string; silo: NameOrId }; body: undefined; answer: void }
  localIdpUserSetPassword: { args: { userId: string; silo: NameOrId }; body: UserPassword; answer: void }
  loginLocal: { args: { siloName: Name }; body: UsernamePasswordCredentials; answer: void }
  loginSaml: { args: { providerName: Name; siloName: Name }; body: Blob; answer: void }
  logout: { args: object; body: undefined; answer: void }
  multicastGroupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: MulticastGroupResultsPage
  }
  multicastGroupMemberList: {
    args: {
      multicastGroup: MulticastGroupIdentifier
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: MulticastGroupMemberResultsPage
  }
  multicastGroupView: {
    args: { multicastGroup: MulticastGroupIdentifier }
    body: undefined
    answer: MulticastGroup
  }
  networkingAddressLotBlockList: {
    args: {
      addressLot: NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: AddressLotBlockResultsPage
  }
  networkingAddressLotCreate: { args: object; body: AddressLotCreate; answer: AddressLotCreateResponse }
  networkingAddressLotDelete: { args: { addressLot: NameOrId }; body: undefined; answer: void }
  networkingAddressLotList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: AddressLotResultsPage
  }
  networkingAddressLotView: {
    args: { addressLot: NameOrId }
    body: undefined
    answer: AddressLotViewResponse
  }
  networkingAllowListUpdate: { args: object; body: AllowListUpdate; answer: AllowList }
  networkingAllowListView: { args: object; body: undefined; answer: AllowList }
  networkingBfdDisable: { args: object; body: BfdSessionDisable; answer: void }
  networkingBfdEnable: { args: object; body: BfdSessionEnable; answer: void }
  networkingBfdStatus: { args: object; body: undefined; answer: Array<BfdStatus> }
  networkingBgpAnnouncementList: {
    args: { announceSet: NameOrId }
    body: undefined
    answer: Array<BgpAnnouncement>
  }
  networkingBgpAnnounceSetDelete: { args: { announceSet: NameOrId }; body: undefined; answer: void }
  networkingBgpAnnounceSetList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: Array<BgpAnnounceSet>
  }
  networkingBgpAnnounceSetUpdate: { args: object; body: BgpAnnounceSetCreate; answer: BgpAnnounceSet }
  networkingBgpConfigCreate: { args: object; body: BgpConfigCreate; answer: BgpConfig }
  networkingBgpConfigDelete: { args: { nameOrId: NameOrId }; body: undefined; answer: void }
  networkingBgpConfigList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: BgpConfigResultsPage
  }
  networkingBgpConfigUpdate: { args: { nameOrId: NameOrId }; body: BgpConfigUpdate; answer: BgpConfig }
  networkingBgpExported: { args: object; body: undefined; answer: Array<BgpExported> }
  networkingBgpImported: { args: { asn: number }; body: undefined; answer: Array<BgpImported> }
  networkingBgpMessageHistory: { args: { asn: number }; body: undefined; answer: AggregateBgpMessageHistory }
  networkingBgpStatus: { args: object; body: undefined; answer: Array<BgpPeerStatus> }
  networkingInboundIcmpUpdate: { args: object; body: ServiceIcmpConfig; answer: void }
  networkingInboundIcmpView: { args: object; body: undefined; answer: ServiceIcmpConfig }
  networkingLoopbackAddressCreate: { args: object; body: LoopbackAddressCreate; answer: LoopbackAddress }
  networkingLoopbackAddressDelete: {
    args: { address: string; rackId: string; subnetMask: number; switchSlot: SwitchSlot }
    body: undefined
    answer: void
  }
  networkingLoopbackAddressList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: LoopbackAddressResultsPage
  }
  networkingSwitchPortApplySettings: {
    args: { port: Name; rackId: string; switchSlot: SwitchSlot }
    body: SwitchPortApplySettings
    answer: void
  }
  networkingSwitchPortClearSettings: {
    args: { port: Name; rackId: string; switchSlot: SwitchSlot }
    body: undefined
    answer: void
  }
  networkingSwitchPortList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
      switchPortId?: string | null | undefined
    }
    body: undefined
    answer: SwitchPortResultsPage
  }
  networkingSwitchPortLldpConfigUpdate: {
    args: { port: Name; rackId: string; switchSlot: SwitchSlot }
    body: LldpLinkConfig
    answer: void
  }
  networkingSwitchPortLldpConfigView: {
    args: { port: Name; rackId: string; switchSlot: SwitchSlot }
    body: undefined
    answer: LldpLinkConfig
  }
  networkingSwitchPortLldpNeighbors: {
    args: {
      port: Name
      rackId: string
      switchSlot: SwitchSlot
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: LldpNeighborResultsPage
  }
  networkingSwitchPortSettingsCreate: {
    args: object
    body: SwitchPortSettingsCreate
    answer: SwitchPortSettings
  }
  networkingSwitchPortSettingsDelete: {
    args: { portSettings?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  networkingSwitchPortSettingsList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      portSettings?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SwitchPortSettingsIdentityResultsPage
  }
  networkingSwitchPortSettingsView: { args: { port: NameOrId }; body: undefined; answer: SwitchPortSettings }
  networkingSwitchPortStatus: {
    args: { port: Name; rackId: string; switchSlot: SwitchSlot }
    body: undefined
    answer: SwitchLinkState
  }
  physicalDiskDisableAdoption: { args: { physicalDiskAdoptionReqId: string }; body: undefined; answer: void }
  physicalDiskEnableAdoption: {
    args: object
    body: PhysicalDiskManufacturerIdentity
    answer: PhysicalDiskAdoptionRequest
  }
  physicalDiskList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: PhysicalDiskResultsPage
  }
  physicalDiskListAdoptionRequests: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: PhysicalDiskAdoptionRequestResultsPage
  }
  physicalDiskListUnadopted: {
    args: { limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: UnadoptedPhysicalDiskResultsPage
  }
  physicalDiskView: { args: { diskId: string }; body: undefined; answer: PhysicalDisk }
  ping: { args: object; body: undefined; answer: Ping }
  policyUpdate: { args: object; body: SiloRolePolicy; answer: SiloRolePolicy }
  policyView: { args: object; body: undefined; answer: SiloRolePolicy }
  probeCreate: { args: { project: NameOrId }; body: ProbeCreate; answer: Probe }
  probeDelete: { args: { project: NameOrId; probe: NameOrId }; body: undefined; answer: void }
  probeList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: ProbeInfoResultsPage
  }
  probeView: { args: { probe: NameOrId; project: NameOrId }; body: undefined; answer: ProbeInfo }
  projectCreate: { args: object; body: ProjectCreate; answer: Project }
  projectDelete: { args: { project: NameOrId }; body: undefined; answer: void }
  projectList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: ProjectResultsPage
  }
  projectPolicyUpdate: { args: { project: NameOrId }; body: ProjectRolePolicy; answer: ProjectRolePolicy }
  projectPolicyView: { args: { project: NameOrId }; body: undefined; answer: ProjectRolePolicy }
  projectUpdate: { args: { project: NameOrId }; body: ProjectUpdate; answer: Project }
  projectView: { args: { project: NameOrId }; body: undefined; answer: Project }
  rackList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: RackResultsPage
  }
  rackMembershipAbort: { args: { rackId: string }; body: undefined; answer: RackMembershipStatus }
  rackMembershipAddSleds: {
    args: { rackId: string }
    body: RackMembershipAddSledsRequest
    answer: RackMembershipStatus
  }
  rackMembershipStatus: {
    args: { rackId: string; version?: RackMembershipVersion | undefined }
    body: undefined
    answer: RackMembershipStatus
  }
  rackView: { args: { rackId: string }; body: undefined; answer: Rack }
  samlIdentityProviderCreate: {
    args: { silo: NameOrId }
    body: SamlIdentityProviderCreate
    answer: SamlIdentityProvider
  }
  samlIdentityProviderView: {
    args: { provider: NameOrId; silo?: NameOrId | undefined }
    body: undefined
    answer: SamlIdentityProvider
  }
  scimTokenCreate: { args: { silo: NameOrId }; body: undefined; answer: ScimClientBearerTokenValue }
  scimTokenDelete: { args: { tokenId: string; silo: NameOrId }; body: undefined; answer: void }
  scimTokenList: { args: { silo: NameOrId }; body: undefined; answer: Array<ScimClientBearerToken> }
  scimTokenView: { args: { tokenId: string; silo: NameOrId }; body: undefined; answer: ScimClientBearerToken }
  siloCreate: { args: object; body: SiloCreate; answer: Silo }
  siloDelete: { args: { silo: NameOrId }; body: undefined; answer: void }
  siloIdentityProviderList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      silo?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: IdentityProviderResultsPage
  }
  siloIpPoolList: {
    args: {
      silo: NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloIpPoolResultsPage
  }
  siloList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloResultsPage
  }
  siloMetric: {
    args: {
      metricName: SystemMetricName
      endTime?: IsoDate | undefined
      limit?: number | null | undefined
      order?: PaginationOrder | undefined
      pageToken?: string | null | undefined
      startTime?: IsoDate | undefined
      project?: NameOrId | undefined
    }
    body: undefined
    answer: MeasurementResultsPage
  }
  siloPolicyUpdate: { args: { silo: NameOrId }; body: SiloRolePolicy; answer: SiloRolePolicy }
  siloPolicyView: { args: { silo: NameOrId }; body: undefined; answer: SiloRolePolicy }
  siloQuotasUpdate: { args: { silo: NameOrId }; body: SiloQuotasUpdate; answer: SiloQuotas }
  siloQuotasView: { args: { silo: NameOrId }; body: undefined; answer: SiloQuotas }
  siloSubnetPoolList: {
    args: {
      silo: NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloSubnetPoolResultsPage
  }
  siloUserList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      silo?: NameOrId | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: UserResultsPage
  }
  siloUserView: { args: { userId: string; silo: NameOrId }; body: undefined; answer: User }
  siloUtilizationList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloUtilizationResultsPage
  }
  siloUtilizationView: { args: { silo: NameOrId }; body: undefined; answer: SiloUtilization }
  siloView: { args: { silo: NameOrId }; body: undefined; answer: Silo }
  sledAdd: { args: object; body: UninitializedSledId; answer: SledId }
  sledInstanceList: {
    args: {
      sledId: string
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: SledInstanceResultsPage
  }
  sledList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: SledResultsPage
  }
  sledListUninitialized: {
    args: { limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: UninitializedSledResultsPage
  }
  sledPhysicalDiskList: {
    args: {
      sledId: string
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: PhysicalDiskResultsPage
  }
  sledSetProvisionPolicy: {
    args: { sledId: string }
    body: SledProvisionPolicyParams
    answer: SledProvisionPolicyResponse
  }
  sledView: { args: { sledId: string }; body: undefined; answer: Sled }
  snapshotCreate: { args: { project: NameOrId }; body: SnapshotCreate; answer: Snapshot }
  snapshotDelete: {
    args: { snapshot: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  snapshotList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SnapshotResultsPage
  }
  snapshotView: {
    args: { snapshot: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: Snapshot
  }
  subnetPoolList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloSubnetPoolResultsPage
  }
  subnetPoolView: { args: { pool: NameOrId }; body: undefined; answer: SiloSubnetPool }
  supportBundleCreate: { args: object; body: SupportBundleCreate; answer: SupportBundleInfo }
  supportBundleDelete: { args: { bundleId: string }; body: undefined; answer: void }
  supportBundleDownload: { args: { bundleId: string }; body: undefined; answer: Blob }
  supportBundleDownloadFile: { args: { bundleId: string; file: string }; body: undefined; answer: Blob }
  supportBundleHead: { args: { bundleId: string }; body: undefined; answer: Blob }
  supportBundleHeadFile: { args: { bundleId: string; file: string }; body: undefined; answer: Blob }
  supportBundleIndex: { args: { bundleId: string }; body: undefined; answer: Blob }
  supportBundleList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: TimeAndIdSortMode | undefined
    }
    body: undefined
    answer: SupportBundleInfoResultsPage
  }
  supportBundleUpdate: { args: { bundleId: string }; body: SupportBundleUpdate; answer: SupportBundleInfo }
  supportBundleView: { args: { bundleId: string }; body: undefined; answer: SupportBundleInfo }
  switchList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: SwitchResultsPage
  }
  switchView: { args: { switchId: string }; body: undefined; answer: Switch }
  systemIpPoolAssign: { args: { pool: NameOrId }; body: IpPoolAssignParam; answer: IpPool }
  systemIpPoolCreate: { args: object; body: IpPoolCreate; answer: IpPool }
  systemIpPoolDelete: { args: { pool: NameOrId }; body: undefined; answer: void }
  systemIpPoolList: {
    args: {
      assignment?: IpPoolAssignment | undefined
      ipVersion?: IpVersion | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      poolType?: IpPoolType | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: IpPoolResultsPage
  }
  systemIpPoolRangeAdd: { args: { pool: NameOrId }; body: IpRange; answer: IpPoolRange }
  systemIpPoolRangeList: {
    args: { pool: NameOrId; limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: IpPoolRangeResultsPage
  }
  systemIpPoolRangeRemove: { args: { pool: NameOrId }; body: IpRange; answer: void }
  systemIpPoolServiceRangeAdd: { args: object; body: IpRange; answer: IpPoolRange }
  systemIpPoolServiceRangeList: {
    args: { limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: IpPoolRangeResultsPage
  }
  systemIpPoolServiceRangeRemove: { args: object; body: IpRange; answer: void }
  systemIpPoolServiceView: { args: object; body: undefined; answer: IpPool }
  systemIpPoolSiloLink: { args: { pool: NameOrId }; body: IpPoolLinkSilo; answer: IpPoolSiloLink }
  systemIpPoolSiloList: {
    args: {
      pool: NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: IpPoolSiloLinkResultsPage
  }
  systemIpPoolSiloUnlink: { args: { pool: NameOrId; silo: NameOrId }; body: undefined; answer: void }
  systemIpPoolSiloUpdate: {
    args: { pool: NameOrId; silo: NameOrId }
    body: IpPoolSiloUpdate
    answer: IpPoolSiloLink
  }
  systemIpPoolUpdate: { args: { pool: NameOrId }; body: IpPoolUpdate; answer: IpPool }
  systemIpPoolUtilizationView: { args: { pool: NameOrId }; body: undefined; answer: IpPoolUtilization }
  systemIpPoolView: { args: { pool: NameOrId }; body: undefined; answer: IpPool }
  systemMetric: {
    args: {
      metricName: SystemMetricName
      endTime?: IsoDate | undefined
      limit?: number | null | undefined
      order?: PaginationOrder | undefined
      pageToken?: string | null | undefined
      startTime?: IsoDate | undefined
      silo?: NameOrId | undefined
    }
    body: undefined
    answer: MeasurementResultsPage
  }
  systemNetworkingSettingsUpdate: {
    args: object
    body: SystemNetworkingSettingsUpdate
    answer: SystemNetworkingSettings
  }
  systemNetworkingSettingsView: { args: object; body: undefined; answer: SystemNetworkingSettings }
  systemPolicyUpdate: { args: object; body: FleetRolePolicy; answer: FleetRolePolicy }
  systemPolicyView: { args: object; body: undefined; answer: FleetRolePolicy }
  systemQuotasList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: SiloQuotasResultsPage
  }
  systemSubnetPoolCreate: { args: object; body: SubnetPoolCreate; answer: SubnetPool }
  systemSubnetPoolDelete: { args: { pool: NameOrId }; body: undefined; answer: void }
  systemSubnetPoolList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SubnetPoolResultsPage
  }
  systemSubnetPoolMemberAdd: { args: { pool: NameOrId }; body: SubnetPoolMemberAdd; answer: SubnetPoolMember }
  systemSubnetPoolMemberList: {
    args: { pool: NameOrId; limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: SubnetPoolMemberResultsPage
  }
  systemSubnetPoolMemberRemove: { args: { pool: NameOrId }; body: SubnetPoolMemberRemove; answer: void }
  systemSubnetPoolSiloLink: { args: { pool: NameOrId }; body: SubnetPoolLinkSilo; answer: SubnetPoolSiloLink }
  systemSubnetPoolSiloList: {
    args: {
      pool: NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: SubnetPoolSiloLinkResultsPage
  }
  systemSubnetPoolSiloUnlink: { args: { pool: NameOrId; silo: NameOrId }; body: undefined; answer: void }
  systemSubnetPoolSiloUpdate: {
    args: { pool: NameOrId; silo: NameOrId }
    body: SubnetPoolSiloUpdate
    answer: SubnetPoolSiloLink
  }
  systemSubnetPoolUpdate: { args: { pool: NameOrId }; body: SubnetPoolUpdate; answer: SubnetPool }
  systemSubnetPoolUtilizationView: {
    args: { pool: NameOrId }
    body: undefined
    answer: SubnetPoolUtilization
  }
  systemSubnetPoolView: { args: { pool: NameOrId }; body: undefined; answer: SubnetPool }
  systemTimeseriesQuery: { args: object; body: TimeseriesQuery; answer: OxqlQueryResult }
  systemTimeseriesSchemaList: {
    args: { limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: TimeseriesSchemaResultsPage
  }
  systemUpdateRecoveryFinish: { args: object; body: SetTargetReleaseParams; answer: void }
  systemUpdateRepositoryList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: VersionSortMode | undefined
    }
    body: undefined
    answer: TufRepoResultsPage
  }
  systemUpdateRepositoryUpload: { args: { fileName: string }; body: Blob; answer: TufRepoUpload }
  systemUpdateRepositoryView: { args: { systemVersion: string }; body: undefined; answer: TufRepo }
  systemUpdateStatus: { args: object; body: undefined; answer: UpdateStatus }
  systemUpdateTrustRootCreate: { args: object; body: unknown; answer: UpdatesTrustRoot }
  systemUpdateTrustRootDelete: { args: { trustRootId: string }; body: undefined; answer: void }
  systemUpdateTrustRootList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: UpdatesTrustRootResultsPage
  }
  systemUpdateTrustRootView: { args: { trustRootId: string }; body: undefined; answer: UpdatesTrustRoot }
  targetReleaseUpdate: { args: object; body: SetTargetReleaseParams; answer: void }
  timeseriesQuery: { args: { project: NameOrId }; body: TimeseriesQuery; answer: OxqlQueryResult }
  userBuiltinList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameSortMode | undefined
    }
    body: undefined
    answer: UserBuiltinResultsPage
  }
  userBuiltinView: { args: { user: NameOrId }; body: undefined; answer: UserBuiltin }
  userList: {
    args: {
      group?: string | null | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: UserResultsPage
  }
  userLogout: { args: { userId: string }; body: undefined; answer: void }
  userSessionList: {
    args: {
      userId: string
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: ConsoleSessionResultsPage
  }
  userTokenList: {
    args: {
      userId: string
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: IdSortMode | undefined
    }
    body: undefined
    answer: DeviceAccessTokenResultsPage
  }
  userView: { args: { userId: string }; body: undefined; answer: User }
  utilizationView: { args: object; body: undefined; answer: Utilization }
  vpcCreate: { args: { project: NameOrId }; body: VpcCreate; answer: Vpc }
  vpcDelete: { args: { vpc: NameOrId; project?: NameOrId | undefined }; body: undefined; answer: void }
  vpcFirewallRulesUpdate: {
    args: { project?: NameOrId | undefined; vpc: NameOrId }
    body: VpcFirewallRuleUpdateParams
    answer: VpcFirewallRules
  }
  vpcFirewallRulesView: {
    args: { project?: NameOrId | undefined; vpc: NameOrId }
    body: undefined
    answer: VpcFirewallRules
  }
  vpcList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: VpcResultsPage
  }
  vpcRouterCreate: {
    args: { project?: NameOrId | undefined; vpc: NameOrId }
    body: VpcRouterCreate
    answer: VpcRouter
  }
  vpcRouterDelete: {
    args: { router: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  vpcRouterList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: VpcRouterResultsPage
  }
  vpcRouterRouteCreate: {
    args: { project?: NameOrId | undefined; router: NameOrId; vpc?: NameOrId | undefined }
    body: RouterRouteCreate
    answer: RouterRoute
  }
  vpcRouterRouteDelete: {
    args: {
      route: NameOrId
      project?: NameOrId | undefined
      router?: NameOrId | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: void
  }
  vpcRouterRouteList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      router?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: RouterRouteResultsPage
  }
  vpcRouterRouteUpdate: {
    args: {
      route: NameOrId
      project?: NameOrId | undefined
      router?: NameOrId | undefined
      vpc?: NameOrId | undefined
    }
    body: RouterRouteUpdate
    answer: RouterRoute
  }
  vpcRouterRouteView: {
    args: {
      route: NameOrId
      project?: NameOrId | undefined
      router?: NameOrId | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: RouterRoute
  }
  vpcRouterUpdate: {
    args: { router: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: VpcRouterUpdate
    answer: VpcRouter
  }
  vpcRouterView: {
    args: { router: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: undefined
    answer: VpcRouter
  }
  vpcSubnetCreate: {
    args: { project?: NameOrId | undefined; vpc: NameOrId }
    body: VpcSubnetCreate
    answer: VpcSubnet
  }
  vpcSubnetDelete: {
    args: { subnet: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  vpcSubnetList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: VpcSubnetResultsPage
  }
  vpcSubnetListNetworkInterfaces: {
    args: {
      subnet: NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: NameOrId | undefined
      sortBy?: NameOrIdSortMode | undefined
      vpc?: NameOrId | undefined
    }
    body: undefined
    answer: InstanceNetworkInterfaceResultsPage
  }
  vpcSubnetUpdate: {
    args: { subnet: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: VpcSubnetUpdate
    answer: VpcSubnet
  }
  vpcSubnetView: {
    args: { subnet: NameOrId; project?: NameOrId | undefined; vpc?: NameOrId | undefined }
    body: undefined
    answer: VpcSubnet
  }
  vpcUpdate: { args: { vpc: NameOrId; project?: NameOrId | undefined }; body: VpcUpdate; answer: Vpc }
  vpcView: { args: { vpc: NameOrId; project?: NameOrId | undefined }; body: undefined; answer: Vpc }
  webhookReceiverCreate: { args: object; body: WebhookCreate; answer: WebhookReceiver }
  webhookReceiverUpdate: { args: { receiver: NameOrId }; body: WebhookReceiverUpdate; answer: void }
  webhookSecretsAdd: { args: { receiver: NameOrId }; body: WebhookSecretCreate; answer: WebhookSecret }
  webhookSecretsDelete: { args: { secretId: string }; body: undefined; answer: void }
  webhookSecretsList: { args: { receiver: NameOrId }; body: undefined; answer: WebhookSecrets }
}

export type OperationName = keyof Operations

/** One operation of the region API on the wire. */
export interface Operation<K extends OperationName> {
  /** The API's name in camelCase; also the name of the RTK Query endpoint. */
  readonly name: K
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  /** Path with `{camelCase}` placeholders, one for each path parameter. */
  readonly path: string
  /** Names of the query parameters in camelCase, if there are any. */
  readonly query?: readonly string[]
  /** The encoding of the request body; absent for no body. */
  readonly body?: 'json' | 'form' | 'binary'
  /** The first version of the API that has the operation; absent if the first version has it. */
  readonly since?: Version
  /** The first version that no longer has it. */
  readonly until?: Version
}
