// Written by `npm run gen:api`. Do not edit.
import type { IsoDate } from '../../generated/types'
import type * as Newer from './v2026021301'

export type * from './v2026021301'

export type AuditLogEntry = {
  actor: Newer.AuditLogEntryActor
  authMethod?: string | null | undefined
  id: string
  operationId: string
  requestId: string
  requestUri: string
  result: Newer.AuditLogEntryResult
  sourceIp: string
  timeCompleted: IsoDate
  timeStarted: IsoDate
  userAgent?: string | null | undefined
}

export type AuditLogEntryResultsPage = { items: Array<AuditLogEntry>; nextPage?: string | null | undefined }

export type BgpConfig = {
  asn: number
  description: string
  id: string
  name: Newer.Name
  timeCreated: IsoDate
  timeModified: IsoDate
  vrf?: string | null | undefined
}

export type BgpConfigCreate = {
  asn: number
  bgpAnnounceSetId: Newer.NameOrId
  description: string
  name: Newer.Name
  vrf?: Newer.Name | null | undefined
}

export type BgpConfigResultsPage = { items: Array<BgpConfig>; nextPage?: string | null | undefined }

export type BgpExported = { exports: Record<string, Array<Newer.Ipv4Net>> }

export type BgpImportedRouteIpv4 = {
  id: number
  nexthop: string
  prefix: Newer.Ipv4Net
  switch: Newer.SwitchLocation
}

export type BgpPeer = {
  addr: string
  allowedExport: Newer.ImportExportPolicy
  allowedImport: Newer.ImportExportPolicy
  bgpConfig: Newer.NameOrId
  communities: Array<number>
  connectRetry: number
  delayOpen: number
  enforceFirstAs: boolean
  holdTime: number
  idleHoldTime: number
  interfaceName: Newer.Name
  keepalive: number
  localPref?: number | null | undefined
  md5AuthKey?: string | null | undefined
  minTtl?: number | null | undefined
  multiExitDiscriminator?: number | null | undefined
  remoteAsn?: number | null | undefined
  vlanId?: number | null | undefined
}

export type BgpPeerConfig = { linkName: Newer.Name; peers: Array<BgpPeer> }

export type BgpPeerState =
  | 'idle'
  | 'connect'
  | 'active'
  | 'open_sent'
  | 'open_confirm'
  | 'session_setup'
  | 'established'

export type BgpPeerStatus = {
  addr: string
  localAsn: number
  remoteAsn: number
  state: BgpPeerState
  stateDurationMillis: number
  switch: Newer.SwitchLocation
}

