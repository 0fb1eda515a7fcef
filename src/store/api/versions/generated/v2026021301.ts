// Written by `npm run gen:api`. Do not edit.
import type { IsoDate } from '../../generated/types'
import type * as Newer from './v2026032500'

export type * from './v2026032500'

export type AggregateBgpMessageHistory = { switchHistories: Array<SwitchBgpHistory> }

export type BfdSessionDisable = { remote: string; switch: Newer.Name }

export type BfdSessionEnable = {
  detectionThreshold: number
  local?: string | null | undefined
  mode: Newer.BfdMode
  remote: string
  requiredRx: number
  switch: Newer.Name
}

export type BfdStatus = {
  detectionThreshold: number
  local?: string | null | undefined
  mode: Newer.BfdMode
  peer: string
  requiredRx: number
  state: Newer.BfdState
  switch: Newer.Name
}

export type BgpExported = { peerId: string; prefix: Newer.IpNet; switch: SwitchLocation }

export type BgpImported = { id: number; nexthop: string; prefix: Newer.IpNet; switch: SwitchLocation }

export type BgpPeerStatus = {
  addr: string
  localAsn: number
  peerId: string
  remoteAsn: number
  state: Newer.BgpPeerState
  stateDurationMillis: number
  switch: SwitchLocation
}

export type CurrentUser = {
  displayName: string
  fleetViewer: boolean
  id: string
  siloAdmin: boolean
  siloId: string
  siloName: Newer.Name
}

export type ExternalSubnetAllocator =
  | { subnet: Newer.IpNet; type: 'explicit' }
  | { poolSelector?: Newer.PoolSelector | null | undefined; prefixLen: number; type: 'auto' }

export type ExternalSubnetCreate = {
  allocator: ExternalSubnetAllocator
  description: string
  name: Newer.Name
}

export type Group = { displayName: string; id: string; siloId: string }

export type GroupResultsPage = { items: Array<Group>; nextPage?: string | null | undefined }

export type LoopbackAddress = {
  address: Newer.IpNet
  addressLotBlockId: string
  id: string
  rackId: string
  switchLocation: string
}

export type LoopbackAddressCreate = {
  address: string
  addressLot: Newer.NameOrId
  anycast: boolean
  mask: number
  rackId: string
  switchLocation: Newer.Name
}

export type LoopbackAddressResultsPage = {
  items: Array<LoopbackAddress>
  nextPage?: string | null | undefined
}

