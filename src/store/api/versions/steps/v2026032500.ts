import type {
  BfdStatus as OlderBfdStatus,
  LoopbackAddress as OlderLoopback,
  LoopbackAddressCreate as OlderLoopbackCreate,
  Operations as Older,
  SwitchPort as OlderPort,
  BfdSessionDisable as OlderBfdDisable,
  BfdSessionEnable as OlderBfdEnable,
  ExternalSubnetCreate as OlderSubnetCreate,
  Group as OlderGroup,
  MulticastGroup as OlderMulticast,
  SubnetPoolUtilization as OlderUtilization,
  User as OlderUser,
  VpcFirewallRuleProtocol as OlderProtocol,
  VpcFirewallRuleUpdateParams as OlderRules,
} from '../generated/v2026021301'
import type {
  BfdSessionDisable,
  BfdSessionEnable,
  BfdStatus,
  ExternalSubnetCreate,
  Group,
  LoopbackAddress,
  LoopbackAddressCreate,
  MulticastGroup,
  Operations as Newer,
  SubnetPoolUtilization,
  SwitchPort,
  SwitchSlot,
  User,
  VpcFirewallRuleProtocol,
  VpcFirewallRules,
  VpcFirewallRuleUpdateParams,
} from '../generated/v2026032500'
import {
  bodyOf,
  NotOfferedError,
  pageConversion,
  type Changes,
  type Conversion,
  type VersionStep,
} from '../change'
import { addedFields, UNKNOWN_TIME } from './addedFields'

/** Users and groups say when they were made and changed. */
const dated = addedFields({ timeCreated: UNKNOWN_TIME, timeModified: UNKNOWN_TIME })
const users = pageConversion<OlderUser, User>(dated)
const groups = pageConversion<OlderGroup, Group>(dated)

// A switch was a text named in different ways, now it is one of two. Any other text stays as it is: the region
// refuses it with its own message, after it has checked the caller's role.

const slotOf = (name: string) => name as SwitchSlot

/** The parameters of a request, or a record. */
const located = {
  up: <R extends { switchLocation: string }>({ switchLocation, ...rest }: R) => ({
    ...rest,
    switchSlot: slotOf(switchLocation),
  }),
  down: <R extends { switchSlot: SwitchSlot }>({ switchSlot, ...rest }: R) => ({
    ...rest,
    switchLocation: switchSlot,
  }),
}

/** A record of BFD. */
const ofBfd = {
  up: <R extends { switch: string }>({ switch: name, ...rest }: R) => ({ ...rest, switchSlot: slotOf(name) }),
  down: <R extends { switchSlot: SwitchSlot }>({ switchSlot, ...rest }: R) => ({
    ...rest,
    switch: switchSlot,
  }),
}

const bfdStatus: Conversion<OlderBfdStatus, BfdStatus> = ofBfd

function olderProtocol(protocol: VpcFirewallRuleProtocol): OlderProtocol {
  if (protocol.type === 'icmp6') throw new NotOfferedError('This region has no firewall rules for ICMPv6.')
  return protocol
}

const firewallRules: Conversion<OlderRules, VpcFirewallRuleUpdateParams> = {
  up: (body) => body,
  down: ({ rules, ...body }) => ({
    ...body,
    rules: rules?.map(({ filters, ...rule }) => ({
      ...rule,
      filters: { ...filters, protocols: filters.protocols?.map(olderProtocol) },
    })),
  }),
}

/** A filter as the region's errors say it: `icmp6`, with its type and its codes. */
const filterText = ({ type, value }: Extract<VpcFirewallRuleProtocol, { type: 'icmp6' }>) =>
  [value ? `${type}:${value.icmpType}` : type, ...(value?.code ? [value.code] : [])].join(',')