export type Disk = {
  blockSize: Newer.ByteCount
  description: string
  devicePath: string
  id: string
  imageId?: string | null | undefined
  name: Newer.Name
  projectId: string
  size: Newer.ByteCount
  snapshotId?: string | null | undefined
  state: Newer.DiskState
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type DiskCreate = {
  description: string
  diskSource: DiskSource
  name: Newer.Name
  size: Newer.ByteCount
}

export type DiskResultsPage = { items: Array<Disk>; nextPage?: string | null | undefined }

export type DiskSource =
  | { blockSize: Newer.BlockSize; type: 'blank' }
  | { snapshotId: string; type: 'snapshot' }
  | { imageId: string; type: 'image' }
  | { blockSize: Newer.BlockSize; type: 'importing_blocks' }

export type Distributiondouble = {
  bins: Array<number>
  counts: Array<number>
  max?: number | null | undefined
  min?: number | null | undefined
  p50?: Newer.Quantile | null | undefined
  p90?: Newer.Quantile | null | undefined
  p99?: Newer.Quantile | null | undefined
  squaredMean: number
  sumOfSamples: number
}

export type Distributionint64 = {
  bins: Array<number>
  counts: Array<number>
  max?: number | null | undefined
  min?: number | null | undefined
  p50?: Newer.Quantile | null | undefined
  p90?: Newer.Quantile | null | undefined
  p99?: Newer.Quantile | null | undefined
  squaredMean: number
  sumOfSamples: number
}

export type EphemeralIpCreate = { pool?: Newer.NameOrId | null | undefined }

export type ExternalIpCreate =
  | { pool?: Newer.NameOrId | null | undefined; type: 'ephemeral' }
  | { floatingIp: Newer.NameOrId; type: 'floating' }

export type FloatingIpCreate = {
  description: string
  ip?: string | null | undefined
  name: Newer.Name
  pool?: Newer.NameOrId | null | undefined
}

export type InstanceCreate = {
  antiAffinityGroups?: Array<Newer.NameOrId> | null | undefined
  autoRestartPolicy?: Newer.InstanceAutoRestartPolicy | null | undefined
  bootDisk?: InstanceDiskAttachment | null | undefined
  cpuPlatform?: Newer.InstanceCpuPlatform | null | undefined
  description: string
  disks?: Array<InstanceDiskAttachment> | null | undefined
  externalIps?: Array<ExternalIpCreate> | null | undefined
  hostname: Newer.Hostname
  memory: Newer.ByteCount
  name: Newer.Name
  ncpus: Newer.InstanceCpuCount
  networkInterfaces?: InstanceNetworkInterfaceAttachment | null | undefined
  sshPublicKeys?: Array<Newer.NameOrId> | null | undefined
  start?: boolean | null | undefined
  userData?: string | null | undefined
}

export type InstanceDiskAttachment =
  | { description: string; diskSource: DiskSource; name: Newer.Name; size: Newer.ByteCount; type: 'create' }
  | { name: Newer.Name; type: 'attach' }

export type InstanceNetworkInterface = {
  description: string
  id: string
  instanceId: string
  ip: string
  mac: Newer.MacAddr
  name: Newer.Name
  primary: boolean
  subnetId: string
  timeCreated: IsoDate
  timeModified: IsoDate
  transitIps?: Array<Newer.IpNet> | null | undefined
  vpcId: string
}

export type InstanceNetworkInterfaceAttachment =
  | { params: Array<InstanceNetworkInterfaceCreate>; type: 'create' }
  | { type: 'default' }
  | { type: 'none' }

export type InstanceNetworkInterfaceCreate = {
  description: string
  ip?: string | null | undefined
  name: Newer.Name
  subnetName: Newer.Name
  transitIps?: Array<Newer.IpNet> | null | undefined
  vpcName: Newer.Name
}

export type InstanceNetworkInterfaceResultsPage = {
  items: Array<InstanceNetworkInterface>
  nextPage?: string | null | undefined
}

export type InstanceUpdate = {
  autoRestartPolicy: Newer.InstanceAutoRestartPolicy | null
  bootDisk: Newer.NameOrId | null
  cpuPlatform: Newer.InstanceCpuPlatform | null
  memory: Newer.ByteCount
  ncpus: Newer.InstanceCpuCount
}

export type NetworkInterface = {
  id: string
  ip: string
  kind: Newer.NetworkInterfaceKind
  mac: Newer.MacAddr
  name: Newer.Name
  primary: boolean
  slot: number
  subnet: Newer.IpNet
  transitIps?: Array<Newer.IpNet> | null | undefined
  vni: Newer.Vni
}

export type OxqlQueryResult = { tables: Array<OxqlTable> }

export type OxqlTable = { name: string; timeseries: Array<Timeseries> }

export type Points = {
  startTimes?: Array<IsoDate> | null | undefined
  timestamps: Array<IsoDate>
  values: Array<Values>
}

export type ProbeCreate = {
  description: string
  ipPool?: Newer.NameOrId | null | undefined
  name: Newer.Name
  sled: string
}

export type ProbeInfo = {
  externalIps: Array<Newer.ProbeExternalIp>
  id: string
  interface: NetworkInterface
  name: Newer.Name
  sled: string
}

export type ProbeInfoResultsPage = { items: Array<ProbeInfo>; nextPage?: string | null | undefined }

export type SiloIpPool = {
  description: string
  id: string
  isDefault: boolean
  name: Newer.Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SiloIpPoolResultsPage = { items: Array<SiloIpPool>; nextPage?: string | null | undefined }

export type SwitchPortSettings = {
  addresses: Array<Newer.SwitchPortAddressView>
  bgpPeers: Array<BgpPeer>
  description: string
  groups: Array<Newer.SwitchPortSettingsGroups>
  id: string
  interfaces: Array<Newer.SwitchInterfaceConfig>
  links: Array<Newer.SwitchPortLinkConfig>
  name: Newer.Name
  port: Newer.SwitchPortConfig
  routes: Array<Newer.SwitchPortRouteConfig>
  timeCreated: IsoDate
  timeModified: IsoDate
  vlanInterfaces: Array<Newer.SwitchVlanInterfaceConfig>
}

export type SwitchPortSettingsCreate = {
  addresses: Array<Newer.AddressConfig>
  bgpPeers?: Array<BgpPeerConfig> | null | undefined
  description: string
  groups?: Array<Newer.NameOrId> | null | undefined
  interfaces?: Array<Newer.SwitchInterfaceConfigCreate> | null | undefined
  links: Array<Newer.LinkConfigCreate>
  name: Newer.Name
  portConfig: Newer.SwitchPortConfigCreate
  routes?: Array<Newer.RouteConfig> | null | undefined
}

export type Timeseries = { fields: Record<string, Newer.FieldValue>; points: Points }

export type ValueArray =
  | { type: 'integer'; values: Array<number | null> }
  | { type: 'double'; values: Array<number | null> }
  | { type: 'boolean'; values: Array<boolean | null> }
  | { type: 'string'; values: Array<string | null> }
  | { type: 'integer_distribution'; values: Array<Distributionint64 | null> }
  | { type: 'double_distribution'; values: Array<Distributiondouble | null> }

export type Values = { metricType: Newer.MetricType; values: ValueArray }

export interface Operations extends Omit<
  Newer.Operations,
  | 'auditLogList'
  | 'diskCreate'
  | 'diskList'
  | 'diskView'
  | 'externalSubnetAttach'
  | 'externalSubnetCreate'
  | 'externalSubnetDelete'
  | 'externalSubnetDetach'
  | 'externalSubnetList'
  | 'externalSubnetUpdate'
  | 'externalSubnetView'
  | 'floatingIpCreate'
  | 'instanceCreate'
  | 'instanceDiskAttach'
  | 'instanceDiskDetach'
  | 'instanceDiskList'
  | 'instanceEphemeralIpAttach'
  | 'instanceEphemeralIpDetach'
  | 'instanceExternalSubnetList'
  | 'instanceMulticastGroupJoin'
  | 'instanceMulticastGroupLeave'
  | 'instanceMulticastGroupList'
  | 'instanceNetworkInterfaceCreate'
  | 'instanceNetworkInterfaceList'
  | 'instanceNetworkInterfaceUpdate'
  | 'instanceNetworkInterfaceView'
  | 'instanceUpdate'
  | 'ipPoolList'
  | 'ipPoolView'
  | 'multicastGroupList'
  | 'multicastGroupMemberList'
  | 'multicastGroupView'
  | 'networkingBgpConfigCreate'
  | 'networkingBgpConfigList'
  | 'networkingBgpExported'
  | 'networkingBgpImported'
  | 'networkingBgpStatus'
  | 'networkingSwitchPortSettingsCreate'
  | 'networkingSwitchPortSettingsView'
  | 'probeCreate'
  | 'probeList'
  | 'probeView'
  | 'rackMembershipAbort'
  | 'rackMembershipAddSleds'
  | 'rackMembershipStatus'
  | 'siloIpPoolList'
  | 'siloSubnetPoolList'
  | 'subnetPoolList'
  | 'subnetPoolView'
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
  | 'systemTimeseriesQuery'
  | 'timeseriesQuery'
  | 'vpcSubnetListNetworkInterfaces'
> {
  auditLogList: {
    args: {
      endTime?: IsoDate | null | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.TimeAndIdSortMode | undefined
      startTime?: IsoDate | undefined
    }
    body: undefined
    answer: AuditLogEntryResultsPage
  }
  diskCreate: { args: { project: Newer.NameOrId }; body: DiskCreate; answer: Disk }
  diskList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: DiskResultsPage
  }
  diskView: {
    args: { disk: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: undefined
    answer: Disk
  }
  floatingIpCreate: { args: { project: Newer.NameOrId }; body: FloatingIpCreate; answer: Newer.FloatingIp }
  instanceCreate: { args: { project: Newer.NameOrId }; body: InstanceCreate; answer: Newer.Instance }
  instanceDiskAttach: {
    args: { instance: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: Newer.DiskPath
    answer: Disk
  }
  instanceDiskDetach: {
    args: { instance: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: Newer.DiskPath
    answer: Disk
  }
  instanceDiskList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
      instance: Newer.NameOrId
    }
    body: undefined
    answer: DiskResultsPage
  }
  instanceEphemeralIpAttach: {
    args: { instance: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: EphemeralIpCreate
    answer: Newer.ExternalIp
  }
  instanceEphemeralIpDetach: {
    args: { instance: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: undefined
    answer: void
  }
  instanceNetworkInterfaceCreate: {
    args: { instance: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: InstanceNetworkInterfaceCreate
    answer: InstanceNetworkInterface
  }
  instanceNetworkInterfaceList: {
    args: {
      instance?: Newer.NameOrId | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: InstanceNetworkInterfaceResultsPage
  }
  instanceNetworkInterfaceUpdate: {
    args: {
      interface: Newer.NameOrId
      instance?: Newer.NameOrId | undefined
      project?: Newer.NameOrId | undefined
    }
    body: Newer.InstanceNetworkInterfaceUpdate
    answer: InstanceNetworkInterface
  }
  instanceNetworkInterfaceView: {
    args: {
      interface: Newer.NameOrId
      instance?: Newer.NameOrId | undefined
      project?: Newer.NameOrId | undefined
    }
    body: undefined
    answer: InstanceNetworkInterface
  }
  instanceUpdate: {
    args: { project?: Newer.NameOrId | undefined; instance: Newer.NameOrId }
    body: InstanceUpdate
    answer: Newer.Instance
  }
  ipPoolList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloIpPoolResultsPage
  }
  ipPoolView: { args: { pool: Newer.NameOrId }; body: undefined; answer: SiloIpPool }
  networkingBgpConfigCreate: { args: object; body: BgpConfigCreate; answer: BgpConfig }
  networkingBgpConfigList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: BgpConfigResultsPage
  }
  networkingBgpExported: { args: object; body: undefined; answer: BgpExported }
  networkingBgpImported: { args: { asn: number }; body: undefined; answer: Array<BgpImportedRouteIpv4> }
  networkingBgpStatus: { args: object; body: undefined; answer: Array<BgpPeerStatus> }
  networkingSwitchPortSettingsCreate: {
    args: object
    body: SwitchPortSettingsCreate
    answer: SwitchPortSettings
  }
  networkingSwitchPortSettingsView: {
    args: { port: Newer.NameOrId }
    body: undefined
    answer: SwitchPortSettings
  }
  probeCreate: { args: { project: Newer.NameOrId }; body: ProbeCreate; answer: Newer.Probe }
  probeList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: ProbeInfoResultsPage
  }
  probeView: { args: { probe: Newer.NameOrId; project: Newer.NameOrId }; body: undefined; answer: ProbeInfo }
  siloIpPoolList: {
    args: {
      silo: Newer.NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloIpPoolResultsPage
  }
  systemTimeseriesQuery: { args: object; body: Newer.TimeseriesQuery; answer: OxqlQueryResult }
  timeseriesQuery: { args: { project: Newer.NameOrId }; body: Newer.TimeseriesQuery; answer: OxqlQueryResult }
  vpcSubnetListNetworkInterfaces: {
    args: {
      subnet: Newer.NameOrId
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
      vpc?: Newer.NameOrId | undefined
    }
    body: undefined
    answer: InstanceNetworkInterfaceResultsPage
  }
}
