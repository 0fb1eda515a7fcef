import type {
  Instance,
  InternetGateway,
  PrivateIpStack,
  RouterRoute,
  Vpc,
  VpcFirewallRule,
  VpcFirewallRuleUpdate,
  VpcRouter,
  VpcSubnet,
} from '#store/api/generated/types'
import { inVpc } from '../access/vpcLookup'
import { hoursAgo } from '../factories/times'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { addSubnet, addVpc, ipv6BlockOf, removeSubnet } from '../rules/vpcNetworks'
import { freeAddresses, newNic } from '../rules/nics'

// The networks of the company. Rule: MOCK-8.

const stamps = (region: Region, hours: number) => ({
  timeCreated: hoursAgo(region, hours),
  timeModified: hoursAgo(region, hours / 3),
})

const two = (number: number) => String(number).padStart(2, '0')

function makeVpc(region: Region, project: ProjectRow, name: string, description: string, hours: number): Vpc {
  return addVpc(region, project, {
    id: idOf(`vpc ${project.id} ${name}`),
    name,
    description,
    dnsName: name,
    ...stamps(region, hours),
  })
}

/** A subnet of a VPC; its IPv6 block is the next one of the VPC's prefix. */
function makeSubnet(
  region: Region,
  vpc: Vpc,
  name: string,
  ipv4Block: string,
  customRouterId: string | null = null,
): VpcSubnet {
  const number = inVpc(region.world.subnets, vpc.id).length
  const row: VpcSubnet = {
    id: idOf(`subnet ${vpc.id} ${name}`),
    name,
    description: '',
    ipv4Block,
    ipv6Block: ipv6BlockOf(vpc, number),
    customRouterId,
    vpcId: vpc.id,
    ...stamps(region, 3_000 - 10 * number),
  }
  addSubnet(region, row)
  return row
}

function makeRouter(region: Region, vpc: Vpc, name: string, description: string): VpcRouter {
  const row: VpcRouter = {
    id: idOf(`router ${vpc.id} ${name}`),
    name,
    description,
    kind: 'custom',
    vpcId: vpc.id,
    ...stamps(region, 2_400),
  }
  region.world.routers.insert(row)
  return row
}

function makeRoute(
  region: Region,
  router: VpcRouter,
  name: string,
  way: Pick<RouterRoute, 'destination' | 'target'>,
  hours: number,
) {
  const id = idOf(`route ${router.id} ${name}`)
  region.world.routes.insert({
    id,
    name,
    description: '',
    kind: 'custom',
    ...way,
    vpcRouterId: router.id,
    ...stamps(region, hours),
  })
}

function makeGateway(region: Region, vpc: Vpc, name: string, description: string): InternetGateway {
  const row = { id: idOf(`gateway ${vpc.id} ${name}`), name, description, vpcId: vpc.id }
  const gateway: InternetGateway = { ...row, ...stamps(region, 1_900) }
  region.world.gateways.insert(gateway)
  return gateway
}

/** 55 routes to depots; their targets take turns among the five kinds. */
function addRoutes(region: Region, router: VpcRouter) {
  const targets: readonly RouterRoute['target'][] = [
    { type: 'ip', value: '10.40.1.9' },
    { type: 'instance', value: 'net-heavy' },
    { type: 'internet_gateway', value: 'uplink-east' },
    { type: 'drop' },
    { type: 'ip', value: '10.40.14.9' },
  ]
  for (let depot = 1; depot <= 53; depot += 1) {
    const target = targets[depot % targets.length]
    if (!target) continue
    const destination = { type: 'ip_net', value: `10.80.${depot}.0/24` } as const
    makeRoute(region, router, `depot-${two(depot)}`, { destination, target }, 2_300 - 20 * depot)
  }
  makeRoute(
    region,
    router,
    'customs-v6',
    { destination: { type: 'ip_net', value: 'fd20:7::/48' }, target: { type: 'ip', value: 'fd20:7::1' } },
    800,
  )
  makeRoute(
    region,
    router,
    'weighbridge',
    { destination: { type: 'ip', value: '10.90.0.17' }, target: { type: 'instance', value: 'crane-vision' } },
    300,
  )
}

type RulePart = Pick<VpcFirewallRule, 'name'> & Partial<Omit<VpcFirewallRuleUpdate, 'name'>>

