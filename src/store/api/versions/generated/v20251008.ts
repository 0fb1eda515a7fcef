// Written by `npm run gen:api`. Do not edit.
type IsoDate = string

export type Address = { address: IpNet; addressLot: NameOrId; vlanId?: number | null | undefined }

export type AddressConfig = { addresses: Array<Address>; linkName: Name }

export type AddressLot = {
  description: string
  id: string
  kind: AddressLotKind
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type AddressLotBlock = { firstAddress: string; id: string; lastAddress: string }

export type AddressLotBlockCreate = { firstAddress: string; lastAddress: string }

export type AddressLotBlockResultsPage = {
  items: Array<AddressLotBlock>
  nextPage?: string | null | undefined
}

export type AddressLotCreate = {
  blocks: Array<AddressLotBlockCreate>
  description: string
  kind: AddressLotKind
  name: Name
}

export type AddressLotCreateResponse = { blocks: Array<AddressLotBlock>; lot: AddressLot }

export type AddressLotKind = 'infra' | 'pool'

export type AddressLotResultsPage = { items: Array<AddressLot>; nextPage?: string | null | undefined }

export type AddressLotViewResponse = { blocks: Array<AddressLotBlock>; lot: AddressLot }

export type AffinityGroup = {
  description: string
  failureDomain: FailureDomain
  id: string
  name: Name
  policy: AffinityPolicy
  projectId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type AffinityGroupCreate = {
  description: string
  failureDomain: FailureDomain
  name: Name
  policy: AffinityPolicy
}

export type AffinityGroupMember = {
  type: 'instance'
  value: { id: string; name: Name; runState: InstanceState }
}

export type AffinityGroupMemberResultsPage = {
  items: Array<AffinityGroupMember>
  nextPage?: string | null | undefined
}

export type AffinityGroupResultsPage = { items: Array<AffinityGroup>; nextPage?: string | null | undefined }

export type AffinityGroupUpdate = { description?: string | null | undefined; name?: Name | null | undefined }

export type AffinityPolicy = 'allow' | 'fail'

export type AggregateBgpMessageHistory = { switchHistories: Array<SwitchBgpHistory> }

export type AlertClass = { description: string; name: string }

export type AlertClassResultsPage = { items: Array<AlertClass>; nextPage?: string | null | undefined }

export type AlertDelivery = {
  alertClass: string
  alertId: string
  attempts: AlertDeliveryAttempts
  id: string
  receiverId: string
  state: AlertDeliveryState
  timeStarted: IsoDate
  trigger: AlertDeliveryTrigger
}

export type AlertDeliveryAttempts = { webhook: Array<WebhookDeliveryAttempt> }

export type AlertDeliveryId = { deliveryId: string }

export type AlertDeliveryResultsPage = { items: Array<AlertDelivery>; nextPage?: string | null | undefined }

export type AlertDeliveryState = 'pending' | 'delivered' | 'failed'

export type AlertDeliveryTrigger = 'alert' | 'resend' | 'probe'

export type AlertProbeResult = { probe: AlertDelivery; resendsStarted?: number | null | undefined }

export type AlertReceiver = {
  description: string
  id: string
  kind: AlertReceiverKind
  name: Name
  subscriptions: Array<AlertSubscription>
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type AlertReceiverKind = { endpoint: string; kind: 'webhook'; secrets: Array<WebhookSecret> }

export type AlertReceiverResultsPage = { items: Array<AlertReceiver>; nextPage?: string | null | undefined }

export type AlertSubscription = string

export type AlertSubscriptionCreate = { subscription: AlertSubscription }

export type AlertSubscriptionCreated = { subscription: AlertSubscription }

export type AllowedSourceIps = { allow: 'any' } | { allow: 'list'; ips: Array<IpNet> }

export type AllowList = { allowedIps: AllowedSourceIps; timeCreated: IsoDate; timeModified: IsoDate }

export type AllowListUpdate = { allowedIps: AllowedSourceIps }

export type AntiAffinityGroup = {
  description: string
  failureDomain: FailureDomain
  id: string
  name: Name
  policy: AffinityPolicy
  projectId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type AntiAffinityGroupCreate = {
  description: string
  failureDomain: FailureDomain
  name: Name
  policy: AffinityPolicy
}

export type AntiAffinityGroupMember = {
  type: 'instance'
  value: { id: string; name: Name; runState: InstanceState }
}

export type AntiAffinityGroupMemberResultsPage = {
  items: Array<AntiAffinityGroupMember>
  nextPage?: string | null | undefined
}

export type AntiAffinityGroupResultsPage = {
  items: Array<AntiAffinityGroup>
  nextPage?: string | null | undefined
}

export type AntiAffinityGroupUpdate = {
  description?: string | null | undefined
  name?: Name | null | undefined
}

export type AuditLogEntry = {
  actor: AuditLogEntryActor
  authMethod?: string | null | undefined
  id: string
  operationId: string
  requestId: string
  requestUri: string
  result: AuditLogEntryResult
  sourceIp: string
  timeCompleted: IsoDate
  timeStarted: IsoDate
  userAgent?: string | null | undefined
}

export type AuditLogEntryActor =
  | { kind: 'user_builtin'; userBuiltinId: string }
  | { kind: 'silo_user'; siloId: string; siloUserId: string }
  | { kind: 'scim'; siloId: string }
  | { kind: 'unauthenticated' }

export type AuditLogEntryResult =
  | { httpStatusCode: number; kind: 'success' }
  | { errorCode?: string | null | undefined; errorMessage: string; httpStatusCode: number; kind: 'error' }
  | { kind: 'unknown' }

export type AuditLogEntryResultsPage = { items: Array<AuditLogEntry>; nextPage?: string | null | undefined }

export type AuthzScope = 'fleet' | 'silo' | 'project' | 'viewable_to_all'

export type Baseboard = { part: string; revision: number; serial: string }

export type BfdMode = 'single_hop' | 'multi_hop'

export type BfdSessionDisable = { remote: string; switch: Name }

export type BfdSessionEnable = {
  detectionThreshold: number
  local?: string | null | undefined
  mode: BfdMode
  remote: string
  requiredRx: number
  switch: Name
}

export type BfdState = 'admin_down' | 'down' | 'init' | 'up'

export type BfdStatus = {
  detectionThreshold: number
  local?: string | null | undefined
  mode: BfdMode
  peer: string
  requiredRx: number
  state: BfdState
  switch: Name
}

export type BgpAnnouncement = { addressLotBlockId: string; announceSetId: string; network: IpNet }

export type BgpAnnouncementCreate = { addressLotBlock: NameOrId; network: IpNet }

export type BgpAnnounceSet = {
  description: string
  id: string
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type BgpAnnounceSetCreate = {
  announcement: Array<BgpAnnouncementCreate>
  description: string
  name: Name
}

export type BgpConfig = {
  asn: number
  description: string
  id: string
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
  vrf?: string | null | undefined
}

export type BgpConfigCreate = {
  asn: number
  bgpAnnounceSetId: NameOrId
  description: string
  name: Name
  vrf?: Name | null | undefined
}

export type BgpConfigResultsPage = { items: Array<BgpConfig>; nextPage?: string | null | undefined }

export type BgpExported = { exports: Record<string, Array<Ipv4Net>> }

export type BgpImportedRouteIpv4 = { id: number; nexthop: string; prefix: Ipv4Net; switch: SwitchLocation }

export type BgpMessageHistory = unknown

export type BgpPeer = {
  addr: string
  allowedExport: ImportExportPolicy
  allowedImport: ImportExportPolicy
  bgpConfig: NameOrId
  communities: Array<number>
  connectRetry: number
  delayOpen: number
  enforceFirstAs: boolean
  holdTime: number
  idleHoldTime: number
  interfaceName: Name
  keepalive: number
  localPref?: number | null | undefined
  md5AuthKey?: string | null | undefined
  minTtl?: number | null | undefined
  multiExitDiscriminator?: number | null | undefined
  remoteAsn?: number | null | undefined
  vlanId?: number | null | undefined
}

export type BgpPeerConfig = { linkName: Name; peers: Array<BgpPeer> }

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
  switch: SwitchLocation
}

export type Bindouble = { count: number; range: BinRangedouble }

export type Binfloat = { count: number; range: BinRangefloat }

export type Binint16 = { count: number; range: BinRangeint16 }

export type Binint32 = { count: number; range: BinRangeint32 }

export type Binint64 = { count: number; range: BinRangeint64 }

export type Binint8 = { count: number; range: BinRangeint8 }

export type BinRangedouble =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangefloat =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangeint16 =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangeint32 =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangeint64 =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangeint8 =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangeuint16 =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangeuint32 =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangeuint64 =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type BinRangeuint8 =
  | { end: number; type: 'range_to' }
  | { end: number; start: number; type: 'range' }
  | { start: number; type: 'range_from' }

export type Binuint16 = { count: number; range: BinRangeuint16 }

export type Binuint32 = { count: number; range: BinRangeuint32 }

export type Binuint64 = { count: number; range: BinRangeuint64 }

export type Binuint8 = { count: number; range: BinRangeuint8 }

export type BlockSize = 512 | 2048 | 4096

export type ByteCount = number

export type Certificate = {
  cert: string
  description: string
  id: string
  name: Name
  service: ServiceUsingCertificate
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type CertificateCreate = {
  cert: string
  description: string
  key: string
  name: Name
  service: ServiceUsingCertificate
}

export type CertificateResultsPage = { items: Array<Certificate>; nextPage?: string | null | undefined }

export type ConsoleSession = { id: string; timeCreated: IsoDate; timeLastUsed: IsoDate }

export type ConsoleSessionResultsPage = { items: Array<ConsoleSession>; nextPage?: string | null | undefined }

export type Cumulativedouble = { startTime: IsoDate; value: number }

export type Cumulativefloat = { startTime: IsoDate; value: number }

export type Cumulativeint64 = { startTime: IsoDate; value: number }

export type Cumulativeuint64 = { startTime: IsoDate; value: number }

export type CurrentUser = {
  displayName: string
  fleetViewer: boolean
  id: string
  siloAdmin: boolean
  siloId: string
  siloName: Name
}

export type Datum =
  | { datum: boolean; type: 'bool' }
  | { datum: number; type: 'i8' }
  | { datum: number; type: 'u8' }
  | { datum: number; type: 'i16' }
  | { datum: number; type: 'u16' }
  | { datum: number; type: 'i32' }
  | { datum: number; type: 'u32' }
  | { datum: number; type: 'i64' }
  | { datum: number; type: 'u64' }
  | { datum: number; type: 'f32' }
  | { datum: number; type: 'f64' }
  | { datum: string; type: 'string' }
  | { datum: Array<number>; type: 'bytes' }
  | { datum: Cumulativeint64; type: 'cumulative_i64' }
  | { datum: Cumulativeuint64; type: 'cumulative_u64' }
  | { datum: Cumulativefloat; type: 'cumulative_f32' }
  | { datum: Cumulativedouble; type: 'cumulative_f64' }
  | { datum: Histogramint8; type: 'histogram_i8' }
  | { datum: Histogramuint8; type: 'histogram_u8' }
  | { datum: Histogramint16; type: 'histogram_i16' }
  | { datum: Histogramuint16; type: 'histogram_u16' }
  | { datum: Histogramint32; type: 'histogram_i32' }
  | { datum: Histogramuint32; type: 'histogram_u32' }
  | { datum: Histogramint64; type: 'histogram_i64' }
  | { datum: Histogramuint64; type: 'histogram_u64' }
  | { datum: Histogramfloat; type: 'histogram_f32' }
  | { datum: Histogramdouble; type: 'histogram_f64' }
  | { datum: MissingDatum; type: 'missing' }

export type DatumType =
  | 'bool'
  | 'i8'
  | 'u8'
  | 'i16'
  | 'u16'
  | 'i32'
  | 'u32'
  | 'i64'
  | 'u64'
  | 'f32'
  | 'f64'
  | 'string'
  | 'bytes'
  | 'cumulative_i64'
  | 'cumulative_u64'
  | 'cumulative_f32'
  | 'cumulative_f64'
  | 'histogram_i8'
  | 'histogram_u8'
  | 'histogram_i16'
  | 'histogram_u16'
  | 'histogram_i32'
  | 'histogram_u32'
  | 'histogram_i64'
  | 'histogram_u64'
  | 'histogram_f32'
  | 'histogram_f64'

export type DerEncodedKeyPair = { privateKey: string; publicCert: string }

export type DeviceAccessToken = { id: string; timeCreated: IsoDate; timeExpires?: IsoDate | null | undefined }

export type DeviceAccessTokenRequest = { clientId: string; deviceCode: string; grantType: string }

export type DeviceAccessTokenResultsPage = {
  items: Array<DeviceAccessToken>
  nextPage?: string | null | undefined
}

export type DeviceAuthRequest = { clientId: string; ttlSeconds?: number | null | undefined }

export type DeviceAuthVerify = { userCode: string }

export type Digest = { type: 'sha256'; value: string }

export type Disk = {
  blockSize: ByteCount
  description: string
  devicePath: string
  id: string
  imageId?: string | null | undefined
  name: Name
  projectId: string
  size: ByteCount
  snapshotId?: string | null | undefined
  state: DiskState
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type DiskCreate = { description: string; diskSource: DiskSource; name: Name; size: ByteCount }

export type DiskPath = { disk: NameOrId }

export type DiskResultsPage = { items: Array<Disk>; nextPage?: string | null | undefined }

export type DiskSource =
  | { blockSize: BlockSize; type: 'blank' }
  | { snapshotId: string; type: 'snapshot' }
  | { imageId: string; type: 'image' }
  | { blockSize: BlockSize; type: 'importing_blocks' }

export type DiskState =
  | { state: 'creating' }
  | { state: 'detached' }
  | { state: 'import_ready' }
  | { state: 'importing_from_url' }
  | { state: 'importing_from_bulk_writes' }
  | { state: 'finalizing' }
  | { state: 'maintenance' }
  | { instance: string; state: 'attaching' }
  | { instance: string; state: 'attached' }
  | { instance: string; state: 'detaching' }
  | { state: 'destroyed' }
  | { state: 'faulted' }

export type Distributiondouble = {
  bins: Array<number>
  counts: Array<number>
  max?: number | null | undefined
  min?: number | null | undefined
  p50?: Quantile | null | undefined
  p90?: Quantile | null | undefined
  p99?: Quantile | null | undefined
  squaredMean: number
  sumOfSamples: number
}

export type Distributionint64 = {
  bins: Array<number>
  counts: Array<number>
  max?: number | null | undefined
  min?: number | null | undefined
  p50?: Quantile | null | undefined
  p90?: Quantile | null | undefined
  p99?: Quantile | null | undefined
  squaredMean: number
  sumOfSamples: number
}

export type EphemeralIpCreate = { pool?: NameOrId | null | undefined }

export type Error = { errorCode?: string | null | undefined; message: string; requestId: string }

export type ExternalIp =
  | { firstPort: number; ip: string; ipPoolId: string; kind: 'snat'; lastPort: number }
  | { ip: string; ipPoolId: string; kind: 'ephemeral' }
  | {
      description: string
      id: string
      instanceId?: string | null | undefined
      ip: string
      ipPoolId: string
      kind: 'floating'
      name: Name
      projectId: string
      timeCreated: IsoDate
      timeModified: IsoDate
    }

export type ExternalIpCreate =
  | { pool?: NameOrId | null | undefined; type: 'ephemeral' }
  | { floatingIp: NameOrId; type: 'floating' }

export type ExternalIpResultsPage = { items: Array<ExternalIp>; nextPage?: string | null | undefined }

export type FailureDomain = 'sled'

export type FieldSchema = { description: string; fieldType: FieldType; name: string; source: FieldSource }

export type FieldSource = 'target' | 'metric'

export type FieldType =
  | 'string'
  | 'i8'
  | 'u8'
  | 'i16'
  | 'u16'
  | 'i32'
  | 'u32'
  | 'i64'
  | 'u64'
  | 'ip_addr'
  | 'uuid'
  | 'bool'

export type FieldValue =
  | { type: 'string'; value: string }
  | { type: 'i8'; value: number }
  | { type: 'u8'; value: number }
  | { type: 'i16'; value: number }
  | { type: 'u16'; value: number }
  | { type: 'i32'; value: number }
  | { type: 'u32'; value: number }
  | { type: 'i64'; value: number }
  | { type: 'u64'; value: number }
  | { type: 'ip_addr'; value: string }
  | { type: 'uuid'; value: string }
  | { type: 'bool'; value: boolean }

export type FinalizeDisk = { snapshotName?: Name | null | undefined }

export type FleetRole = 'admin' | 'collaborator' | 'viewer'

export type FleetRolePolicy = { roleAssignments: Array<FleetRoleRoleAssignment> }

export type FleetRoleRoleAssignment = { identityId: string; identityType: IdentityType; roleName: FleetRole }

export type FloatingIp = {
  description: string
  id: string
  instanceId?: string | null | undefined
  ip: string
  ipPoolId: string
  name: Name
  projectId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type FloatingIpAttach = { kind: FloatingIpParentKind; parent: NameOrId }

export type FloatingIpCreate = {
  description: string
  ip?: string | null | undefined
  name: Name
  pool?: NameOrId | null | undefined
}

export type FloatingIpParentKind = 'instance'

export type FloatingIpResultsPage = { items: Array<FloatingIp>; nextPage?: string | null | undefined }

export type FloatingIpUpdate = { description?: string | null | undefined; name?: Name | null | undefined }

export type Group = { displayName: string; id: string; siloId: string }

export type GroupResultsPage = { items: Array<Group>; nextPage?: string | null | undefined }

export type Histogramdouble = {
  bins: Array<Bindouble>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramfloat = {
  bins: Array<Binfloat>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramint16 = {
  bins: Array<Binint16>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramint32 = {
  bins: Array<Binint32>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramint64 = {
  bins: Array<Binint64>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramint8 = {
  bins: Array<Binint8>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramuint16 = {
  bins: Array<Binuint16>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramuint32 = {
  bins: Array<Binuint32>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramuint64 = {
  bins: Array<Binuint64>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Histogramuint8 = {
  bins: Array<Binuint8>
  max: number
  min: number
  nSamples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squaredMean: number
  startTime: IsoDate
  sumOfSamples: number
}

export type Hostname = string

export type IcmpParamRange = string

export type IdentityProvider = {
  description: string
  id: string
  name: Name
  providerType: IdentityProviderType
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type IdentityProviderResultsPage = {
  items: Array<IdentityProvider>
  nextPage?: string | null | undefined
}

export type IdentityProviderType = 'saml'

export type IdentityType = 'silo_user' | 'silo_group'

export type IdpMetadataSource = { type: 'url'; url: string } | { data: string; type: 'base64_encoded_xml' }

export type IdSortMode = 'id_ascending'

export type Image = {
  blockSize: ByteCount
  description: string
  digest?: Digest | null | undefined
  id: string
  name: Name
  os: string
  projectId?: string | null | undefined
  size: ByteCount
  timeCreated: IsoDate
  timeModified: IsoDate
  version: string
}

export type ImageCreate = {
  description: string
  name: Name
  os: string
  source: ImageSource
  version: string
}

export type ImageResultsPage = { items: Array<Image>; nextPage?: string | null | undefined }

export type ImageSource = { id: string; type: 'snapshot' }

export type ImportBlocksBulkWrite = { base64EncodedData: string; offset: number }

export type ImportExportPolicy = { type: 'no_filtering' } | { type: 'allow'; value: Array<IpNet> }

export type Instance = {
  autoRestartCooldownExpiration?: IsoDate | null | undefined
  autoRestartEnabled: boolean
  autoRestartPolicy?: InstanceAutoRestartPolicy | null | undefined
  bootDiskId?: string | null | undefined
  cpuPlatform?: InstanceCpuPlatform | null | undefined
  description: string
  hostname: string
  id: string
  memory: ByteCount
  name: Name
  ncpus: InstanceCpuCount
  projectId: string
  runState: InstanceState
  timeCreated: IsoDate
  timeLastAutoRestarted?: IsoDate | null | undefined
  timeModified: IsoDate
  timeRunStateUpdated: IsoDate
}

export type InstanceAutoRestartPolicy = 'never' | 'best_effort'

export type InstanceCpuCount = number

export type InstanceCpuPlatform = 'amd_milan' | 'amd_turin'

export type InstanceCreate = {
  antiAffinityGroups?: Array<NameOrId> | null | undefined
  autoRestartPolicy?: InstanceAutoRestartPolicy | null | undefined
  bootDisk?: InstanceDiskAttachment | null | undefined
  cpuPlatform?: InstanceCpuPlatform | null | undefined
  description: string
  disks?: Array<InstanceDiskAttachment> | null | undefined
  externalIps?: Array<ExternalIpCreate> | null | undefined
  hostname: Hostname
  memory: ByteCount
  name: Name
  ncpus: InstanceCpuCount
  networkInterfaces?: InstanceNetworkInterfaceAttachment | null | undefined
  sshPublicKeys?: Array<NameOrId> | null | undefined
  start?: boolean | null | undefined
  userData?: string | null | undefined
}

export type InstanceDiskAttachment =
  | { description: string; diskSource: DiskSource; name: Name; size: ByteCount; type: 'create' }
  | { name: Name; type: 'attach' }

export type InstanceNetworkInterface = {
  description: string
  id: string
  instanceId: string
  ip: string
  mac: MacAddr
  name: Name
  primary: boolean
  subnetId: string
  timeCreated: IsoDate
  timeModified: IsoDate
  transitIps?: Array<IpNet> | null | undefined
  vpcId: string
}

export type InstanceNetworkInterfaceAttachment =
  | { params: Array<InstanceNetworkInterfaceCreate>; type: 'create' }
  | { type: 'default' }
  | { type: 'none' }

export type InstanceNetworkInterfaceCreate = {
  description: string
  ip?: string | null | undefined
  name: Name
  subnetName: Name
  transitIps?: Array<IpNet> | null | undefined
  vpcName: Name
}

export type InstanceNetworkInterfaceResultsPage = {
  items: Array<InstanceNetworkInterface>
  nextPage?: string | null | undefined
}

export type InstanceNetworkInterfaceUpdate = {
  description?: string | null | undefined
  name?: Name | null | undefined
  primary?: boolean | null | undefined
  transitIps?: Array<IpNet> | null | undefined
}

export type InstanceResultsPage = { items: Array<Instance>; nextPage?: string | null | undefined }

export type InstanceSerialConsoleData = { data: Array<number>; lastByteOffset: number }

export type InstanceState =
  | 'creating'
  | 'starting'
  | 'running'
  | 'stopping'
  | 'stopped'
  | 'rebooting'
  | 'migrating'
  | 'repairing'
  | 'failed'
  | 'destroyed'

export type InstanceUpdate = {
  autoRestartPolicy: InstanceAutoRestartPolicy | null
  bootDisk: NameOrId | null
  cpuPlatform: InstanceCpuPlatform | null
  memory: ByteCount
  ncpus: InstanceCpuCount
}

export type InterfaceNum = { unknown: number } | { ifIndex: number } | { portNumber: number }

export type InternetGateway = {
  description: string
  id: string
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
  vpcId: string
}

export type InternetGatewayCreate = { description: string; name: Name }

export type InternetGatewayIpAddress = {
  address: string
  description: string
  id: string
  internetGatewayId: string
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type InternetGatewayIpAddressCreate = { address: string; description: string; name: Name }

export type InternetGatewayIpAddressResultsPage = {
  items: Array<InternetGatewayIpAddress>
  nextPage?: string | null | undefined
}

export type InternetGatewayIpPool = {
  description: string
  id: string
  internetGatewayId: string
  ipPoolId: string
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type InternetGatewayIpPoolCreate = { description: string; ipPool: NameOrId; name: Name }

export type InternetGatewayIpPoolResultsPage = {
  items: Array<InternetGatewayIpPool>
  nextPage?: string | null | undefined
}

export type InternetGatewayResultsPage = {
  items: Array<InternetGateway>
  nextPage?: string | null | undefined
}

export type IpNet = Ipv4Net | Ipv6Net

export type IpPool = {
  description: string
  id: string
  ipVersion: IpVersion
  name: Name
  poolType: IpPoolType
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type IpPoolCreate = {
  description: string
  ipVersion?: IpVersion | null | undefined
  name: Name
  poolType?: IpPoolType | null | undefined
}

export type IpPoolLinkSilo = { isDefault: boolean; silo: NameOrId }

export type IpPoolRange = { id: string; ipPoolId: string; range: IpRange; timeCreated: IsoDate }

export type IpPoolRangeResultsPage = { items: Array<IpPoolRange>; nextPage?: string | null | undefined }

export type IpPoolResultsPage = { items: Array<IpPool>; nextPage?: string | null | undefined }

export type IpPoolSiloLink = { ipPoolId: string; isDefault: boolean; siloId: string }

export type IpPoolSiloLinkResultsPage = { items: Array<IpPoolSiloLink>; nextPage?: string | null | undefined }

export type IpPoolSiloUpdate = { isDefault: boolean }

export type IpPoolType = 'unicast' | 'multicast'

export type IpPoolUpdate = { description?: string | null | undefined; name?: Name | null | undefined }

export type IpPoolUtilization = { capacity: number; remaining: number }

export type IpRange = Ipv4Range | Ipv6Range

export type Ipv4Net = string

export type Ipv4Range = { first: string; last: string }

export type Ipv6Net = string

export type Ipv6Range = { first: string; last: string }

export type IpVersion = 'v4' | 'v6'

export type L4PortRange = string

export type LinkConfigCreate = {
  autoneg: boolean
  fec?: LinkFec | null | undefined
  linkName: Name
  lldp: LldpLinkConfigCreate
  mtu: number
  speed: LinkSpeed
  txEq?: TxEqConfig | null | undefined
}

export type LinkFec = 'firecode' | 'none' | 'rs'

export type LinkSpeed =
  | 'speed0_g'
  | 'speed1_g'
  | 'speed10_g'
  | 'speed25_g'
  | 'speed40_g'
  | 'speed50_g'
  | 'speed100_g'
  | 'speed200_g'
  | 'speed400_g'

export type LldpLinkConfig = {
  chassisId?: string | null | undefined
  enabled: boolean
  id: string
  linkDescription?: string | null | undefined
  linkName?: string | null | undefined
  managementIp?: string | null | undefined
  systemDescription?: string | null | undefined
  systemName?: string | null | undefined
}

export type LldpLinkConfigCreate = {
  chassisId?: string | null | undefined
  enabled: boolean
  linkDescription?: string | null | undefined
  linkName?: string | null | undefined
  managementIp?: string | null | undefined
  systemDescription?: string | null | undefined
  systemName?: string | null | undefined
}

export type LldpNeighbor = {
  chassisId: string
  firstSeen: IsoDate
  lastSeen: IsoDate
  linkDescription?: string | null | undefined
  linkName: string
  localPort: string
  managementIp: Array<ManagementAddress>
  systemDescription?: string | null | undefined
  systemName?: string | null | undefined
}

export type LldpNeighborResultsPage = { items: Array<LldpNeighbor>; nextPage?: string | null | undefined }

export type LoopbackAddress = {
  address: IpNet
  addressLotBlockId: string
  id: string
  rackId: string
  switchLocation: string
}

export type LoopbackAddressCreate = {
  address: string
  addressLot: NameOrId
  anycast: boolean
  mask: number
  rackId: string
  switchLocation: Name
}

export type LoopbackAddressResultsPage = {
  items: Array<LoopbackAddress>
  nextPage?: string | null | undefined
}

export type MacAddr = string

export type ManagementAddress = {
  addr: NetworkAddress
  interfaceNum: InterfaceNum
  oid?: Array<number> | null | undefined
}

export type Measurement = { datum: Datum; timestamp: IsoDate }

export type MeasurementResultsPage = { items: Array<Measurement>; nextPage?: string | null | undefined }

export type MetricType = 'gauge' | 'delta' | 'cumulative'

export type MissingDatum = { datumType: DatumType; startTime?: IsoDate | null | undefined }

export type Name = string

export type NameOrId = string | Name

export type NameOrIdSortMode = 'name_ascending' | 'name_descending' | 'id_ascending'

export type NameSortMode = 'name_ascending'

export type NetworkAddress = { ipAddr: string } | { iEEE802: Array<number> }

export type NetworkInterface = {
  id: string
  ip: string
  kind: NetworkInterfaceKind
  mac: MacAddr
  name: Name
  primary: boolean
  slot: number
  subnet: IpNet
  transitIps?: Array<IpNet> | null | undefined
  vni: Vni
}

export type NetworkInterfaceKind =
  | { id: string; type: 'instance' }
  | { id: string; type: 'service' }
  | { id: string; type: 'probe' }

export type OxqlQueryResult = { tables: Array<OxqlTable> }

export type OxqlTable = { name: string; timeseries: Array<Timeseries> }

export type PaginationOrder = 'ascending' | 'descending'

export type Password = string

export type PhysicalDisk = {
  formFactor: PhysicalDiskKind
  id: string
  model: string
  policy: PhysicalDiskPolicy
  serial: string
  sledId?: string | null | undefined
  state: PhysicalDiskState
  timeCreated: IsoDate
  timeModified: IsoDate
  vendor: string
}

export type PhysicalDiskKind = 'm2' | 'u2'

export type PhysicalDiskPolicy = { kind: 'in_service' } | { kind: 'expunged' }

export type PhysicalDiskResultsPage = { items: Array<PhysicalDisk>; nextPage?: string | null | undefined }

export type PhysicalDiskState = 'active' | 'decommissioned'

export type Ping = { status: PingStatus }

export type PingStatus = 'ok'

export type Points = {
  startTimes?: Array<IsoDate> | null | undefined
  timestamps: Array<IsoDate>
  values: Array<Values>
}

export type Probe = {
  description: string
  id: string
  name: Name
  sled: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type ProbeCreate = {
  description: string
  ipPool?: NameOrId | null | undefined
  name: Name
  sled: string
}

export type ProbeExternalIp = { firstPort: number; ip: string; kind: ProbeExternalIpKind; lastPort: number }

export type ProbeExternalIpKind = 'snat' | 'floating' | 'ephemeral'

export type ProbeInfo = {
  externalIps: Array<ProbeExternalIp>
  id: string
  interface: NetworkInterface
  name: Name
  sled: string
}

export type ProbeInfoResultsPage = { items: Array<ProbeInfo>; nextPage?: string | null | undefined }

export type Project = {
  description: string
  id: string
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type ProjectCreate = { description: string; name: Name }

export type ProjectResultsPage = { items: Array<Project>; nextPage?: string | null | undefined }

export type ProjectRole = 'admin' | 'collaborator' | 'limited_collaborator' | 'viewer'

export type ProjectRolePolicy = { roleAssignments: Array<ProjectRoleRoleAssignment> }

export type ProjectRoleRoleAssignment = {
  identityId: string
  identityType: IdentityType
  roleName: ProjectRole
}

export type ProjectUpdate = { description?: string | null | undefined; name?: Name | null | undefined }

export type Quantile = {
  desiredMarkerPositions: Array<number>
  markerHeights: Array<number>
  markerPositions: Array<number>
  p: number
}

export type Rack = { id: string; timeCreated: IsoDate; timeModified: IsoDate }

export type RackResultsPage = { items: Array<Rack>; nextPage?: string | null | undefined }

export type Route = {
  dst: IpNet
  gw: string
  ribPriority?: number | null | undefined
  vid?: number | null | undefined
}

export type RouteConfig = { linkName: Name; routes: Array<Route> }

export type RouteDestination =
  | { type: 'ip'; value: string }
  | { type: 'ip_net'; value: IpNet }
  | { type: 'vpc'; value: Name }
  | { type: 'subnet'; value: Name }

export type RouterRoute = {
  description: string
  destination: RouteDestination
  id: string
  kind: RouterRouteKind
  name: Name
  target: RouteTarget
  timeCreated: IsoDate
  timeModified: IsoDate
  vpcRouterId: string
}

export type RouterRouteCreate = {
  description: string
  destination: RouteDestination
  name: Name
  target: RouteTarget
}

export type RouterRouteKind = 'default' | 'vpc_subnet' | 'vpc_peering' | 'custom'

export type RouterRouteResultsPage = { items: Array<RouterRoute>; nextPage?: string | null | undefined }

export type RouterRouteUpdate = {
  description?: string | null | undefined
  destination: RouteDestination
  name?: Name | null | undefined
  target: RouteTarget
}

export type RouteTarget =
  | { type: 'ip'; value: string }
  | { type: 'vpc'; value: Name }
  | { type: 'subnet'; value: Name }
  | { type: 'instance'; value: Name }
  | { type: 'internet_gateway'; value: Name }
  | { type: 'drop' }

export type SamlIdentityProvider = {
  acsUrl: string
  description: string
  groupAttributeName?: string | null | undefined
  id: string
  idpEntityId: string
  name: Name
  publicCert?: string | null | undefined
  sloUrl: string
  spClientId: string
  technicalContactEmail: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SamlIdentityProviderCreate = {
  acsUrl: string
  description: string
  groupAttributeName?: string | null | undefined
  idpEntityId: string
  idpMetadataSource: IdpMetadataSource
  name: Name
  signingKeypair?: DerEncodedKeyPair | null | undefined
  sloUrl: string
  spClientId: string
  technicalContactEmail: string
}

export type ScimClientBearerToken = {
  id: string
  timeCreated: IsoDate
  timeExpires?: IsoDate | null | undefined
}

export type ScimClientBearerTokenValue = {
  bearerToken: string
  id: string
  timeCreated: IsoDate
  timeExpires?: IsoDate | null | undefined
}

export type ServiceIcmpConfig = { enabled: boolean }

export type ServiceUsingCertificate = 'external_api'

export type SetTargetReleaseParams = { systemVersion: string }

export type Silo = {
  adminGroupName?: string | null | undefined
  description: string
  discoverable: boolean
  id: string
  identityMode: SiloIdentityMode
  mappedFleetRoles: Record<string, Array<FleetRole>>
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SiloAuthSettings = { deviceTokenMaxTtlSeconds?: number | null | undefined; siloId: string }

export type SiloAuthSettingsUpdate = { deviceTokenMaxTtlSeconds: number | null }

export type SiloCreate = {
  adminGroupName?: string | null | undefined
  description: string
  discoverable: boolean
  identityMode: SiloIdentityMode
  mappedFleetRoles?: Record<string, Array<FleetRole>> | null | undefined
  name: Name
  quotas: SiloQuotasCreate
  tlsCertificates: Array<CertificateCreate>
}

export type SiloIdentityMode = 'saml_jit' | 'local_only' | 'saml_scim'

export type SiloIpPool = {
  description: string
  id: string
  isDefault: boolean
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SiloIpPoolResultsPage = { items: Array<SiloIpPool>; nextPage?: string | null | undefined }

export type SiloQuotas = { cpus: number; memory: ByteCount; siloId: string; storage: ByteCount }

export type SiloQuotasCreate = { cpus: number; memory: ByteCount; storage: ByteCount }

export type SiloQuotasResultsPage = { items: Array<SiloQuotas>; nextPage?: string | null | undefined }

export type SiloQuotasUpdate = {
  cpus?: number | null | undefined
  memory?: ByteCount | null | undefined
  storage?: ByteCount | null | undefined
}

export type SiloResultsPage = { items: Array<Silo>; nextPage?: string | null | undefined }

export type SiloRole = 'admin' | 'collaborator' | 'limited_collaborator' | 'viewer'

export type SiloRolePolicy = { roleAssignments: Array<SiloRoleRoleAssignment> }

export type SiloRoleRoleAssignment = { identityId: string; identityType: IdentityType; roleName: SiloRole }

export type SiloUtilization = {
  allocated: VirtualResourceCounts
  provisioned: VirtualResourceCounts
  siloId: string
  siloName: Name
}

export type SiloUtilizationResultsPage = {
  items: Array<SiloUtilization>
  nextPage?: string | null | undefined
}

export type Sled = {
  baseboard: Baseboard
  id: string
  policy: SledPolicy
  rackId: string
  state: SledState
  timeCreated: IsoDate
  timeModified: IsoDate
  usableHardwareThreads: number
  usablePhysicalRam: ByteCount
}

export type SledId = { id: string }

export type SledInstance = {
  activeSledId: string
  id: string
  memory: number
  migrationId?: string | null | undefined
  name: Name
  ncpus: number
  projectName: Name
  siloName: Name
  state: InstanceState
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SledInstanceResultsPage = { items: Array<SledInstance>; nextPage?: string | null | undefined }

export type SledPolicy = { kind: 'in_service'; provisionPolicy: SledProvisionPolicy } | { kind: 'expunged' }

export type SledProvisionPolicy = 'provisionable' | 'non_provisionable'

export type SledProvisionPolicyParams = { state: SledProvisionPolicy }

export type SledProvisionPolicyResponse = { newState: SledProvisionPolicy; oldState: SledProvisionPolicy }

export type SledResultsPage = { items: Array<Sled>; nextPage?: string | null | undefined }

export type SledState = 'active' | 'decommissioned'

export type Snapshot = {
  description: string
  diskId: string
  id: string
  name: Name
  projectId: string
  size: ByteCount
  state: SnapshotState
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SnapshotCreate = { description: string; disk: NameOrId; name: Name }

export type SnapshotResultsPage = { items: Array<Snapshot>; nextPage?: string | null | undefined }

export type SnapshotState = 'creating' | 'ready' | 'faulted' | 'destroyed'

export type SshKey = {
  description: string
  id: string
  name: Name
  publicKey: string
  siloUserId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SshKeyCreate = { description: string; name: Name; publicKey: string }

export type SshKeyResultsPage = { items: Array<SshKey>; nextPage?: string | null | undefined }

export type SupportBundleCreate = { userComment?: string | null | undefined }

export type SupportBundleInfo = {
  id: string
  reasonForCreation: string
  reasonForFailure?: string | null | undefined
  state: SupportBundleState
  timeCreated: IsoDate
  userComment?: string | null | undefined
}

export type SupportBundleInfoResultsPage = {
  items: Array<SupportBundleInfo>
  nextPage?: string | null | undefined
}

export type SupportBundleState = 'collecting' | 'destroying' | 'failed' | 'active'

export type SupportBundleUpdate = { userComment?: string | null | undefined }

export type Switch = {
  baseboard: Baseboard
  id: string
  rackId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SwitchBgpHistory = { history: Record<string, BgpMessageHistory>; switch: SwitchLocation }

export type SwitchInterfaceConfig = {
  id: string
  interfaceName: Name
  kind: SwitchInterfaceKind2
  portSettingsId: string
  v6Enabled: boolean
}

export type SwitchInterfaceConfigCreate = { kind: SwitchInterfaceKind; linkName: Name; v6Enabled: boolean }

export type SwitchInterfaceKind = { type: 'primary' } | { type: 'vlan'; vid: number } | { type: 'loopback' }

export type SwitchInterfaceKind2 = 'primary' | 'vlan' | 'loopback'

export type SwitchLinkState = unknown

export type SwitchLocation = 'switch0' | 'switch1'

export type SwitchPort = {
  id: string
  portName: Name
  portSettingsId?: string | null | undefined
  rackId: string
  switchLocation: string
}

export type SwitchPortAddressView = {
  address: IpNet
  addressLotBlockId: string
  addressLotId: string
  addressLotName: Name
  interfaceName: Name
  portSettingsId: string
  vlanId?: number | null | undefined
}

export type SwitchPortApplySettings = { portSettings: NameOrId }

export type SwitchPortConfig = { geometry: SwitchPortGeometry2; portSettingsId: string }

export type SwitchPortConfigCreate = { geometry: SwitchPortGeometry }

export type SwitchPortGeometry = 'qsfp28x1' | 'qsfp28x2' | 'sfp28x4'

export type SwitchPortGeometry2 = 'qsfp28x1' | 'qsfp28x2' | 'sfp28x4'

export type SwitchPortLinkConfig = {
  autoneg: boolean
  fec?: LinkFec | null | undefined
  linkName: Name
  lldpLinkConfig?: LldpLinkConfig | null | undefined
  mtu: number
  portSettingsId: string
  speed: LinkSpeed
  txEqConfig?: TxEqConfig2 | null | undefined
}

export type SwitchPortResultsPage = { items: Array<SwitchPort>; nextPage?: string | null | undefined }

export type SwitchPortRouteConfig = {
  dst: IpNet
  gw: string
  interfaceName: Name
  portSettingsId: string
  ribPriority?: number | null | undefined
  vlanId?: number | null | undefined
}

export type SwitchPortSettings = {
  addresses: Array<SwitchPortAddressView>
  bgpPeers: Array<BgpPeer>
  description: string
  groups: Array<SwitchPortSettingsGroups>
  id: string
  interfaces: Array<SwitchInterfaceConfig>
  links: Array<SwitchPortLinkConfig>
  name: Name
  port: SwitchPortConfig
  routes: Array<SwitchPortRouteConfig>
  timeCreated: IsoDate
  timeModified: IsoDate
  vlanInterfaces: Array<SwitchVlanInterfaceConfig>
}

export type SwitchPortSettingsCreate = {
  addresses: Array<AddressConfig>
  bgpPeers?: Array<BgpPeerConfig> | null | undefined
  description: string
  groups?: Array<NameOrId> | null | undefined
  interfaces?: Array<SwitchInterfaceConfigCreate> | null | undefined
  links: Array<LinkConfigCreate>
  name: Name
  portConfig: SwitchPortConfigCreate
  routes?: Array<RouteConfig> | null | undefined
}

export type SwitchPortSettingsGroups = { portSettingsGroupId: string; portSettingsId: string }

export type SwitchPortSettingsIdentity = {
  description: string
  id: string
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SwitchPortSettingsIdentityResultsPage = {
  items: Array<SwitchPortSettingsIdentity>
  nextPage?: string | null | undefined
}

export type SwitchResultsPage = { items: Array<Switch>; nextPage?: string | null | undefined }

export type SwitchVlanInterfaceConfig = { interfaceConfigId: string; vlanId: number }

export type SystemMetricName = 'virtual_disk_space_provisioned' | 'cpus_provisioned' | 'ram_provisioned'

export type TargetRelease = { timeRequested: IsoDate; version: string }

export type TimeAndIdSortMode = 'time_and_id_ascending' | 'time_and_id_descending'

export type Timeseries = { fields: Record<string, FieldValue>; points: Points }

export type TimeseriesDescription = { metric: string; target: string }

export type TimeseriesName = string

export type TimeseriesQuery = { query: string }

export type TimeseriesSchema = {
  authzScope: AuthzScope
  created: IsoDate
  datumType: DatumType
  description: TimeseriesDescription
  fieldSchema: Array<FieldSchema>
  timeseriesName: TimeseriesName
  units: Units
  version: number
}

export type TimeseriesSchemaResultsPage = {
  items: Array<TimeseriesSchema>
  nextPage?: string | null | undefined
}

export type TufRepo = { fileName: string; hash: string; systemVersion: string; timeCreated: IsoDate }

export type TufRepoResultsPage = { items: Array<TufRepo>; nextPage?: string | null | undefined }

export type TufRepoUpload = { repo: TufRepo; status: TufRepoUploadStatus }

export type TufRepoUploadStatus = 'already_exists' | 'inserted'

export type TxEqConfig = {
  main?: number | null | undefined
  post1?: number | null | undefined
  post2?: number | null | undefined
  pre1?: number | null | undefined
  pre2?: number | null | undefined
}

export type TxEqConfig2 = {
  main?: number | null | undefined
  post1?: number | null | undefined
  post2?: number | null | undefined
  pre1?: number | null | undefined
  pre2?: number | null | undefined
}

export type UninitializedSled = { baseboard: Baseboard; cubby: number; rackId: string }

export type UninitializedSledId = { part: string; serial: string }

export type UninitializedSledResultsPage = {
  items: Array<UninitializedSled>
  nextPage?: string | null | undefined
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
  targetRelease: TargetRelease | null
  timeLastStepPlanned: IsoDate
}

export type UpdatesTrustRoot = { id: string; rootRole: unknown; timeCreated: IsoDate }

export type UpdatesTrustRootResultsPage = {
  items: Array<UpdatesTrustRoot>
  nextPage?: string | null | undefined
}

export type User = { displayName: string; id: string; siloId: string }

export type UserBuiltin = {
  description: string
  id: string
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type UserBuiltinResultsPage = { items: Array<UserBuiltin>; nextPage?: string | null | undefined }

export type UserCreate = { externalId: UserId; password: UserPassword }

export type UserId = string

export type UsernamePasswordCredentials = { password: Password; username: UserId }

export type UserPassword = { mode: 'password'; value: Password } | { mode: 'login_disallowed' }

export type UserResultsPage = { items: Array<User>; nextPage?: string | null | undefined }

export type Utilization = { capacity: VirtualResourceCounts; provisioned: VirtualResourceCounts }

export type ValueArray =
  | { type: 'integer'; values: Array<number | null> }
  | { type: 'double'; values: Array<number | null> }
  | { type: 'boolean'; values: Array<boolean | null> }
  | { type: 'string'; values: Array<string | null> }
  | { type: 'integer_distribution'; values: Array<Distributionint64 | null> }
  | { type: 'double_distribution'; values: Array<Distributiondouble | null> }

export type Values = { metricType: MetricType; values: ValueArray }

export type VersionSortMode = 'version_ascending' | 'version_descending'

export type VirtualResourceCounts = { cpus: number; memory: ByteCount; storage: ByteCount }

export type Vni = number

export type Vpc = {
  description: string
  dnsName: Name
  id: string
  ipv6Prefix: Ipv6Net
  name: Name
  projectId: string
  systemRouterId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type VpcCreate = {
  description: string
  dnsName: Name
  ipv6Prefix?: Ipv6Net | null | undefined
  name: Name
}

export type VpcFirewallIcmpFilter = { code?: IcmpParamRange | null | undefined; icmpType: number }

export type VpcFirewallRule = {
  action: VpcFirewallRuleAction
  description: string
  direction: VpcFirewallRuleDirection
  filters: VpcFirewallRuleFilter
  id: string
  name: Name
  priority: number
  status: VpcFirewallRuleStatus
  targets: Array<VpcFirewallRuleTarget>
  timeCreated: IsoDate
  timeModified: IsoDate
  vpcId: string
}

export type VpcFirewallRuleAction = 'allow' | 'deny'

export type VpcFirewallRuleDirection = 'inbound' | 'outbound'

export type VpcFirewallRuleFilter = {
  hosts?: Array<VpcFirewallRuleHostFilter> | null | undefined
  ports?: Array<L4PortRange> | null | undefined
  protocols?: Array<VpcFirewallRuleProtocol> | null | undefined
}

export type VpcFirewallRuleHostFilter =
  | { type: 'vpc'; value: Name }
  | { type: 'subnet'; value: Name }
  | { type: 'instance'; value: Name }
  | { type: 'ip'; value: string }
  | { type: 'ip_net'; value: IpNet }

export type VpcFirewallRuleProtocol =
  | { type: 'tcp' }
  | { type: 'udp' }
  | { type: 'icmp'; value: VpcFirewallIcmpFilter | null }

export type VpcFirewallRules = { rules: Array<VpcFirewallRule> }

export type VpcFirewallRuleStatus = 'disabled' | 'enabled'

export type VpcFirewallRuleTarget =
  | { type: 'vpc'; value: Name }
  | { type: 'subnet'; value: Name }
  | { type: 'instance'; value: Name }
  | { type: 'ip'; value: string }
  | { type: 'ip_net'; value: IpNet }

export type VpcFirewallRuleUpdate = {
  action: VpcFirewallRuleAction
  description: string
  direction: VpcFirewallRuleDirection
  filters: VpcFirewallRuleFilter
  name: Name
  priority: number
  status: VpcFirewallRuleStatus
  targets: Array<VpcFirewallRuleTarget>
}

export type VpcFirewallRuleUpdateParams = { rules?: Array<VpcFirewallRuleUpdate> | null | undefined }

export type VpcResultsPage = { items: Array<Vpc>; nextPage?: string | null | undefined }

export type VpcRouter = {
  description: string
  id: string
  kind: VpcRouterKind
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
  vpcId: string
}

export type VpcRouterCreate = { description: string; name: Name }

export type VpcRouterKind = 'system' | 'custom'

export type VpcRouterResultsPage = { items: Array<VpcRouter>; nextPage?: string | null | undefined }

export type VpcRouterUpdate = { description?: string | null | undefined; name?: Name | null | undefined }

export type VpcSubnet = {
  customRouterId?: string | null | undefined
  description: string
  id: string
  ipv4Block: Ipv4Net
  ipv6Block: Ipv6Net
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
  vpcId: string
}

export type VpcSubnetCreate = {
  customRouter?: NameOrId | null | undefined
  description: string
  ipv4Block: Ipv4Net
  ipv6Block?: Ipv6Net | null | undefined
  name: Name
}

export type VpcSubnetResultsPage = { items: Array<VpcSubnet>; nextPage?: string | null | undefined }

export type VpcSubnetUpdate = {
  customRouter?: NameOrId | null | undefined
  description?: string | null | undefined
  name?: Name | null | undefined
}

export type VpcUpdate = {
  description?: string | null | undefined
  dnsName?: Name | null | undefined
  name?: Name | null | undefined
}

export type WebhookCreate = {
  description: string
  endpoint: string
  name: Name
  secrets: Array<string>
  subscriptions?: Array<AlertSubscription> | null | undefined
}

export type WebhookDeliveryAttempt = {
  attempt: number
  response?: WebhookDeliveryResponse | null | undefined
  result: WebhookDeliveryAttemptResult
  timeSent: IsoDate
}

export type WebhookDeliveryAttemptResult =
  | 'succeeded'
  | 'failed_http_error'
  | 'failed_unreachable'
  | 'failed_timeout'

export type WebhookDeliveryResponse = { durationMs: number; status: number }

export type WebhookReceiver = {
  description: string
  endpoint: string
  id: string
  name: Name
  secrets: Array<WebhookSecret>
  subscriptions: Array<AlertSubscription>
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type WebhookReceiverUpdate = {
  description?: string | null | undefined
  endpoint?: string | null | undefined
  name?: Name | null | undefined
}

export type WebhookSecret = { id: string; timeCreated: IsoDate }

export type WebhookSecretCreate = { secret: string }

export type WebhookSecrets = { secrets: Array<WebhookSecret> }

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
    args: { instance: NameOrId; project?: NameOrId | undefined }
    body: undefined
    answer: void
  }
  instanceExternalIpList: {
    args: { project?: NameOrId | undefined; instance: NameOrId }
    body: undefined
    answer: ExternalIpResultsPage
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
  systemIpPoolCreate: { args: object; body: IpPoolCreate; answer: IpPool }
  systemIpPoolDelete: { args: { pool: NameOrId }; body: undefined; answer: void }
  systemIpPoolList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
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
  localIdpUserCreate: { args: { silo: NameOrId }; body: UserCreate; answer: User }
  localIdpUserDelete: { args: { userId: string; silo: NameOrId }; body: undefined; answer: void }
  localIdpUserSetPassword: { args: { userId: string; silo: NameOrId }; body: UserPassword; answer: void }
  loginLocal: { args: { siloName: Name }; body: UsernamePasswordCredentials; answer: void }
  loginSaml: { args: { providerName: Name; siloName: Name }; body: Blob; answer: void }
  logout: { args: object; body: undefined; answer: void }
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
  networkingBgpExported: { args: object; body: undefined; answer: BgpExported }
  networkingBgpImported: { args: { asn: number }; body: undefined; answer: Array<BgpImportedRouteIpv4> }
  networkingBgpMessageHistory: { args: { asn: number }; body: undefined; answer: AggregateBgpMessageHistory }
  networkingBgpStatus: { args: object; body: undefined; answer: Array<BgpPeerStatus> }
  networkingInboundIcmpUpdate: { args: object; body: ServiceIcmpConfig; answer: void }
  networkingInboundIcmpView: { args: object; body: undefined; answer: ServiceIcmpConfig }
  networkingLoopbackAddressCreate: { args: object; body: LoopbackAddressCreate; answer: LoopbackAddress }
  networkingLoopbackAddressDelete: {
    args: { address: string; rackId: string; subnetMask: number; switchLocation: Name }
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
    args: { port: Name; rackId: string; switchLocation: Name }
    body: SwitchPortApplySettings
    answer: void
  }
  networkingSwitchPortClearSettings: {
    args: { port: Name; rackId: string; switchLocation: Name }
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
    args: { port: Name; rackId: string; switchLocation: Name }
    body: LldpLinkConfig
    answer: void
  }
  networkingSwitchPortLldpConfigView: {
    args: { port: Name; rackId: string; switchLocation: Name }
    body: undefined
    answer: LldpLinkConfig
  }
  networkingSwitchPortLldpNeighbors: {
    args: {
      port: Name
      rackId: string
      switchLocation: Name
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
    args: { port: Name; rackId: string; switchLocation: Name }
    body: undefined
    answer: SwitchLinkState
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
  ipPoolList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: NameOrIdSortMode | undefined
    }
    body: undefined
    answer: SiloIpPoolResultsPage
  }
  ipPoolView: { args: { pool: NameOrId }; body: undefined; answer: SiloIpPool }
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
  systemTimeseriesQuery: { args: object; body: TimeseriesQuery; answer: OxqlQueryResult }
  systemTimeseriesSchemaList: {
    args: { limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: TimeseriesSchemaResultsPage
  }
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
