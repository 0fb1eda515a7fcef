// Written by `npm run gen:api`. Do not edit.
import type { IsoDate } from '../../generated/types'
import type * as Newer from './v20251008'

export type * from './v20251008'

export type AffinityGroupMember = {
  type: 'instance'
  value: { id: TypedUuidForInstanceKind; name: Newer.Name; runState: Newer.InstanceState }
}

export type AffinityGroupMemberResultsPage = {
  items: Array<AffinityGroupMember>
  nextPage?: string | null | undefined
}

export type AlertDelivery = {
  alertClass: string
  alertId: TypedUuidForAlertKind
  attempts: Newer.AlertDeliveryAttempts
  id: string
  receiverId: TypedUuidForAlertReceiverKind
  state: Newer.AlertDeliveryState
  timeStarted: IsoDate
  trigger: Newer.AlertDeliveryTrigger
}

export type AlertDeliveryResultsPage = { items: Array<AlertDelivery>; nextPage?: string | null | undefined }

export type AlertProbeResult = { probe: AlertDelivery; resendsStarted?: number | null | undefined }

export type AntiAffinityGroupMember = {
  type: 'instance'
  value: { id: TypedUuidForInstanceKind; name: Newer.Name; runState: Newer.InstanceState }
}

export type AntiAffinityGroupMemberResultsPage = {
  items: Array<AntiAffinityGroupMember>
  nextPage?: string | null | undefined
}

export type ArtifactId = { kind: string; name: string; version: string }