/** One rule of each kind: targets, hosts, protocols, directions, actions, enabled and disabled. */
const kindsOfRules: readonly RulePart[] = [
  {
    name: 'allow-scada',
    description: 'Crane control from the control room, and from nowhere else',
    filters: {
      hosts: [{ type: 'subnet', value: 'gate-01' }],
      ports: ['502', '20000-20010'],
      protocols: [{ type: 'tcp' }],
    },
    targets: [{ type: 'subnet', value: 'crane-01' }],
    priority: 100,
  },
  {
    name: 'allow-ntp-out',
    direction: 'outbound',
    filters: { ports: ['123'], protocols: [{ type: 'udp' }] },
    priority: 200,
  },
  {
    name: 'allow-path-mtu',
    filters: { protocols: [{ type: 'icmp', value: { icmpType: 3, code: '0-4' } }] },
    priority: 300,
  },
  {
    name: 'deny-ping-from-depots',
    action: 'deny',
    filters: {
      hosts: [{ type: 'ip_net', value: '10.80.0.0/16' }],
      protocols: [{ type: 'icmp', value: { icmpType: 8, code: null } }],
    },
    priority: 50,
  },
  {
    name: 'deny-old-scanner',
    action: 'deny',
    status: 'disabled',
    filters: { hosts: [{ type: 'ip', value: '203.0.113.9' }] },
    targets: [
      { type: 'instance', value: 'net-heavy' },
      { type: 'ip', value: '10.40.1.5' },
      { type: 'ip_net', value: '10.40.2.0/24' },
    ],
    priority: 10,
  },
  {
    name: 'allow-planner',
    filters: {
      hosts: [
        { type: 'vpc', value: 'default' },
        { type: 'instance', value: 'berth-api-1' },
      ],
      ports: ['443', '8443'],
      protocols: [{ type: 'tcp' }, { type: 'udp' }],
    },
    priority: 1_000,
  },
]

/** Brings the rules of a VPC to forty: one of each kind, then one for each of several cells. */
function addRules(region: Region, vpc: Vpc) {
  const first = region.world.firewalls.get(vpc.id)?.rules ?? []
  const room = 40 - first.length - kindsOfRules.length
  const cells = Array.from({ length: room }, (_, index): RulePart => {
    const cell = `${areas[index % areas.length]}-${two(1 + Math.floor(index / areas.length))}`
    return {
      name: `allow-probe-${cell}`,
      filters: { ports: [String(9_100 + index)], protocols: [{ type: 'tcp' }] },
      targets: [{ type: 'subnet', value: cell }],
      priority: 2_000 + 10 * index,
      status: index % 7 === 6 ? 'disabled' : 'enabled',
    }
  })
  const made = [...kindsOfRules, ...cells].map((part, index): VpcFirewallRule => ({
    id: idOf(`firewall-rule ${vpc.id} ${part.name}`),
    description: '',
    action: 'allow',
    direction: 'inbound',
    filters: {},
    priority: 1_000,
    status: 'enabled',
    targets: [{ type: 'vpc', value: vpc.name }],
    vpcId: vpc.id,
    ...part,
    ...stamps(region, 1_500 - 12 * index),
  }))
  region.world.firewalls.update(vpc.id, { rules: [...first, ...made] })
}

const areas = ['reefer', 'crane', 'gate', 'yard'] as const
const CELLS = 13

/** A VPC with 53 subnets, three routers, two gateways of its own and forty rules: more than one page. */
function addPlantFloor(region: Region, project: ProjectRow): Vpc {
  const vpc = makeVpc(region, project, 'plant-floor', 'Cranes, gates and cold stores, cell by cell', 3_100)
  const routed = makeRouter(region, vpc, 'inland', 'To the depots behind the port')
  makeRouter(region, vpc, 'spare', '')
  for (const [index, area] of areas.entries())
    for (let cell = 1; cell <= CELLS; cell += 1) {
      const block = `10.40.${index * CELLS + cell}.0/24`
      makeSubnet(region, vpc, `${area}-${two(cell)}`, block, area === 'yard' ? routed.id : null)
    }
  const uplink = makeGateway(region, vpc, 'uplink-east', 'The line along the east quay')
  makeGateway(region, vpc, 'uplink-west', 'Dug, not yet lit')
  const id = idOf(`gateway-address ${uplink.id} east`)
  region.world.gatewayAddresses.insert({
    id,
    name: 'east-quay',
    description: '',
    address: '198.51.100.220',
    internetGatewayId: uplink.id,
    ...stamps(region, 1_800),
  })
  addRoutes(region, routed)
  addRules(region, vpc)
  return vpc
}

