// Written by `npm run gen:api`. Do not edit.
/** A moment as ISO 8601 text; dates are made on reading. */
export type IsoDate = string

export type Address = { address: IpNet; addressLot: NameOrId; vlanId?: number | null | undefined }

export type AddressAllocator =
  | { ip: string; type: 'explicit' }
  | { poolSelector?: PoolSelector | null | undefined; type: 'auto' }

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

export type Alert = {
  alert: unknown
  class: string
  id: string
  timeCreated: IsoDate
  timeModified: IsoDate
  version: number
}

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

export type AlertResultsPage = { items: Array<Alert>; nextPage?: string | null | undefined }

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
  authMethod?: AuthMethod | null | undefined
  credentialId?: string | null | undefined
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

export type AuthMethod = 'session_cookie' | 'access_token' | 'scim_token'

export type AuthzScope = 'fleet' | 'silo' | 'project' | 'viewable_to_all'

export type Baseboard = { part: string; revision: number; serial: string }

export type BaseboardId = { partNumber: string; serialNumber: string }

export type BfdMode = 'single_hop' | 'multi_hop'

export type BfdSessionDisable = { remote: string; switchSlot: SwitchSlot }

export type BfdSessionEnable = {
  detectionThreshold: number
  local?: string | null | undefined
  mode: BfdMode
  remote: string
  requiredRx: number
  switchSlot: SwitchSlot
}

export type BfdState = 'admin_down' | 'down' | 'init' | 'up'

export type BfdStatus = {
  detectionThreshold: number
  local?: string | null | undefined
  mode: BfdMode
  peer: string
  requiredRx: number
  state: BfdState
  switchSlot: SwitchSlot
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
  maxPaths: MaxPathConfig
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
  vrf?: string | null | undefined
}

export type BgpConfigCreate = {
  asn: number
  bgpAnnounceSetId: NameOrId
  description: string
  maxPaths?: MaxPathConfig | null | undefined
  name: Name
  vrf?: Name | null | undefined
}

export type BgpConfigResultsPage = { items: Array<BgpConfig>; nextPage?: string | null | undefined }

export type BgpConfigUpdate = {
  bgpAnnounceSetId?: NameOrId | null | undefined
  description?: string | null | undefined
  maxPaths?: MaxPathConfig | null | undefined
  name?: Name | null | undefined
}

export type BgpExported = { peerId: string; prefix: IpNet; switch: SwitchSlot }

export type BgpImported = { id: number; nexthop: string; prefix: IpNet; switch: SwitchSlot }

export type BgpMessageHistory = unknown

