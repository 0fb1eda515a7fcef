import type { RouteTarget, VpcFirewallRuleProtocol, VpcFirewallRuleTarget } from '#store/api/generated/types'
import type { Random } from '#mirage/random'
import type {
  ReachInterface,
  ReachNetwork,
  ReachRoute,
  ReachRule,
  Traffic,
} from '#model/network/reach/reachNetwork'
import type { ReachQuestion } from '#model/network/reach/tracePacket'

// VPCs made at random, with what is rare in real ones: names of nothing, blocks that overlap, routes in circles.

type Family = 4 | 6

const ports = [1, 22, 80, 443, 444, 8080, 65_535]
const portRanges = ['22', '80-443', '443', '8000-8100', '1-65535', '444-65535']
const priorities = [0, 10, 10, 10, 20, 100, 65_534]
const outside = {
  4: ['198.51.100.7', '203.0.113.9', '203.0.113.200', '192.0.2.1', '10.9.0.1'],
  6: ['2001:db8::7', '2001:db8:1::9', 'fdff::1', '2001:db8:1::200'],
} as const
const nets = [
  '0.0.0.0/0 203.0.113.0/24 203.0.113.128/25 198.51.100.0/24 172.30.0.0/16 172.30.1.0/24 10.0.0.0/8',
  '::/0 2001:db8::/32 2001:db8:1::/48 fd00::/8 fd00:0:0:1::/64',
].flatMap((family) => family.split(' '))

/** Items of a list, each with a chance of a third. */
const some = <Item>(random: Random, list: readonly Item[]): Item[] =>
  list.filter(() => random.between(0, 2) === 0)

const subnets = [0, 1, 2].map((number) => ({
  id: `subnet-${number}`,
  name: `s${number}`,
  ipv4Block: `172.30.${number}.0/24`,
  ipv6Block: `fd00:0:0:${number}::/64`,
}))

function makeInterfaces(random: Random): ReachInterface[] {
  return Array.from({ length: 5 }, (_, number) => number).flatMap((number) =>
    Array.from({ length: random.between(1, 2) }, (_nic, slot): ReachInterface => {
      const subnet = (number + slot) % 3
      const families = random.pick([[4], [6], [4, 6], [4, 6]] as const)
      return {
        id: `nic-${number}-${slot}`,
        name: `nic-${number}-${slot}`,
        instanceId: `id-${number}`,
        instance: `i${number}`,
        isPrimary: slot === 0,
        subnetId: `subnet-${subnet}`,
        addresses: families.map((family) =>
          family === 4 ? `172.30.${subnet}.${10 + number}` : `fd00:0:0:${subnet}::${10 + number}`,
        ),
        transitIps: some(random, ['172.30.0.0/16', 'fd00::/48', '0.0.0.0/0', '::/0']),
        external: some(random, [
          { ip: `198.51.100.${100 + number}`, ipPoolId: 'pool-a', kind: 'floating' as const },
          { ip: `198.51.100.${120 + number}`, ipPoolId: 'pool-b', kind: 'ephemeral' as const },
          { ip: '198.51.100.250', ipPoolId: 'pool-a', kind: 'snat' as const },
          { ip: `2001:db8:f::${number + 1}`, ipPoolId: 'pool-6', kind: 'floating' as const },
        ]),
        externalSubnets: some(random, [`192.0.2.${32 * number}/28`]),
      }
    }),
  )
}

const names = ['i0', 'i1', 'i2', 'i3', 'i4', 'gone']

function makeHost(random: Random): VpcFirewallRuleTarget {
  const type = random.pick([
    'vpc',
    'vpc',
    'subnet',
    'instance',
    'instance',
    'ip',
    'ip_net',
    'ip_net',
  ] as const)
  const values = {
    vpc: ['v', 'v', 'v', 'other'],
    subnet: ['s0', 's1', 's2', 'gone'],
    instance: names,
    ip: ['172.30.0.10', '172.30.1.11', 'fd00:0:0:0::10', ...outside[4], ...outside[6]],
    ip_net: nets,
  }
  return { type, value: random.pick(values[type]) }
}

const makeList = <Item>(random: Random, most: number, make: () => Item): Item[] =>
  Array.from({ length: random.between(1, most) }, make)

const makeProtocol = (random: Random): VpcFirewallRuleProtocol => {
  const type = random.pick(['tcp', 'tcp', 'udp', 'icmp', 'icmp6'] as const)
  if (type === 'tcp' || type === 'udp') return { type }
  const icmpType = random.pick([8, 128, 3])
  return {
    type,
    value: random.pick([null, { icmpType }, { icmpType, code: '0-3' }, { icmpType, code: '4' }]),
  }
}

/** A rule of any kind. */
export function makeRule(random: Random, number: number): ReachRule {
  /** A list, or one of the forms of none. */
  const orNone = <Item>(make: () => Item[]) => random.pick([() => null, () => [], make, make])()
  return {
    name: `rule-${String(number).padStart(2, '0')}`,
    action: random.pick(['allow', 'allow', 'deny']),
    direction: random.pick(['inbound', 'inbound', 'outbound']),
    priority: random.pick(priorities),
    status: random.between(0, 7) === 0 ? 'disabled' : 'enabled',
    targets: makeList(random, 2, () => makeHost(random)),
    filters: {
      hosts: orNone(() => makeList(random, 2, () => makeHost(random))),
      ports: orNone(() => makeList(random, 2, () => random.pick(portRanges))),
      protocols: orNone(() => makeList(random, 2, () => makeProtocol(random))),
    },
  }
}