/** Adds an interface in each of these subnets; the first one is primary, and the second one has the transit IPs. */
function addNics(region: Region, instance: Instance, subnets: readonly VpcSubnet[], transit: string[] = []) {
  for (const [index, subnet] of subnets.entries()) {
    const vpcName = region.world.vpcs.get(subnet.vpcId)?.name ?? ''
    const description = index === 0 ? `default primary interface for ${instance.name}` : ''
    const ofFamily = (isIpv6: boolean) => ({
      ip: { type: 'auto' } as const,
      transitIps: index === 1 ? transit.filter((net) => net.includes(':') === isIpv6) : [],
    })
    const [v4, v6] = [ofFamily(false), ofFamily(true)]
    const nic = newNic(region, {
      instance,
      subnet,
      request: {
        name: `net${index}`,
        description,
        vpcName,
        subnetName: subnet.name,
        ipConfig:
          v6.transitIps.length > 0 ? { type: 'dual_stack', value: { v4, v6 } } : { type: 'v4', value: v4 },
      },
      isPrimary: index === 0,
      now: instance.timeCreated,
    })
    region.world.nics.insert(nic)
  }
}

/** Adds three more VPCs to the showcase project, and instances with more than one interface. */
export function addVpcs(region: Region, project: ProjectRow) {
  const { world } = region
  const own = world.vpcs.findBy(({ projectId, name }) => projectId === project.id && name === 'default')
  if (!own) throw new Error('a project begins with a VPC')
  const plant = addPlantFloor(region, project)
  const isolated = makeVpc(region, project, 'isolated', 'No way in, no way out', 700)
  for (const subnet of inVpc(world.subnets, isolated.id)) removeSubnet(region, subnet)
  makeVpc(region, project, 'old-dmz', 'Kept until the last partner has moved', 8_600)

  const atHome = [
    ...inVpc(world.subnets, own.id),
    makeSubnet(region, own, 'storage', '172.30.4.0/24'),
    makeSubnet(region, own, 'backup', '172.30.5.0/24'),
  ]
  const inArea = (area: string) => inVpc(world.subnets, plant.id).filter(({ name }) => name.startsWith(area))
  const give = (name: string, subnets: readonly VpcSubnet[], transit?: string[]) => {
    const instance = world.instances.get(idOf(`instance ${project.id} ${name}`))
    if (instance) addNics(region, instance, subnets, transit)
  }
  give('berth-db-primary', atHome.slice(0, 2))
  give('berth-db-replica', atHome)
  give('crane-vision', inArea('crane').slice(0, 2))
  give('net-heavy', inArea('reefer').slice(0, 8), ['10.200.0.0/16', 'fd20:200::/32'])
}

/** Gives each instance without an interface the default one. */
export function addInterfaces(region: Region) {
  const { world } = region
  const served = new Set(world.nics.all().map(({ instanceId }) => instanceId))
  const homes = new Map<string, VpcSubnet>()
  for (const vpc of world.vpcs.all()) {
    const subnet = inVpc(world.subnets, vpc.id).find(({ name }) => name === 'default')
    if (subnet && vpc.name === 'default') homes.set(vpc.projectId, subnet)
  }
  // One search for each subnet, for there may be a hundred instances in one.
  const addresses = new Map([...homes].map(([project, home]) => [project, freeAddresses(region, home)]))
  for (const instance of world.instances.all()) {
    const home = homes.get(instance.projectId)
    if (!home || served.has(instance.id)) continue
    const ip = addresses.get(instance.projectId)?.next().value as string | undefined
    const description = `default primary interface for ${instance.name}`
    const request = {
      name: 'net0',
      description,
      vpcName: 'default',
      subnetName: home.name,
      ipConfig: { type: 'v4', value: { ip: { type: 'auto' } } } as const,
    }
    const ipStack: PrivateIpStack | undefined = ip ? { type: 'v4', value: { ip, transitIps: [] } } : undefined
    const now = instance.timeCreated
    const nic = newNic(region, { instance, subnet: home, request, isPrimary: true, now, ipStack })
    world.nics.insert(nic)
  }
}