export type BgpPeer = {
  addr: RouterPeerType
  allowedExport: ImportExportPolicy
  allowedImport: ImportExportPolicy
  bgpConfig: NameOrId
  communities: Array<number>
  connectRetry: number
  delayOpen: number
  enforceFirstAs: boolean
  holdTime: number
  idleHoldTime: number
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
  | 'connection_collision'
  | 'session_setup'
  | 'established'

export type BgpPeerStatus = {
  addr: string
  localAsn: number
  peerId: string
  remoteAsn: number
  state: BgpPeerState
  stateDurationMillis: number
  switch: SwitchSlot
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
  timeCreated: IsoDate
  timeModified: IsoDate
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
  blockSize: BlockSize
  description: string
  devicePath: string
  diskType: DiskType
  id: string
  imageId?: string | null | undefined
  name: Name
  projectId: string
  readOnly: boolean
  size: ByteCount
  snapshotId?: string | null | undefined
  state: DiskState
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type DiskBackend = { type: 'local' } | { diskSource: DiskSource; type: 'distributed' }

export type DiskCreate = { description: string; diskBackend: DiskBackend; name: Name; size: ByteCount }

export type DiskPath = { disk: NameOrId }

export type DiskResultsPage = { items: Array<Disk>; nextPage?: string | null | undefined }

export type DiskSource =
  | { blockSize: BlockSize; type: 'blank' }
  | { readOnly?: boolean | null | undefined; snapshotId: string; type: 'snapshot' }
  | { imageId: string; readOnly?: boolean | null | undefined; type: 'image' }
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

export type DiskType = 'distributed' | 'local'

export type Distributiondouble = {
  bins: Array<number>
  counts: Array<number>
  max?: number | null | undefined
  min?: number | null | undefined
  p50?: number | null | undefined
  p90?: number | null | undefined
  p99?: number | null | undefined
  squaredMean: number
  sumOfSamples: number
}

export type Distributionint64 = {
  bins: Array<number>
  counts: Array<number>
  max?: number | null | undefined
  min?: number | null | undefined
  p50?: number | null | undefined
  p90?: number | null | undefined
  p99?: number | null | undefined
  squaredMean: number
  sumOfSamples: number
}

export type EphemeralIpCreate = { poolSelector?: PoolSelector | null | undefined }

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
  | { poolSelector?: PoolSelector | null | undefined; type: 'ephemeral' }
  | { floatingIp: NameOrId; type: 'floating' }

export type ExternalIpResultsPage = { items: Array<ExternalIp>; nextPage?: string | null | undefined }

export type ExternalSubnet = {
  description: string
  id: string
  instanceId?: string | null | undefined
  name: Name
  projectId: string
  subnet: IpNet
  subnetPoolId: string
  subnetPoolMemberId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type ExternalSubnetAllocator =
  | { subnet: IpNet; type: 'explicit' }
  | { poolSelector?: PoolSelector | null | undefined; prefixLength: number; type: 'auto' }

export type ExternalSubnetAttach = { instance: NameOrId }

export type ExternalSubnetCreate = { allocator: ExternalSubnetAllocator; description: string; name: Name }

export type ExternalSubnetResultsPage = { items: Array<ExternalSubnet>; nextPage?: string | null | undefined }

export type ExternalSubnetUpdate = { description?: string | null | undefined; name?: Name | null | undefined }

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
  addressAllocator?: AddressAllocator | null | undefined
  description: string
  name: Name
}

export type FloatingIpParentKind = 'instance'

export type FloatingIpResultsPage = { items: Array<FloatingIp>; nextPage?: string | null | undefined }

export type FloatingIpUpdate = { description?: string | null | undefined; name?: Name | null | undefined }

export type Group = {
  displayName: string
  id: string
  siloId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

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
  blockSize: BlockSize
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
  enableJumboFrames: boolean
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

export type InstanceCpuPlatform = 'amd_milan' | 'amd_turin' | 'amd_turin_v2'

export type InstanceCreate = {
  antiAffinityGroups?: Array<NameOrId> | null | undefined
  autoRestartPolicy?: InstanceAutoRestartPolicy | null | undefined
  bootDisk?: InstanceDiskAttachment | null | undefined
  cpuPlatform?: InstanceCpuPlatform | null | undefined
  description: string
  disks?: Array<InstanceDiskAttachment> | null | undefined
  enableJumboFrames?: boolean | null | undefined
  externalIps?: Array<ExternalIpCreate> | null | undefined
  hostname: Hostname
  memory: ByteCount
  multicastGroups?: Array<MulticastGroupJoinSpec> | null | undefined
  name: Name
  ncpus: InstanceCpuCount
  networkInterfaces?: InstanceNetworkInterfaceAttachment | null | undefined
  sshPublicKeys?: Array<NameOrId> | null | undefined
  start?: boolean | null | undefined
  userData?: string | null | undefined
}

export type InstanceDiskAttachment =
  | { description: string; diskBackend: DiskBackend; name: Name; size: ByteCount; type: 'create' }
  | { name: Name; type: 'attach' }

export type InstanceMulticastGroupJoin = {
  ipVersion?: IpVersion | null | undefined
  sourceIps?: Array<string> | null | undefined
}

export type InstanceNetworkInterface = {
  description: string
  id: string
  instanceId: string
  ipStack: PrivateIpStack
  mac: MacAddr
  name: Name
  primary: boolean
  subnetId: string
  timeCreated: IsoDate
  timeModified: IsoDate
  vpcId: string
}

export type InstanceNetworkInterfaceAttachment =
  | { params: Array<InstanceNetworkInterfaceCreate>; type: 'create' }
  | { type: 'default_ipv4' }
  | { type: 'default_ipv6' }
  | { type: 'default_dual_stack' }
  | { type: 'none' }

export type InstanceNetworkInterfaceCreate = {
  description: string
  ipConfig?: PrivateIpStackCreate | null | undefined
  name: Name
  subnetName: Name
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
  enableJumboFrames: boolean
  memory: ByteCount
  multicastGroups?: Array<MulticastGroupJoinSpec> | null | undefined
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
  assignment: IpPoolAssignment
  description: string
  id: string
  ipVersion: IpVersion
  name: Name
  poolType: IpPoolType
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type IpPoolAssignment = 'silos' | 'system_services'

export type IpPoolAssignParam = { assignment: IpPoolAssignment }

export type IpPoolCreate = {
  assignment?: IpPoolAssignment | null | undefined
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

export type Ipv4Assignment = { type: 'auto' } | { type: 'explicit'; value: string }

export type Ipv4Net = string

export type Ipv4Range = { first: string; last: string }

export type Ipv6Assignment = { type: 'auto' } | { type: 'explicit'; value: string }

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
  switchSlot: SwitchSlot
}

export type LoopbackAddressCreate = {
  address: string
  addressLot: NameOrId
  anycast: boolean
  mask: number
  rackId: string
  switchSlot: SwitchSlot
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

export type MaxPathConfig = number

export type Measurement = { datum: Datum; timestamp: IsoDate }

export type MeasurementResultsPage = { items: Array<Measurement>; nextPage?: string | null | undefined }

export type MetricType = 'gauge' | 'delta' | 'cumulative'

export type MissingDatum = { datumType: DatumType; startTime?: IsoDate | null | undefined }

export type MulticastGroup = {
  description: string
  hasAnySourceMember: boolean
  id: string
  ipPoolId: string
  multicastIp: string
  name: Name
  sourceIps: Array<string>
  state: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type MulticastGroupIdentifier = string

export type MulticastGroupJoinSpec = {
  group: MulticastGroupIdentifier
  ipVersion?: IpVersion | null | undefined
  sourceIps?: Array<string> | null | undefined
}

export type MulticastGroupMember = {
  description: string
  id: string
  instanceId: string
  multicastGroupId: string
  multicastIp: string
  name: Name
  sourceIps: Array<string>
  state: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type MulticastGroupMemberResultsPage = {
  items: Array<MulticastGroupMember>
  nextPage?: string | null | undefined
}

export type MulticastGroupResultsPage = { items: Array<MulticastGroup>; nextPage?: string | null | undefined }

export type Name = string

export type NameOrId = string | Name

export type NameOrIdSortMode = 'name_ascending' | 'name_descending' | 'id_ascending'

export type NameSortMode = 'name_ascending'

export type NetworkAddress = { ipAddr: string } | { iEEE802: Array<number> }

export type NetworkInterface = {
  id: string
  ipConfig: PrivateIpConfig
  kind: NetworkInterfaceKind
  mac: MacAddr
  name: Name
  primary: boolean
  slot: number
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

export type PhysicalDiskAdoptionRequest = {
  diskId: PhysicalDiskManufacturerIdentity
  id: PhysicalDiskAdoptionRequestUuid
  timeCreated: IsoDate
}

export type PhysicalDiskAdoptionRequestResultsPage = {
  items: Array<PhysicalDiskAdoptionRequest>
  nextPage?: string | null | undefined
}

export type PhysicalDiskAdoptionRequestUuid = string

export type PhysicalDiskKind = 'm2' | 'u2'

export type PhysicalDiskManufacturerIdentity = { model: string; serial: string; vendor: string }

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

export type PoolSelector =
  | { pool: NameOrId; type: 'explicit' }
  | { ipVersion?: IpVersion | null | undefined; type: 'auto' }

export type PrivateIpConfig =
  | { type: 'v4'; value: PrivateIpv4Config }
  | { type: 'v6'; value: PrivateIpv6Config }
  | { type: 'dual_stack'; value: { v4: PrivateIpv4Config; v6: PrivateIpv6Config } }

export type PrivateIpStack =
  | { type: 'v4'; value: PrivateIpv4Stack }
  | { type: 'v6'; value: PrivateIpv6Stack }
  | { type: 'dual_stack'; value: { v4: PrivateIpv4Stack; v6: PrivateIpv6Stack } }

export type PrivateIpStackCreate =
  | { type: 'v4'; value: PrivateIpv4StackCreate }
  | { type: 'v6'; value: PrivateIpv6StackCreate }
  | { type: 'dual_stack'; value: { v4: PrivateIpv4StackCreate; v6: PrivateIpv6StackCreate } }

export type PrivateIpv4Config = {
  ip: string
  subnet: Ipv4Net
  transitIps?: Array<Ipv4Net> | null | undefined
}

export type PrivateIpv4Stack = { ip: string; transitIps: Array<Ipv4Net> }

export type PrivateIpv4StackCreate = { ip: Ipv4Assignment; transitIps?: Array<Ipv4Net> | null | undefined }

export type PrivateIpv6Config = { ip: string; subnet: Ipv6Net; transitIps: Array<Ipv6Net> }

export type PrivateIpv6Stack = { ip: string; transitIps: Array<Ipv6Net> }

export type PrivateIpv6StackCreate = { ip: Ipv6Assignment; transitIps?: Array<Ipv6Net> | null | undefined }

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
  name: Name
  poolSelector?: PoolSelector | null | undefined
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

export type RackMembershipAddSledsRequest = { sledIds: Array<BaseboardId> }

export type RackMembershipChangeState = 'in_progress' | 'committed' | 'aborted'

export type RackMembershipStatus = {
  members: Array<BaseboardId>
  rackId: string
  state: RackMembershipChangeState
  timeAborted?: IsoDate | null | undefined
  timeCommitted?: IsoDate | null | undefined
  timeCreated: IsoDate
  unacknowledgedMembers: Array<BaseboardId>
  version: RackMembershipVersion
}

export type RackMembershipVersion = number

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

export type RouterLifetimeConfig = number

export type RouterPeerType =
  | { routerLifetime: RouterLifetimeConfig; type: 'unnumbered' }
  | { srcAddr?: string | null | undefined; targetAddr: string; type: 'numbered' }

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
  ipVersion: IpVersion
  isDefault: boolean
  name: Name
  poolType: IpPoolType
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

export type SiloSubnetPool = {
  description: string
  id: string
  ipVersion: IpVersion
  isDefault: boolean
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SiloSubnetPoolResultsPage = { items: Array<SiloSubnetPool>; nextPage?: string | null | undefined }

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
  slot?: number | null | undefined
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

export type SledUuid = string

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

export type SubnetPool = {
  description: string
  id: string
  ipVersion: IpVersion
  name: Name
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SubnetPoolCreate = { description: string; ipVersion: IpVersion; name: Name }

export type SubnetPoolLinkSilo = { isDefault: boolean; silo: NameOrId }

export type SubnetPoolMember = {
  id: string
  maxPrefixLength: number
  minPrefixLength: number
  subnet: IpNet
  subnetPoolId: string
  timeCreated: IsoDate
}

export type SubnetPoolMemberAdd = {
  maxPrefixLength?: number | null | undefined
  minPrefixLength?: number | null | undefined
  subnet: IpNet
}

export type SubnetPoolMemberRemove = { subnet: IpNet }

export type SubnetPoolMemberResultsPage = {
  items: Array<SubnetPoolMember>
  nextPage?: string | null | undefined
}

export type SubnetPoolResultsPage = { items: Array<SubnetPool>; nextPage?: string | null | undefined }

export type SubnetPoolSiloLink = { isDefault: boolean; siloId: string; subnetPoolId: string }

export type SubnetPoolSiloLinkResultsPage = {
  items: Array<SubnetPoolSiloLink>
  nextPage?: string | null | undefined
}

export type SubnetPoolSiloUpdate = { isDefault: boolean }

export type SubnetPoolUpdate = { description?: string | null | undefined; name?: Name | null | undefined }

export type SubnetPoolUtilization = { capacity: number; remaining: number }

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

export type SwitchBgpHistory = { history: Record<string, BgpMessageHistory>; switch: SwitchSlot }

export type SwitchInterfaceConfig = {
  id: string
  interfaceName: Name
  kind: SwitchInterfaceKind
  portSettingsId: string
  v6Enabled: boolean
}

export type SwitchInterfaceConfigCreate = { kind: SwitchInterfaceKind; linkName: Name; v6Enabled: boolean }

export type SwitchInterfaceKind = { type: 'primary' } | { type: 'vlan'; vid: number } | { type: 'loopback' }

export type SwitchLinkState = unknown

export type SwitchPort = {
  id: string
  portName: Name
  portSettingsId?: string | null | undefined
  rackId: string
  switchSlot: SwitchSlot
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

export type SwitchPortConfig = { geometry: SwitchPortGeometry; portSettingsId: string }

export type SwitchPortConfigCreate = { geometry: SwitchPortGeometry }

export type SwitchPortGeometry = 'qsfp28x1' | 'qsfp28x2' | 'sfp28x4'

export type SwitchPortLinkConfig = {
  autoneg: boolean
  fec?: LinkFec | null | undefined
  linkName: Name
  lldpLinkConfig?: LldpLinkConfig | null | undefined
  mtu: number
  portSettingsId: string
  speed: LinkSpeed
  txEqConfig?: TxEqConfig | null | undefined
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

export type SwitchSlot = 'switch0' | 'switch1'

export type SystemMetricName = 'virtual_disk_space_provisioned' | 'cpus_provisioned' | 'ram_provisioned'

export type SystemNetworkingSettings = { externalJumboFramesOptInEnabled: boolean }

export type SystemNetworkingSettingsUpdate = { externalJumboFramesOptInEnabled?: boolean | null | undefined }

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

export type UnadoptedPhysicalDisk = {
  diskId: PhysicalDiskManufacturerIdentity
  sledId: SledUuid
  slot: number
  variant: PhysicalDiskKind
}

export type UnadoptedPhysicalDiskResultsPage = {
  items: Array<UnadoptedPhysicalDisk>
  nextPage?: string | null | undefined
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
  | 'joules'
  | 'none'
  | 'rpm'

export type UpdateStatus = {
  componentsByReleaseVersion: Record<string, number>
  contactSupport: boolean
  suspended: boolean
  targetRelease: TargetRelease | null
  timeLastStepPlanned: IsoDate
}

export type UpdatesTrustRoot = { id: string; rootRole: unknown; timeCreated: IsoDate }

export type UpdatesTrustRootResultsPage = {
  items: Array<UpdatesTrustRoot>
  nextPage?: string | null | undefined
}

export type User = {
  displayName: string
  id: string
  siloId: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

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
  | { type: 'icmp6'; value: VpcFirewallIcmpFilter | null }

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