export type MulticastGroup = {
  description: string
  id: string
  ipPoolId: string
  multicastIp: string
  mvlan?: number | null | undefined
  name: Newer.Name
  sourceIps: Array<string>
  state: string
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type MulticastGroupResultsPage = { items: Array<MulticastGroup>; nextPage?: string | null | undefined }

export type SledId = { id: string }

export type SubnetPoolUtilization = { allocated: number; capacity: number }

export type SwitchBgpHistory = { history: Record<string, Newer.BgpMessageHistory>; switch: SwitchLocation }

export type SwitchLocation = 'switch0' | 'switch1'

export type SwitchPort = {
  id: string
  portName: Newer.Name
  portSettingsId?: string | null | undefined
  rackId: string
  switchLocation: string
}

export type SwitchPortResultsPage = { items: Array<SwitchPort>; nextPage?: string | null | undefined }

export type UninitializedSledId = { part: string; serial: string }

export type User = { displayName: string; id: string; siloId: string }

export type UserResultsPage = { items: Array<User>; nextPage?: string | null | undefined }

export type VpcFirewallRule = {
  action: Newer.VpcFirewallRuleAction
  description: string
  direction: Newer.VpcFirewallRuleDirection
  filters: VpcFirewallRuleFilter
  id: string
  name: Newer.Name
  priority: number
  status: Newer.VpcFirewallRuleStatus
  targets: Array<Newer.VpcFirewallRuleTarget>
  timeCreated: IsoDate
  timeModified: IsoDate
  vpcId: string
}

export type VpcFirewallRuleFilter = {
  hosts?: Array<Newer.VpcFirewallRuleHostFilter> | null | undefined
  ports?: Array<Newer.L4PortRange> | null | undefined
  protocols?: Array<VpcFirewallRuleProtocol> | null | undefined
}

export type VpcFirewallRuleProtocol =
  | { type: 'tcp' }
  | { type: 'udp' }
  | { type: 'icmp'; value: Newer.VpcFirewallIcmpFilter | null }

export type VpcFirewallRules = { rules: Array<VpcFirewallRule> }

export type VpcFirewallRuleUpdate = {
  action: Newer.VpcFirewallRuleAction
  description: string
  direction: Newer.VpcFirewallRuleDirection
  filters: VpcFirewallRuleFilter
  name: Newer.Name
  priority: number
  status: Newer.VpcFirewallRuleStatus
  targets: Array<Newer.VpcFirewallRuleTarget>
}

export type VpcFirewallRuleUpdateParams = { rules?: Array<VpcFirewallRuleUpdate> | null | undefined }

export interface Operations extends Omit<
  Newer.Operations,
  | 'currentUserGroups'
  | 'currentUserView'
  | 'externalSubnetCreate'
  | 'groupList'
  | 'groupView'
  | 'localIdpUserCreate'
  | 'multicastGroupList'
  | 'multicastGroupView'
  | 'networkingBfdDisable'
  | 'networkingBfdEnable'
  | 'networkingBfdStatus'
  | 'networkingBgpExported'
  | 'networkingBgpImported'
  | 'networkingBgpMessageHistory'
  | 'networkingBgpStatus'
  | 'networkingLoopbackAddressCreate'
  | 'networkingLoopbackAddressDelete'
  | 'networkingLoopbackAddressList'
  | 'networkingSwitchPortApplySettings'
  | 'networkingSwitchPortClearSettings'
  | 'networkingSwitchPortList'
  | 'networkingSwitchPortLldpConfigUpdate'
  | 'networkingSwitchPortLldpConfigView'
  | 'networkingSwitchPortLldpNeighbors'
  | 'networkingSwitchPortStatus'
  | 'siloUserList'
  | 'siloUserView'
  | 'systemSubnetPoolUtilizationView'
  | 'systemUpdateRecoveryFinish'
  | 'userList'
  | 'userView'
  | 'vpcFirewallRulesUpdate'
  | 'vpcFirewallRulesView'
> {
  currentUserGroups: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.IdSortMode | undefined
    }
    body: undefined
    answer: GroupResultsPage
  }
  currentUserView: { args: object; body: undefined; answer: CurrentUser }
  externalSubnetCreate: {
    args: { project: Newer.NameOrId }
    body: ExternalSubnetCreate
    answer: Newer.ExternalSubnet
  }
  groupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.IdSortMode | undefined
    }
    body: undefined
    answer: GroupResultsPage
  }
  groupView: { args: { groupId: string }; body: undefined; answer: Group }
  localIdpUserCreate: { args: { silo: Newer.NameOrId }; body: Newer.UserCreate; answer: User }
  multicastGroupList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: MulticastGroupResultsPage
  }
  multicastGroupView: {
    args: { multicastGroup: Newer.MulticastGroupIdentifier }
    body: undefined
    answer: MulticastGroup
  }
  networkingBfdDisable: { args: object; body: BfdSessionDisable; answer: void }
  networkingBfdEnable: { args: object; body: BfdSessionEnable; answer: void }
  networkingBfdStatus: { args: object; body: undefined; answer: Array<BfdStatus> }
  networkingBgpExported: { args: object; body: undefined; answer: Array<BgpExported> }
  networkingBgpImported: { args: { asn: number }; body: undefined; answer: Array<BgpImported> }
  networkingBgpMessageHistory: { args: { asn: number }; body: undefined; answer: AggregateBgpMessageHistory }
  networkingBgpStatus: { args: object; body: undefined; answer: Array<BgpPeerStatus> }
  networkingLoopbackAddressCreate: { args: object; body: LoopbackAddressCreate; answer: LoopbackAddress }
  networkingLoopbackAddressDelete: {
    args: { address: string; rackId: string; subnetMask: number; switchLocation: Newer.Name }
    body: undefined
    answer: void
  }
  networkingLoopbackAddressList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.IdSortMode | undefined
    }
    body: undefined
    answer: LoopbackAddressResultsPage
  }
  networkingSwitchPortApplySettings: {
    args: { port: Newer.Name; rackId: string; switchLocation: Newer.Name }
    body: Newer.SwitchPortApplySettings
    answer: void
  }
  networkingSwitchPortClearSettings: {
    args: { port: Newer.Name; rackId: string; switchLocation: Newer.Name }
    body: undefined
    answer: void
  }
  networkingSwitchPortList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.IdSortMode | undefined
      switchPortId?: string | null | undefined
    }
    body: undefined
    answer: SwitchPortResultsPage
  }
  networkingSwitchPortLldpConfigUpdate: {
    args: { port: Newer.Name; rackId: string; switchLocation: Newer.Name }
    body: Newer.LldpLinkConfig
    answer: void
  }
  networkingSwitchPortLldpConfigView: {
    args: { port: Newer.Name; rackId: string; switchLocation: Newer.Name }
    body: undefined
    answer: Newer.LldpLinkConfig
  }
  networkingSwitchPortLldpNeighbors: {
    args: {
      port: Newer.Name
      rackId: string
      switchLocation: Newer.Name
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.IdSortMode | undefined
    }
    body: undefined
    answer: Newer.LldpNeighborResultsPage
  }
  networkingSwitchPortStatus: {
    args: { port: Newer.Name; rackId: string; switchLocation: Newer.Name }
    body: undefined
    answer: Newer.SwitchLinkState
  }
  siloUserList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      silo?: Newer.NameOrId | undefined
      sortBy?: Newer.IdSortMode | undefined
    }
    body: undefined
    answer: UserResultsPage
  }
  siloUserView: { args: { userId: string; silo: Newer.NameOrId }; body: undefined; answer: User }
  sledAdd: { args: object; body: UninitializedSledId; answer: SledId }
  systemSubnetPoolUtilizationView: {
    args: { pool: Newer.NameOrId }
    body: undefined
    answer: SubnetPoolUtilization
  }
  userList: {
    args: {
      group?: string | null | undefined
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.IdSortMode | undefined
    }
    body: undefined
    answer: UserResultsPage
  }
  userView: { args: { userId: string }; body: undefined; answer: User }
  vpcFirewallRulesUpdate: {
    args: { project?: Newer.NameOrId | undefined; vpc: Newer.NameOrId }
    body: VpcFirewallRuleUpdateParams
    answer: VpcFirewallRules
  }
  vpcFirewallRulesView: {
    args: { project?: Newer.NameOrId | undefined; vpc: Newer.NameOrId }
    body: undefined
    answer: VpcFirewallRules
  }
}
