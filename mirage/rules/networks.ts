import type {
  InternetGateway,
  RouterRoute,
  Vpc,
  VpcFirewallRule,
  VpcFirewallRuleUpdate,
  VpcRouter,
  VpcSubnet,
} from '../../src/store/api/generated/types'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { poolsOf } from './addresses'
import { linkPool, removeGateway, type Stamps } from './gateways'
import { canonicalNet, netOf } from './nets'

// What every VPC has in it from the start, and what its children bring along and take with them. Source: §4.6, §4.7.

/** The prefix of a VPC that was given none: any unique-local one will do, as long as it is always the same one. */
function prefixFor(id: string): string {
  const hex = id.replaceAll('-', '')
  return canonicalNet(`fd${hex.slice(0, 2)}:${hex.slice(2, 6)}:${hex.slice(6, 10)}::/48`)
}

/** A /64 of a VPC's prefix: the one of this number. */
export function ipv6BlockOf({ ipv6Prefix }: Pick<Vpc, 'ipv6Prefix'>, number: number): string {
  const groups = netOf(ipv6Prefix).ip.toNormalizedString().split(':').slice(0, 3)
  return canonicalNet(`${groups.join(':')}:${number.toString(16)}::/64`)
}

/** The routes of the system router that the region made for this subnet: one, which bears its name. */
const routesOf = ({ world }: Region, subnet: VpcSubnet): RouterRoute[] => {
  const router = world.vpcs.get(subnet.vpcId)?.systemRouterId
  return [...world.routes.values()].filter(
    ({ kind, vpcRouterId, target }) =>
      vpcRouterId === router &&
      kind === 'vpc_subnet' &&
      target.type === 'subnet' &&
      target.value === subnet.name,
  )
}

/** What a subnet's route says: its name is the subnet's, except where that is the name of a default route. */
const subnetRoute = (
  routeId: string,
  { name }: VpcSubnet,
): Pick<RouterRoute, 'name' | 'destination' | 'target'> => ({
  name: ['default-v4', 'default-v6'].includes(name) ? `${name}-${routeId}` : name,
  destination: { type: 'subnet', value: name },
  target: { type: 'subnet', value: name },
})

/** Keeps a new subnet, and a way to it. */
export function addSubnet({ world }: Region, row: VpcSubnet) {
  world.subnets.set(row.id, row)
  const vpc = world.vpcs.get(row.vpcId)
  if (!vpc) throw new Error('a subnet needs its VPC')
  const id = idOf(`route ${vpc.systemRouterId} ${row.id}`)
  world.routes.set(id, {
    id,
    ...subnetRoute(id, row),
    description: 'The way to a subnet, kept by the region',
    kind: 'vpc_subnet',
    vpcRouterId: vpc.systemRouterId,
    timeCreated: row.timeCreated,
    timeModified: row.timeModified,
  })
}

/** Keeps a changed subnet; the way to it bears its new name. */
export function changeSubnet(region: Region, before: VpcSubnet, after: VpcSubnet) {
  const { routes, subnets } = region.world
  if (before.name !== after.name)
    for (const route of routesOf(region, before))
      routes.set(route.id, { ...route, ...subnetRoute(route.id, after), timeModified: after.timeModified })
  subnets.set(after.id, after)
}

/** Takes a subnet away, and the way to it. */
export function removeSubnet(region: Region, row: VpcSubnet) {
  for (const { id } of routesOf(region, row)) region.world.routes.delete(id)
  region.world.subnets.delete(row.id)
}

/** Takes a router away with its routes. Subnets that were led by it are led by the system router again. */
export function removeRouter({ world }: Region, { id }: VpcRouter) {
  for (const route of world.routes.values()) if (route.vpcRouterId === id) world.routes.delete(route.id)
  for (const subnet of world.subnets.values())
    if (subnet.customRouterId === id) world.subnets.set(subnet.id, { ...subnet, customRouterId: null })
  world.routers.delete(id)
}

