// Written by `npm run gen:api`. Do not edit.
import type { IsoDate } from '../../generated/types'
import type * as Newer from './v2026060800'

export type * from './v2026060800'

export type BgpPeer = {
  addr?: string | null | undefined
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
  routerLifetime: number
  vlanId?: number | null | undefined
}

export type BgpPeerConfig = { linkName: Newer.Name; peers: Array<BgpPeer> }

export type Disk = {
  blockSize: Newer.ByteCount
  description: string
  devicePath: string
  diskType: Newer.DiskType
  id: string
  imageId?: string | null | undefined
  name: Newer.Name
  projectId: string
  readOnly: boolean
  size: Newer.ByteCount
  snapshotId?: string | null | undefined
  state: Newer.DiskState
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type DiskResultsPage = { items: Array<Disk>; nextPage?: string | null | undefined }

export type Image = {
  blockSize: Newer.ByteCount
  description: string
  digest?: Newer.Digest | null | undefined
  id: string
  name: Newer.Name
  os: string
  projectId?: string | null | undefined
  size: Newer.ByteCount
  timeCreated: IsoDate
  timeModified: IsoDate
  version: string
}

export type ImageResultsPage = { items: Array<Image>; nextPage?: string | null | undefined }

export type Instance = {
  autoRestartCooldownExpiration?: IsoDate | null | undefined
  autoRestartEnabled: boolean
  autoRestartPolicy?: Newer.InstanceAutoRestartPolicy | null | undefined
  bootDiskId?: string | null | undefined
  cpuPlatform?: InstanceCpuPlatform | null | undefined
  description: string
  hostname: string
  id: string
  memory: Newer.ByteCount
  name: Newer.Name
  ncpus: Newer.InstanceCpuCount
  projectId: string
  runState: Newer.InstanceState
  timeCreated: IsoDate
  timeLastAutoRestarted?: IsoDate | null | undefined
  timeModified: IsoDate
  timeRunStateUpdated: IsoDate
}

export type InstanceCpuPlatform = 'amd_milan' | 'amd_turin'

export type InstanceCreate = {
  antiAffinityGroups?: Array<Newer.NameOrId> | null | undefined
  autoRestartPolicy?: Newer.InstanceAutoRestartPolicy | null | undefined
  bootDisk?: Newer.InstanceDiskAttachment | null | undefined
  cpuPlatform?: InstanceCpuPlatform | null | undefined
  description: string
  disks?: Array<Newer.InstanceDiskAttachment> | null | undefined
  externalIps?: Array<Newer.ExternalIpCreate> | null | undefined
  hostname: Newer.Hostname
  memory: Newer.ByteCount
  multicastGroups?: Array<Newer.MulticastGroupJoinSpec> | null | undefined
  name: Newer.Name
  ncpus: Newer.InstanceCpuCount
  networkInterfaces?: Newer.InstanceNetworkInterfaceAttachment | null | undefined
  sshPublicKeys?: Array<Newer.NameOrId> | null | undefined
  start?: boolean | null | undefined
  userData?: string | null | undefined
}

export type InstanceResultsPage = { items: Array<Instance>; nextPage?: string | null | undefined }

export type InstanceUpdate = {
  autoRestartPolicy: Newer.InstanceAutoRestartPolicy | null
  bootDisk: Newer.NameOrId | null
  cpuPlatform: InstanceCpuPlatform | null
  memory: Newer.ByteCount
  multicastGroups?: Array<Newer.MulticastGroupJoinSpec> | null | undefined
  ncpus: Newer.InstanceCpuCount
}

export type SwitchInterfaceConfig = {
  id: string
  interfaceName: Newer.Name
  kind: SwitchInterfaceKind2
  portSettingsId: string
  v6Enabled: boolean
}

export type SwitchInterfaceKind2 = 'primary' | 'vlan' | 'loopback'

export type SwitchPortConfig = { geometry: SwitchPortGeometry2; portSettingsId: string }

export type SwitchPortGeometry2 = 'qsfp28x1' | 'qsfp28x2' | 'sfp28x4'

export type SwitchPortLinkConfig = {
  autoneg: boolean
  fec?: Newer.LinkFec | null | undefined
  linkName: Newer.Name
  lldpLinkConfig?: Newer.LldpLinkConfig | null | undefined
  mtu: number
  portSettingsId: string
  speed: Newer.LinkSpeed
  txEqConfig?: TxEqConfig2 | null | undefined
}

export type SwitchPortSettings = {
  addresses: Array<Newer.SwitchPortAddressView>
  bgpPeers: Array<BgpPeer>
  description: string
  groups: Array<Newer.SwitchPortSettingsGroups>
  id: string
  interfaces: Array<SwitchInterfaceConfig>
  links: Array<SwitchPortLinkConfig>
  name: Newer.Name
  port: SwitchPortConfig
  routes: Array<Newer.SwitchPortRouteConfig>
  timeCreated: IsoDate
  timeModified: IsoDate
  vlanInterfaces: Array<SwitchVlanInterfaceConfig>
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

export type SwitchVlanInterfaceConfig = { interfaceConfigId: string; vlanId: number }

export type TimeseriesSchema = {
  authzScope: Newer.AuthzScope
  created: IsoDate
  datumType: Newer.DatumType
  description: Newer.TimeseriesDescription
  fieldSchema: Array<Newer.FieldSchema>
  timeseriesName: Newer.TimeseriesName
  units: Units
  version: number
}

export type TimeseriesSchemaResultsPage = {
  items: Array<TimeseriesSchema>
  nextPage?: string | null | undefined
}

export type TxEqConfig2 = {
  main?: number | null | undefined
  post1?: number | null | undefined
  post2?: number | null | undefined
  pre1?: number | null | undefined
  pre2?: number | null | undefined
}

export type Units =
  | 'count'
  | 'bytes'
  | 'seconds'
  | 'nanoseconds'
  | 'volts'
  | 'amps'
  | 'watts'
  | 'degrees_celsius'
  | 'none'
  | 'rpm'

export type UpdateStatus = {
  componentsByReleaseVersion: Record<string, number>
  suspended: boolean
  targetRelease: Newer.TargetRelease | null
  timeLastStepPlanned: IsoDate
}

export interface Operations extends Omit<
  Newer.Operations,
  | 'diskCreate'
  | 'diskList'
  | 'diskView'
  | 'imageCreate'
  | 'imageDemote'
  | 'imageList'
  | 'imagePromote'
  | 'imageView'
  | 'instanceCreate'
  | 'instanceDiskAttach'
  | 'instanceDiskDetach'
  | 'instanceDiskList'
  | 'instanceList'
  | 'instanceReboot'
  | 'instanceStart'
  | 'instanceStop'
  | 'instanceUpdate'
  | 'instanceView'
  | 'networkingSwitchPortSettingsCreate'
  | 'networkingSwitchPortSettingsView'
  | 'physicalDiskDisableAdoption'
  | 'physicalDiskEnableAdoption'
  | 'physicalDiskListAdoptionRequests'
  | 'physicalDiskListUnadopted'
  | 'systemNetworkingSettingsUpdate'
  | 'systemNetworkingSettingsView'
  | 'systemTimeseriesSchemaList'
  | 'systemUpdateStatus'
> {
  diskCreate: { args: { project: Newer.NameOrId }; body: Newer.DiskCreate; answer: Disk }
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
  imageCreate: { args: { project?: Newer.NameOrId | undefined }; body: Newer.ImageCreate; answer: Image }
  imageDemote: { args: { image: Newer.NameOrId; project: Newer.NameOrId }; body: undefined; answer: Image }
  imageList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: ImageResultsPage
  }
  imagePromote: {
    args: { image: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: undefined
    answer: Image
  }
  imageView: {
    args: { image: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: undefined
    answer: Image
  }
  instanceCreate: { args: { project: Newer.NameOrId }; body: InstanceCreate; answer: Instance }
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
  instanceList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: InstanceResultsPage
  }
  instanceReboot: {
    args: { project?: Newer.NameOrId | undefined; instance: Newer.NameOrId }
    body: undefined
    answer: Instance
  }
  instanceStart: {
    args: { project?: Newer.NameOrId | undefined; instance: Newer.NameOrId }
    body: undefined
    answer: Instance
  }
  instanceStop: {
    args: { project?: Newer.NameOrId | undefined; instance: Newer.NameOrId }
    body: undefined
    answer: Instance
  }
  instanceUpdate: {
    args: { project?: Newer.NameOrId | undefined; instance: Newer.NameOrId }
    body: InstanceUpdate
    answer: Instance
  }
  instanceView: {
    args: { project?: Newer.NameOrId | undefined; instance: Newer.NameOrId }
    body: undefined
    answer: Instance
  }
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
  systemTimeseriesSchemaList: {
    args: { limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: TimeseriesSchemaResultsPage
  }
  systemUpdateStatus: { args: object; body: undefined; answer: UpdateStatus }
}