export type AuditLogEntry = {
  actor: AuditLogEntryActor
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

export type AuditLogEntryActor =
  | { kind: 'user_builtin'; userBuiltinId: string }
  | { kind: 'silo_user'; siloId: string; siloUserId: string }
  | { kind: 'unauthenticated' }

export type AuditLogEntryResultsPage = { items: Array<AuditLogEntry>; nextPage?: string | null | undefined }

export type CurrentUser = { displayName: string; id: string; siloId: string; siloName: Newer.Name }

export type Instance = {
  autoRestartCooldownExpiration?: IsoDate | null | undefined
  autoRestartEnabled: boolean
  autoRestartPolicy?: Newer.InstanceAutoRestartPolicy | null | undefined
  bootDiskId?: string | null | undefined
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

export type InstanceCreate = {
  antiAffinityGroups?: Array<Newer.NameOrId> | null | undefined
  autoRestartPolicy?: Newer.InstanceAutoRestartPolicy | null | undefined
  bootDisk?: Newer.InstanceDiskAttachment | null | undefined
  description: string
  disks?: Array<Newer.InstanceDiskAttachment> | null | undefined
  externalIps?: Array<Newer.ExternalIpCreate> | null | undefined
  hostname: Newer.Hostname
  memory: Newer.ByteCount
  name: Newer.Name
  ncpus: Newer.InstanceCpuCount
  networkInterfaces?: InstanceNetworkInterfaceAttachment | null | undefined
  sshPublicKeys?: Array<Newer.NameOrId> | null | undefined
  start?: boolean | null | undefined
  userData?: string | null | undefined
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
  vpcName: Newer.Name
}

export type InstanceResultsPage = { items: Array<Instance>; nextPage?: string | null | undefined }

export type InstanceUpdate = {
  autoRestartPolicy?: Newer.InstanceAutoRestartPolicy | null | undefined
  bootDisk?: Newer.NameOrId | null | undefined
  memory: Newer.ByteCount
  ncpus: Newer.InstanceCpuCount
}

export type IpPool = {
  description: string
  id: string
  name: Newer.Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type IpPoolCreate = { description: string; name: Newer.Name }

export type IpPoolResultsPage = { items: Array<IpPool>; nextPage?: string | null | undefined }

export type IpPoolUtilization = { ipv4: Ipv4Utilization; ipv6: Ipv6Utilization }

export type Ipv4Utilization = { allocated: number; capacity: number }

export type Ipv6Utilization = { allocated: string; capacity: string }

export type OxqlQueryResult = { tables: Array<Table> }

export type ProjectRole = 'admin' | 'collaborator' | 'viewer'

export type ProjectRolePolicy = { roleAssignments: Array<ProjectRoleRoleAssignment> }

export type ProjectRoleRoleAssignment = {
  identityId: string
  identityType: Newer.IdentityType
  roleName: ProjectRole
}

export type Silo = {
  description: string
  discoverable: boolean
  id: string
  identityMode: SiloIdentityMode
  mappedFleetRoles: Record<string, Array<Newer.FleetRole>>
  name: Newer.Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SiloCreate = {
  adminGroupName?: string | null | undefined
  description: string
  discoverable: boolean
  identityMode: SiloIdentityMode
  mappedFleetRoles?: Record<string, Array<Newer.FleetRole>> | null | undefined
  name: Newer.Name
  quotas: Newer.SiloQuotasCreate
  tlsCertificates: Array<Newer.CertificateCreate>
}

export type SiloIdentityMode = 'saml_jit' | 'local_only'

export type SiloResultsPage = { items: Array<Silo>; nextPage?: string | null | undefined }

export type SiloRole = 'admin' | 'collaborator' | 'viewer'

export type SiloRolePolicy = { roleAssignments: Array<SiloRoleRoleAssignment> }

export type SiloRoleRoleAssignment = {
  identityId: string
  identityType: Newer.IdentityType
  roleName: SiloRole
}

export type SupportBundleInfo = {
  id: TypedUuidForSupportBundleKind
  reasonForCreation: string
  reasonForFailure?: string | null | undefined
  state: Newer.SupportBundleState
  timeCreated: IsoDate
  userComment?: string | null | undefined
}

export type SupportBundleInfoResultsPage = {
  items: Array<SupportBundleInfo>
  nextPage?: string | null | undefined
}

export type Table = { name: string; timeseries: Record<string, Newer.Timeseries> }

export type TargetRelease = { generation: number; releaseSource: TargetReleaseSource; timeRequested: IsoDate }

export type TargetReleaseSource = { type: 'unspecified' } | { type: 'system_version'; version: string }

export type TufArtifactMeta = {
  hash: string
  id: ArtifactId
  sign?: Array<number> | null | undefined
  size: number
}

export type TufRepoDescription = { artifacts: Array<TufArtifactMeta>; repo: TufRepoMeta }

export type TufRepoGetResponse = { description: TufRepoDescription }

export type TufRepoInsertResponse = { recorded: TufRepoDescription; status: TufRepoInsertStatus }

export type TufRepoInsertStatus = 'already_exists' | 'inserted'

export type TufRepoMeta = {
  fileName: string
  hash: string
  systemVersion: string
  targetsRoleVersion: number
  validUntil: IsoDate
}

export type TypedUuidForAlertKind = string

export type TypedUuidForAlertReceiverKind = string

export type TypedUuidForInstanceKind = string

export type TypedUuidForSupportBundleKind = string

export interface Operations extends Omit<
  Newer.Operations,
  | 'affinityGroupMemberInstanceAdd'
  | 'affinityGroupMemberInstanceView'
  | 'affinityGroupMemberList'
  | 'alertDeliveryList'
  | 'alertReceiverProbe'
  | 'antiAffinityGroupMemberInstanceAdd'
  | 'antiAffinityGroupMemberInstanceView'
  | 'antiAffinityGroupMemberList'
  | 'auditLogList'
  | 'currentUserView'
  | 'instanceCreate'
  | 'instanceList'
  | 'instanceNetworkInterfaceCreate'
  | 'instanceReboot'
  | 'instanceStart'
  | 'instanceStop'
  | 'instanceUpdate'
  | 'instanceView'
  | 'networkingAddressLotView'
  | 'policyUpdate'
  | 'policyView'
  | 'projectPolicyUpdate'
  | 'projectPolicyView'
  | 'scimTokenCreate'
  | 'scimTokenDelete'
  | 'scimTokenList'
  | 'scimTokenView'
  | 'siloCreate'
  | 'siloList'
  | 'siloPolicyUpdate'
  | 'siloPolicyView'
  | 'siloView'
  | 'supportBundleCreate'
  | 'supportBundleList'
  | 'supportBundleUpdate'
  | 'supportBundleView'
  | 'systemIpPoolCreate'
  | 'systemIpPoolList'
  | 'systemIpPoolServiceView'
  | 'systemIpPoolUpdate'
  | 'systemIpPoolUtilizationView'
  | 'systemIpPoolView'
  | 'systemTimeseriesQuery'
  | 'systemUpdateRepositoryList'
  | 'systemUpdateRepositoryUpload'
  | 'systemUpdateRepositoryView'
  | 'systemUpdateStatus'
  | 'targetReleaseUpdate'
  | 'timeseriesQuery'
> {
  affinityGroupMemberInstanceAdd: {
    args: { project?: Newer.NameOrId | undefined; affinityGroup: Newer.NameOrId; instance: Newer.NameOrId }
    body: undefined
    answer: AffinityGroupMember
  }
  affinityGroupMemberInstanceView: {
    args: { project?: Newer.NameOrId | undefined; affinityGroup: Newer.NameOrId; instance: Newer.NameOrId }
    body: undefined
    answer: AffinityGroupMember
  }
  affinityGroupMemberList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
      affinityGroup: Newer.NameOrId
    }
    body: undefined
    answer: AffinityGroupMemberResultsPage
  }
  alertDeliveryList: {
    args: {
      receiver: Newer.NameOrId
      delivered?: boolean | null | undefined
      failed?: boolean | null | undefined
      pending?: boolean | null | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.TimeAndIdSortMode | undefined
    }
    body: undefined
    answer: AlertDeliveryResultsPage
  }
  alertReceiverProbe: {
    args: { receiver: Newer.NameOrId; resend?: boolean | undefined }
    body: undefined
    answer: AlertProbeResult
  }
  antiAffinityGroupMemberInstanceAdd: {
    args: {
      project?: Newer.NameOrId | undefined
      antiAffinityGroup: Newer.NameOrId
      instance: Newer.NameOrId
    }
    body: undefined
    answer: AntiAffinityGroupMember
  }
  antiAffinityGroupMemberInstanceView: {
    args: {
      project?: Newer.NameOrId | undefined
      antiAffinityGroup: Newer.NameOrId
      instance: Newer.NameOrId
    }
    body: undefined
    answer: AntiAffinityGroupMember
  }
  antiAffinityGroupMemberList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      project?: Newer.NameOrId | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
      antiAffinityGroup: Newer.NameOrId
    }
    body: undefined
    answer: AntiAffinityGroupMemberResultsPage
  }
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
  currentUserView: { args: object; body: undefined; answer: CurrentUser }
  instanceCreate: { args: { project: Newer.NameOrId }; body: InstanceCreate; answer: Instance }
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
  instanceNetworkInterfaceCreate: {
    args: { instance: Newer.NameOrId; project?: Newer.NameOrId | undefined }
    body: InstanceNetworkInterfaceCreate
    answer: Newer.InstanceNetworkInterface
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
  policyUpdate: { args: object; body: SiloRolePolicy; answer: SiloRolePolicy }
  policyView: { args: object; body: undefined; answer: SiloRolePolicy }
  projectPolicyUpdate: {
    args: { project: Newer.NameOrId }
    body: ProjectRolePolicy
    answer: ProjectRolePolicy
  }
  projectPolicyView: { args: { project: Newer.NameOrId }; body: undefined; answer: ProjectRolePolicy }
  siloCreate: { args: object; body: SiloCreate; answer: Silo }
  siloList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloResultsPage
  }
  siloPolicyUpdate: { args: { silo: Newer.NameOrId }; body: SiloRolePolicy; answer: SiloRolePolicy }
  siloPolicyView: { args: { silo: Newer.NameOrId }; body: undefined; answer: SiloRolePolicy }
  siloView: { args: { silo: Newer.NameOrId }; body: undefined; answer: Silo }
  supportBundleCreate: { args: object; body: Newer.SupportBundleCreate; answer: SupportBundleInfo }
  supportBundleList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.TimeAndIdSortMode | undefined
    }
    body: undefined
    answer: SupportBundleInfoResultsPage
  }
  supportBundleUpdate: {
    args: { bundleId: string }
    body: Newer.SupportBundleUpdate
    answer: SupportBundleInfo
  }
  supportBundleView: { args: { bundleId: string }; body: undefined; answer: SupportBundleInfo }
  systemIpPoolCreate: { args: object; body: IpPoolCreate; answer: IpPool }
  systemIpPoolList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: IpPoolResultsPage
  }
  systemIpPoolServiceView: { args: object; body: undefined; answer: IpPool }
  systemIpPoolUpdate: { args: { pool: Newer.NameOrId }; body: Newer.IpPoolUpdate; answer: IpPool }
  systemIpPoolUtilizationView: { args: { pool: Newer.NameOrId }; body: undefined; answer: IpPoolUtilization }
  systemIpPoolView: { args: { pool: Newer.NameOrId }; body: undefined; answer: IpPool }
  systemTimeseriesQuery: { args: object; body: Newer.TimeseriesQuery; answer: OxqlQueryResult }
  systemUpdateRepositoryUpload: { args: { fileName: string }; body: Blob; answer: TufRepoInsertResponse }
  systemUpdateRepositoryView: { args: { systemVersion: string }; body: undefined; answer: TufRepoGetResponse }
  systemUpdateStatus: { args: object; body: undefined; answer: TargetRelease }
  targetReleaseUpdate: { args: object; body: Newer.SetTargetReleaseParams; answer: TargetRelease }
  timeseriesQuery: { args: { project: Newer.NameOrId }; body: Newer.TimeseriesQuery; answer: OxqlQueryResult }
}
