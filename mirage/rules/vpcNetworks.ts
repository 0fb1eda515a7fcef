import type {
  InternetGateway,
  RouterRoute,
  Vpc,
  VpcFirewallRule,
  VpcFirewallRuleUpdate,
  VpcRouter,
  VpcSubnet,
} from '#store/api/generated/types'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { poolsOf } from './addresses'
import { linkPool, removeGateway, type Stamps } from './gateways'
import { canonicalNet, netOf } from './cidr'

// The initial contents of a VPC, and the rows that are created and deleted with a subnet, a router or a VPC.

/** The prefix of a VPC for which none was requested: a unique-local one, derived from its id. */
function prefixFor(id: string): string {
  const hex = id.replaceAll('-', '')
  return canonicalNet(`fd${hex.slice(0, 2)}:${hex.slice(2, 6)}:${hex.slice(6, 10)}::/48`)
}

/** The /64 with this number in the prefix of a VPC. */
export function ipv6BlockOf({ ipv6Prefix }: Pick<Vpc, 'ipv6Prefix'>, number: number): string {
  const groups = netOf(ipv6Prefix).ip.toNormalizedString().split(':').slice(0, 3)
  return canonicalNet(`${groups.join(':')}:${number.toString(16)}::/64`)
}

/** The route in the system router that the region created for this subnet. */
const routesOf = ({ world }: Region, subnet: VpcSubnet): RouterRoute[] => {
  const router = world.vpcs.get(subnet.vpcId)?.systemRouterId
  return world.routes.where(
    ({ kind, vpcRouterId, target }) =>
      vpcRouterId === router &&
      kind === 'vpc_subnet' &&
      target.type === 'subnet' &&
      target.value === subnet.name,
  )
}

/** The route of a subnet. It has the name of the subnet, unless that is the name of a default route. */
const subnetRoute = (
  routeId: string,
  { name }: VpcSubnet,
): Pick<RouterRoute, 'name' | 'destination' | 'target'> => ({
  name: ['default-v4', 'default-v6'].includes(name) ? `${name}-${routeId}` : name,
  destination: { type: 'subnet', value: name },
  target: { type: 'subnet', value: name },
})

/** Stores a new subnet and its route. */
export function addSubnet({ world }: Region, row: VpcSubnet) {
  world.subnets.insert(row)
  const vpc = world.vpcs.get(row.vpcId)
  if (!vpc) throw new Error('a subnet needs its VPC')
  const id = idOf(`route ${vpc.systemRouterId} ${row.id}`)
  world.routes.insert({
    id,
    ...subnetRoute(id, row),
    description: 'The way to a subnet, kept by the region',
    kind: 'vpc_subnet',
    vpcRouterId: vpc.systemRouterId,
    timeCreated: row.timeCreated,
    timeModified: row.timeModified,
  })
}

/** Stores a changed subnet, and renames its route with it. */
export function changeSubnet(region: Region, before: VpcSubnet, after: VpcSubnet) {
  const { routes, subnets } = region.world
  if (before.name !== after.name)
    for (const route of routesOf(region, before))
      routes.update(route.id, { ...subnetRoute(route.id, after), timeModified: after.timeModified })
  subnets.update(after.id, after)
}

/** Deletes a subnet and its route. */
export function removeSubnet(region: Region, row: VpcSubnet) {
  for (const { id } of routesOf(region, row)) region.world.routes.remove(id)
  region.world.subnets.remove(row.id)
}

/** Deletes a router with its routes. Its subnets return to the system router. */
export function removeRouter({ world }: Region, { id }: VpcRouter) {
  world.routes.removeWhere((route) => route.vpcRouterId === id)
  for (const subnet of world.subnets.all())
    if (subnet.customRouterId === id) world.subnets.update(subnet.id, { customRouterId: null })
  world.routers.remove(id)
}

/** The rules of a new VPC: they allow traffic within the VPC, and ICMP and SSH from anywhere. */
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

/** A VPC to create. Without a prefix it gets one. */
type NewVpc = Omit<Vpc, 'projectId' | 'systemRouterId' | 'ipv6Prefix'> & { ipv6Prefix?: string | null }

/** Stores a new VPC with everything that a VPC contains from the start. Rule: NET-1. */
export function addVpc(region: Region, project: ProjectRow, request: NewVpc): Vpc {
  const { world } = region
  const { id, timeCreated, timeModified } = request
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
    ...request,
    ipv6Prefix: request.ipv6Prefix ?? prefixFor(id),
    projectId: project.id,
    systemRouterId: router.id,
  }
  world.vpcs.insert(vpc)
  world.routers.insert(router)
  for (const [name, value] of [
    ['default-v4', '0.0.0.0/0'],
    ['default-v6', '::/0'],
  ] as const) {
    const routeId = idOf(`route ${router.id} ${name}`)
    world.routes.insert({
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
  world.gateways.insert(gateway)
  const standard = poolsOf(region, project.siloId).find(({ isDefault }) => isDefault)
  if (standard) linkPool(region, gateway, standard.pool, stamps)
  world.firewalls.insert({ id, rules: firstRules(vpc, stamps) })
  return vpc
}

/** Creates the default VPC of a project. */
export const addDefaultVpc = (region: Region, project: ProjectRow): Vpc =>
  addVpc(region, project, {
    id: idOf(`vpc ${project.id} default`),
    name: 'default',
    description: 'The default VPC',
    dnsName: 'default',
    timeCreated: project.timeCreated,
    timeModified: project.timeModified,
  })

/** Deletes a VPC with its routers and gateways. Ours: the control plane would leave them without a VPC. */
export function removeVpc(region: Region, { id }: Vpc) {
  const { world } = region
  for (const row of world.routers.all()) if (row.vpcId === id) removeRouter(region, row)
  for (const row of world.gateways.all()) if (row.vpcId === id) removeGateway(region, row)
  world.firewalls.remove(id)
  world.vpcs.remove(id)
}
