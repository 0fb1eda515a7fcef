import type {
  ExternalIp,
  RouterRoute,
  VpcFirewallRuleUpdate,
  VpcRouter,
  VpcSubnet,
} from '#store/api/generated/types'
import { ipKey, ipVersion, isInNetwork, type IpVersion } from '../ip'

// What decides whether packets of a VPC arrive, and what packets are. The console computes it from what the region
// reports: no packet is sent.

/** The protocol of a packet, with its destination port or its ICMP type and code. */
export type Traffic =
  | { type: 'tcp' | 'udp'; port: number }
  | { type: 'icmp' | 'icmp6'; icmpType: number; code: number }

/** A rule of a firewall, as far as packets are concerned. */
export type ReachRule = Pick<
  VpcFirewallRuleUpdate,
  'name' | 'action' | 'direction' | 'filters' | 'priority' | 'status' | 'targets'
>

/** A route of a router, as far as packets are concerned. */
export type ReachRoute = Pick<RouterRoute, 'name' | 'destination' | 'target'>

/** An external address of an instance. */
export type ReachExternalIp = Pick<ExternalIp, 'ip' | 'ipPoolId' | 'kind'>

/** An interface in the VPC. */
export interface ReachInterface {
  id: string
  name: string
  instanceId: string
  /** The name of its instance; the id if the name is not known. */
  instance: string
  isPrimary: boolean
  subnetId: string
  /** Its private addresses, at most one of each IP version. */
  addresses: readonly string[]
  /** The networks whose traffic it may pass on. */
  transitIps: readonly string[]
  /** The external addresses of its instance; undefined while they are not read. */
  external: readonly ReachExternalIp[] | undefined
  /** The external subnets of its instance, as networks. */
  externalSubnets: readonly string[]
}

/** An internet gateway and what is attached to it. */
export interface ReachGateway {
  name: string
  poolIds: readonly string[]
  addresses: readonly string[]
}

/** A VPC: its firewall, its routes and its interfaces. */
export interface ReachNetwork {
  /** The name of the VPC. */
  vpc: string
  rules: readonly ReachRule[]
  subnets: readonly Pick<VpcSubnet, 'id' | 'name' | 'ipv4Block' | 'ipv6Block' | 'customRouterId'>[]
  routers: readonly Pick<VpcRouter, 'id' | 'name' | 'kind'>[]
  /** The routes of each router, by its id. */
  routes: ReadonlyMap<string, readonly ReachRoute[]>
  gateways: readonly ReachGateway[]
  interfaces: readonly ReachInterface[]
}

/** The two blocks of a subnet. */
export const blocksOf = ({ ipv4Block, ipv6Block }: { ipv4Block: string; ipv6Block: string }): string[] => [
  ipv4Block,
  ipv6Block,
]

/** Whether an address lies in a subnet of the VPC. */
export const isOfVpc = (address: string, { subnets }: Pick<ReachNetwork, 'subnets'>): boolean =>
  subnets.some((subnet) => blocksOf(subnet).some((block) => isInNetwork(address, block)))

/** Whether two texts are the same address. Of IPv4, each address has one text. */
export const isSameIp = (a: string, b: string): boolean =>
  a === b || (a.includes(':') && b.includes(':') && ipKey(a) === ipKey(b))

/** Whether an interface has a private address. */
export const hasAddress = ({ addresses }: ReachInterface, address: string): boolean =>
  addresses.some((own) => isSameIp(own, address))

/** The private address of an interface of this IP version, if it has one. */
export const privateAddressOf = ({ addresses }: ReachInterface, version: IpVersion): string | undefined =>
  addresses.find((address) => ipVersion(address) === version)