/** The rules of a new VPC: its own instances may talk, and anybody may ping and open a secure shell. */
function firstRules({ id, name }: Vpc, stamps: Stamps): VpcFirewallRule[] {
  const rule = (
    ruleName: string,
    description: string,
    filters: VpcFirewallRuleUpdate['filters'],
  ): VpcFirewallRule => ({
    id: idOf(`firewall-rule ${id} ${ruleName}`),
    name: ruleName,
    description,
    action: 'allow',
    direction: 'inbound',
    filters: { hosts: null, ports: null, protocols: null, ...filters },
    priority: 65_534,
    status: 'enabled',
    targets: [{ type: 'vpc', value: name }],
    vpcId: id,
    ...stamps,
  })
  return [
    rule('allow-internal-inbound', 'All inbound traffic from instances of this VPC', {
      hosts: [{ type: 'vpc', value: name }],
    }),
    rule('allow-ssh', 'Inbound TCP to port 22 from anywhere', {
      ports: ['22'],
      protocols: [{ type: 'tcp' }],
    }),
    rule('allow-icmp', 'Inbound ICMP from anywhere', { protocols: [{ type: 'icmp', value: null }] }),
  ]
}

/** A VPC to be made. Without a prefix it gets one. */
type NewVpc = Omit<Vpc, 'projectId' | 'systemRouterId' | 'ipv6Prefix'> & { ipv6Prefix?: string | null }

/** Keeps a new VPC with everything that every VPC begins with. Source: §4.6. */
export function addVpc(region: Region, project: ProjectRow, wanted: NewVpc): Vpc {
  const { world } = region
  const { id, timeCreated, timeModified } = wanted
  const stamps = { timeCreated, timeModified }
  const router: VpcRouter = {
    id: idOf(`router ${id} system`),
    name: 'system',
    description: 'Routes of every VPC, kept by the region',
    kind: 'system',
    vpcId: id,
    ...stamps,
  }
  const vpc: Vpc = {
    ...wanted,
    ipv6Prefix: wanted.ipv6Prefix ?? prefixFor(id),
    projectId: project.id,
    systemRouterId: router.id,
  }
  world.vpcs.set(id, vpc)
  world.routers.set(router.id, router)
  for (const [name, value] of [
    ['default-v4', '0.0.0.0/0'],
    ['default-v6', '::/0'],
  ] as const) {
    const routeId = idOf(`route ${router.id} ${name}`)
    world.routes.set(routeId, {
      id: routeId,
      name,
      description: 'The way out of the VPC',
      kind: 'default',
      destination: { type: 'ip_net', value },
      target: { type: 'internet_gateway', value: 'default' },
      vpcRouterId: router.id,
      ...stamps,
    })
  }
  addSubnet(region, {
    id: idOf(`subnet ${id} default`),
    name: 'default',
    description: 'The default subnet',
    ipv4Block: '172.30.0.0/22',
    ipv6Block: ipv6BlockOf(vpc, 0),
    customRouterId: null,
    vpcId: id,
    ...stamps,
  })
  const gateway: InternetGateway = {
    id: idOf(`gateway ${id} default`),
    name: 'default',
    description: 'The default gateway',
    vpcId: id,
    ...stamps,
  }
  world.gateways.set(gateway.id, gateway)
  const standard = poolsOf(region, project.siloId).find(({ isDefault }) => isDefault)
  if (standard) linkPool(region, gateway, standard.pool, stamps)
  world.firewallRules.set(id, firstRules(vpc, stamps))
  return vpc
}

/** The network every project begins with. */
export const addDefaultVpc = (region: Region, project: ProjectRow): Vpc =>
  addVpc(region, project, {
    id: idOf(`vpc ${project.id} default`),
    name: 'default',
    description: 'The default VPC',
    dnsName: 'default',
    timeCreated: project.timeCreated,
    timeModified: project.timeModified,
  })

/** Takes a VPC away, with all that is left in it: the control plane would leave routers and gateways without a home. */
export function removeVpc(region: Region, { id }: Vpc) {
  const { world } = region
  for (const row of world.routers.values()) if (row.vpcId === id) removeRouter(region, row)
  for (const row of world.gateways.values()) if (row.vpcId === id) removeGateway(region, row)
  world.firewallRules.delete(id)
  world.vpcs.delete(id)
}