/** Refuses the rules of a VPC for any of them with a protocol that an older caller does not know. */
function refuseIcmp6({ rules }: VpcFirewallRules) {
  const filter = rules.flatMap(({ filters }) => filters.protocols ?? []).find(({ type }) => type === 'icmp6')
  if (filter?.type === 'icmp6')
    throw new NotOfferedError(
      `unsupported value for "vpc_firewall_rule_protocol": unrecognized protocol: ${filterText(filter)}`,
      400,
      'InvalidValue',
    )
}

// External subnets and multicast groups

const subnetCreate: Conversion<OlderSubnetCreate, ExternalSubnetCreate> = {
  up({ allocator, ...body }) {
    if (allocator.type === 'explicit') return { ...body, allocator }
    const { prefixLen: prefixLength, ...auto } = allocator
    return { ...body, allocator: { ...auto, prefixLength } }
  },
  down({ allocator, ...body }) {
    if (allocator.type === 'explicit') return { ...body, allocator }
    const { prefixLength: prefixLen, ...auto } = allocator
    return { ...body, allocator: { ...auto, prefixLen } }
  },
}

const utilization: Conversion<OlderUtilization, SubnetPoolUtilization> = {
  up: ({ allocated, capacity }) => ({ capacity, remaining: capacity - allocated }),
  down: ({ capacity, remaining }) => ({ capacity, allocated: capacity - remaining }),
}

/** The older version says only the sources; a group that names none accepts any. */
const multicastGroup: Conversion<OlderMulticast, MulticastGroup> = {
  up: ({ mvlan: _, ...group }) => ({ ...group, hasAnySourceMember: group.sourceIps.length === 0 }),
  down: ({ hasAnySourceMember: _, ...group }) => group,
}

// Losses, and values assumed in their place

const TIMES = 'The older version does not say when users and groups were made.'
const SOURCES =
  'The VLAN of a group, and whether a member accepts any source: one does if no source is named.'

const changes: Changes<Older, Newer> = {
  currentUserView: { answer: dated, lost: TIMES },
  currentUserGroups: { answer: groups, lost: TIMES },
  groupList: { answer: groups, lost: TIMES },
  groupView: { answer: dated, lost: TIMES },
  userList: { answer: users, lost: TIMES },
  userView: { answer: dated, lost: TIMES },
  siloUserList: { answer: users, lost: TIMES },
  siloUserView: { answer: dated, lost: TIMES },
  localIdpUserCreate: { answer: dated, lost: TIMES },

  networkingSwitchPortList: { answer: pageConversion<OlderPort, SwitchPort>(located) },
  networkingSwitchPortApplySettings: { request: located },
  networkingSwitchPortClearSettings: { request: located },
  networkingSwitchPortStatus: { request: located },
  networkingSwitchPortLldpConfigView: { request: located },
  networkingSwitchPortLldpConfigUpdate: { request: located },
  networkingSwitchPortLldpNeighbors: { request: located },

  networkingLoopbackAddressList: { answer: pageConversion<OlderLoopback, LoopbackAddress>(located) },
  networkingLoopbackAddressCreate: {
    request: bodyOf<OlderLoopbackCreate, LoopbackAddressCreate>(located),
    answer: located,
  },
  networkingLoopbackAddressDelete: { request: located },

  networkingBfdStatus: {
    answer: { up: (list) => list.map(bfdStatus.up), down: (list) => list.map(bfdStatus.down) },
  },
  networkingBfdEnable: { request: bodyOf<OlderBfdEnable, BfdSessionEnable>(ofBfd) },
  networkingBfdDisable: { request: bodyOf<OlderBfdDisable, BfdSessionDisable>(ofBfd) },

  externalSubnetCreate: { request: bodyOf(subnetCreate) },
  systemSubnetPoolUtilizationView: { answer: utilization },
  multicastGroupList: { answer: pageConversion(multicastGroup), lost: SOURCES },
  multicastGroupView: { answer: multicastGroup, lost: SOURCES },

  vpcFirewallRulesUpdate: { request: bodyOf(firewallRules), refuse: refuseIcmp6 },
  vpcFirewallRulesView: { refuse: refuseIcmp6 },
}

export const v2026032500: VersionStep = { since: '2026032500', changes }