function makeRoutes(random: Random, router: string): ReachRoute[] {
  const target = (): RouteTarget =>
    random.pick<() => RouteTarget>([
      () => ({ type: 'drop' }),
      () => ({ type: 'instance', value: random.pick(names) }),
      () => ({ type: 'ip', value: random.pick(['172.30.1.11', 'fd00:0:0:1::11', '172.30.9.9']) }),
      () => ({ type: 'internet_gateway', value: random.pick(['default', 'uplink', 'gone']) }),
    ])()
  return Array.from({ length: random.between(0, 4) }, (_, number): ReachRoute => ({
    name: `${router}-${number}`,
    destination: random.pick<() => ReachRoute['destination']>([
      () => ({ type: 'ip_net', value: random.pick(nets) }),
      () => ({ type: 'ip', value: random.pick([...outside[4], ...outside[6], '172.30.0.10']) }),
      () => ({ type: 'subnet', value: random.pick(['s0', 's1', 's2', 'gone']) }),
    ])(),
    target: target(),
  }))
}

/** A VPC. Half of its rules let everything pass within it, so that packets get somewhere. */
export function makeReachNetwork(random: Random): ReachNetwork {
  const open = (direction: 'inbound' | 'outbound'): ReachRule => ({
    name: `open-${direction}`,
    action: 'allow',
    direction,
    priority: 65_535,
    status: random.between(0, 3) === 0 ? 'disabled' : 'enabled',
    targets: [{ type: 'vpc', value: 'v' }],
    filters: {},
  })
  const toSubnets = subnets.map(({ name }): ReachRoute => ({
    name,
    destination: { type: 'subnet', value: name },
    target: { type: 'subnet', value: name },
  }))
  const out = ['0.0.0.0/0', '::/0'].map((value): ReachRoute => ({
    name: `default-${value}`,
    destination: { type: 'ip_net', value },
    target: { type: 'internet_gateway', value: 'default' },
  }))
  return {
    vpc: 'v',
    rules: [
      ...Array.from({ length: random.between(0, 12) }, (_, number) => makeRule(random, number)),
      open('inbound'),
      open('outbound'),
    ],
    subnets: subnets.map((subnet) => ({ ...subnet, customRouterId: random.pick([null, null, 'r1', 'r2']) })),
    routers: [
      { id: 'r0', name: 'system', kind: 'system' },
      { id: 'r1', name: 'edge', kind: 'custom' },
      { id: 'r2', name: 'inner', kind: 'custom' },
    ],
    routes: new Map([
      ['r0', [...toSubnets, ...(random.between(0, 3) ? out : [])]],
      ['r1', makeRoutes(random, 'edge')],
      ['r2', makeRoutes(random, 'inner')],
    ]),
    gateways: [
      { name: 'default', poolIds: some(random, ['pool-a', 'pool-b', 'pool-6']), addresses: [] },
      { name: 'uplink', poolIds: ['pool-6'], addresses: ['198.51.100.100', '198.51.100.122'] },
    ],
    interfaces: makeInterfaces(random),
  }
}

/** Traffic of an IP version. */
export function makeTraffic(random: Random, family: Family): Traffic {
  const type = random.pick(['tcp', 'tcp', 'udp', family === 4 ? 'icmp' : 'icmp6'] as const)
  if (type === 'tcp' || type === 'udp') return { type, port: random.pick(ports) }
  return { type, icmpType: random.pick([8, 128, 3]), code: random.between(0, 5) }
}

const ofFamily = (family: Family) => (address: string) => address.includes(':') === (family === 6)

/** A question about a packet of an IP version: between interfaces, from and to outside, and to addresses of nothing. */
export function makeQuestion(random: Random, { interfaces }: ReachNetwork, family: Family): ReachQuestion {
  const able = interfaces.filter(({ addresses }) => addresses.some(ofFamily(family)))
  const addressOfOne = (one: ReachInterface) => one.addresses.find(ofFamily(family)) ?? ''
  const traffic = makeTraffic(random, family)
  const strangers = [
    ...outside[family],
    ...(family === 4
      ? ['198.51.100.101', '198.51.100.121', '192.0.2.33', '172.30.0.99']
      : ['2001:db8:f::2', 'fd00:0:0:1::99']),
  ]
  const from = able.length > 0 && random.between(0, 2) > 0 ? random.pick(able) : undefined
  const receivers = able.filter((one) => one.instanceId !== from?.instanceId)
  const to = receivers.length > 0 && random.between(0, 2) > 0 ? random.pick(receivers) : undefined
  return {
    from,
    to,
    source: from ? addressOfOne(from) : random.pick(outside[family]),
    destination: to ? addressOfOne(to) : random.pick(strangers),
    traffic,
  }
}
