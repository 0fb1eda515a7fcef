import { describe, expect, it } from 'vitest'
import type {
  ExternalSubnet,
  Instance,
  InstanceNetworkInterface,
  RouterRoute,
  RouteTarget,
  VpcRouter,
  VpcSubnet,
} from '#store/api/generated/types'
import { adjacencyTable } from './adjacencyTable'
import { arrange, labelOf, scaleToFit, WIDE_FROM, type MapBox } from './layout'
import type { VpcNetwork } from './vpcNetwork'
import { buildMapModel } from './buildMapModel'
import type { MapModel } from './mapModel'

const at = { project: 'p', vpc: 'v' }
const time = '2025-01-01T00:00:00Z'
const named = (id: string, name: string) => ({
  id,
  name,
  description: '',
  vpcId: 'v',
  timeCreated: time,
  timeModified: time,
})
const router = (name: string, kind: VpcRouter['kind'] = 'custom'): VpcRouter => ({
  ...named(`r-${name}`, name),
  kind,
})
const subnet = (name: string, customRouterId: string | null = null): VpcSubnet => ({
  ...named(`s-${name}`, name),
  ipv4Block: '10.0.0.0/24',
  ipv6Block: 'fd00::/64',
  customRouterId,
})
const nic = (instance: string, of: string, ip = '10.0.0.9'): InstanceNetworkInterface => ({
  ...named(`n-${instance}-${of}`, 'net0'),
  instanceId: `i-${instance}`,
  ipStack: { type: 'v4', value: { ip, transitIps: [] } },
  mac: '02:00:00:00:00:01',
  primary: true,
  subnetId: `s-${of}`,
})
const instance = (name: string) => ({ ...named(`i-${name}`, name) }) as unknown as Instance
const route = (
  of: VpcRouter,
  destination: string,
  target: RouteTarget,
  kind: RouterRoute['kind'] = 'custom',
) => ({
  router: of,
  route: {
    ...named(`${of.id} ${destination}`, 'a'),
    vpcRouterId: of.id,
    kind,
    destination: { type: 'ip_net', value: destination } as const,
    target,
  },
})

const system = router('system', 'system')
const gateway = named('g', 'default')
const nothing: VpcNetwork = {
  gateways: [gateway],
  routers: [system],
  routes: [],
  subnets: [],
  interfaces: {},
  externalSubnets: [],
  instances: [],
}
const out: RouteTarget = { type: 'internet_gateway', value: 'default' }
const build = (network: Partial<VpcNetwork>, unfolded: string[] = []) =>
  buildMapModel(at, { ...nothing, ...network }, new Set(unfolded))
const lines = ({ lines: all }: MapModel) =>
  all.map(({ routerId, targetId, destinations }) => [routerId, targetId, destinations])
const subnets = ({ lanes }: MapModel) =>
  lanes.map((lane) => [lane.router.label, lane.subnets.map((subnetNode) => subnetNode.label)])
const targetOf = (model: MapModel, label: string) => model.targets.find((target) => target.label === label)

describe('the map model of a VPC', () => {
  it('puts a subnet with the router it asks first; the routers that are asked first, first', () => {
    const own = router('dmz')
    const model = build({
      routers: [router('spare'), system, own],
      subnets: [subnet('a'), subnet('b', own.id), subnet('c', 'gone')],
    })
    expect(subnets(model)).toEqual([
      ['dmz', ['b']],
      ['system', ['a', 'c']],
      ['spare', []],
    ])
    expect(model.newSubnet).toBeUndefined()
    expect(build({}).newSubnet).toBe('/projects/p/vpcs/v/subnets-new')
  })

  it('draws one line for all routes from a router to a target, and none for what follows from subnets', () => {
    const model = build({
      routes: [
        route(system, '10.9.0.0/16', { type: 'drop' }),
        route(system, '0.0.0.0/0', out, 'default'),
        route(system, '::/0', out, 'default'),
        route(system, '10.0.0.0/24', { type: 'subnet', value: 'a' }, 'vpc_subnet'),
        route(system, '10.8.0.0/16', { type: 'internet_gateway', value: 'gone' }),
      ],
    })
    expect(lines(model)).toEqual([
      ['r-system', 'internet_gateway default', ['0.0.0.0/0', '::/0']],
      ['r-system', 'internet_gateway gone', ['10.8.0.0/16']],
      ['r-system', 'drop Drop', ['10.9.0.0/16']],
    ])
    expect(targetOf(model, 'gone')).toMatchObject({ kind: 'Missing target' })
    expect(targetOf(model, 'default')?.description).toBe('system sends 0.0.0.0/0, ::/0 here.')
    expect(model.lanes[0]?.router.description).toBe(
      'No subnet asks it first. It routes to every subnet. It sends 0.0.0.0/0, ::/0 to default; 10.8.0.0/16 to gone; 10.9.0.0/16 nowhere.',
    )
  })

  it('shows the owner of an address, or its subnet', () => {
    const to = (value: string): RouteTarget => ({ type: 'ip', value })
    const model = build({
      subnets: [subnet('a')],
      instances: [instance('web')],
      interfaces: { 's-a': [nic('web', 'a')] },
      routes: ['10.0.0.9', '10.0.0.77', '192.0.2.1'].map((ip) => route(system, `${ip}/32`, to(ip))),
    })
    expect(model.targets.map(({ label, detail }) => [label, detail])).toEqual([
      ['10.0.0.9', 'Of web'],
      ['10.0.0.77', 'In a'],
      ['192.0.2.1', 'Address'],
      ['default', 'No route leads here'],
    ])
    expect(targetOf(model, 'default')?.description).toBe('No route leads here.')
  })

  it('ties together the interfaces of an instance, and the routes that lead to it', () => {
    const model = build({
      subnets: [subnet('a'), subnet('b')],
      instances: [{ ...instance('web'), runState: 'running' }],
      interfaces: { 's-a': [nic('web', 'a')], 's-b': [nic('web', 'b', '10.1.0.9')] },
      routes: [
        route(system, '10.7.0.0/16', { type: 'instance', value: 'web' }),
        route(system, '0.0.0.0/0', out, 'default'),
      ],
    })
    const [first, second] = model.lanes[0]?.subnets.map((subnetNode) => subnetNode.interfaces[0]) ?? []
    expect([first?.ips, second?.ips]).toEqual([['10.0.0.9'], ['10.1.0.9']])
    expect(first?.description).toBe(
      'Has 10.0.0.9 by net0, its primary interface, and is running. Also 10.1.0.9 in b. Goes out by default (0.0.0.0/0). system sends it 10.7.0.0/16.',
    )
    expect([...(first?.related ?? [])]).toEqual(
      expect.arrayContaining(['n-web-a', 'n-web-b', 's-a', 's-b', 'instance web', 'r-system']),
    )
    expect(first?.related.has('internet_gateway default')).toBe(true)
    expect(targetOf(model, 'web')?.related.has('n-web-b')).toBe(true)
  })

  it('says which external subnets lead to an instance: by its primary interface', () => {
    const cameras: ExternalSubnet = {
      ...named('x-cameras', 'cameras'),
      subnet: '198.18.0.0/24',
      subnetPoolId: 'pool',
      subnetPoolMemberId: 'member',
      projectId: 'p',
      instanceId: 'i-web',
    }
    const network = {
      ...nothing,
      subnets: [subnet('a'), subnet('b')],
      instances: [{ ...instance('web'), runState: 'running' as const }, instance('db')],
      interfaces: {
        's-a': [nic('web', 'a')],
        's-b': [{ ...nic('web', 'b'), primary: false }, nic('db', 'b')],
      },
      externalSubnets: [cameras, { ...cameras, id: 'x-free', name: 'free', instanceId: null }],
    }
    const [first, second] = build(network).lanes[0]?.subnets.map((node) => node.interfaces) ?? []
    expect(first?.[0]?.description).toContain('The region sends it 198.18.0.0/24 (external subnet cameras).')
    expect(second?.map(({ description }) => description).join()).not.toContain('cameras')
    expect(adjacencyTable(at, network).filter(({ id }) => id.startsWith('x-'))).toEqual([
      {
        id: 'x-cameras',
        from: {
          text: 'External subnet cameras',
          to: '/projects/p/external-subnets/cameras/edit',
        },
        by: '198.18.0.0/24 leads to',
        to: { text: 'Instance web', to: '/projects/p/instances/web/networking' },
      },
    ])
  })

  it('folds long lists, those with interfaces first, and unfolds them on demand', () => {
    const many = Array.from({ length: 20 }, (_, index) => nic(`w${index}`, 'line-53'))
    const network = {
      subnets: Array.from({ length: 53 }, (_, index) => subnet(`line-${index + 1}`)),
      interfaces: { 's-line-53': many },
      instances: many.map((_, index) => instance(`w${index}`)),
    }
    const [folded] = build(network).lanes
    expect(folded?.subnets).toHaveLength(4)
    expect(folded?.subnets[0]).toMatchObject({ label: 'line-53', overflow: { label: '14 more interfaces' } })
    expect(folded?.overflow).toMatchObject({ label: '49 more subnets', detail: ', empty' })
    const [open] = build(network, ['r-system', 's-line-53']).lanes
    expect(open?.subnets).toHaveLength(53)
    expect(open?.subnets[0]?.interfaces).toHaveLength(20)
    expect([open?.overflow, open?.subnets[0]?.overflow]).toEqual([undefined, undefined])
  })
})

it('eight subnets repeated the name of the same instance', () => {
  const network = {
    subnets: [subnet('a'), subnet('b'), subnet('c')],
    interfaces: {
      's-a': [nic('web', 'a')],
      's-b': [nic('web', 'b'), nic('db', 'b')],
      's-c': [nic('db', 'c')],
    },
    instances: [instance('web'), instance('db')],
  }
  const [lane] = buildMapModel(at, { ...nothing, ...network }, new Set()).lanes
  expect(lane?.subnets.map(({ interfaces }) => interfaces.map(({ isNamedAbove }) => isNamedAbove))).toEqual([
    [false],
    [true, false],
    [true],
  ])
})

it('folds all subnets without interfaces of a short map, and unfolds them on demand', () => {
  const own = router('dmz')
  const network = {
    routers: [system, own],
    subnets: [subnet('a'), subnet('b'), subnet('c'), subnet('d', own.id), subnet('e', own.id)],
    interfaces: { 's-b': [nic('web', 'b')] },
    instances: [instance('web')],
  }
  const short = (unfolded: string[]) => buildMapModel(at, { ...nothing, ...network }, new Set(unfolded), true)
  expect(subnets(short([]))).toEqual([
    ['dmz', []],
    ['system', ['b']],
  ])
  expect(short([]).lanes.map(({ overflow }) => `${overflow?.label}${overflow?.detail}`)).toEqual([
    '2 subnets, empty',
    '2 more subnets, empty',
  ])
  expect(subnets(short(['r-dmz']))[0]).toEqual(['dmz', ['d', 'e']])
})

describe('the layout of the map', () => {
  const own = router('dmz')
  const model = build({
    routers: [system, own],
    subnets: Array.from({ length: 12 }, (_, index) => subnet(`s${index}`, index < 5 ? own.id : null)),
    instances: [instance('web')],
    interfaces: { 's-s0': [nic('web', 's0')], 's-s7': [nic('web', 's7'), nic('db', 's7')] },
    routes: [
      ...[1, 2, 3, 4, 5, 6].map((n) => route(own, `10.${n}.0.0/16`, { type: 'ip', value: `192.0.2.${n}` })),
      route(own, '10.77.0.0/16', out),
      route(system, '0.0.0.0/0', out, 'default'),
    ],
  })
  const cross = (a: MapBox, b: MapBox) =>
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height

  it.each([WIDE_FROM, 732, 871, 1145, 1900])('overlaps nothing and stays inside, %i pixels wide', (width) => {
    const { boxes, height } = arrange(model, width)
    const all = [...boxes.values()]
    for (const [at0, a] of all.entries()) {
      expect(a.left + a.width).toBeLessThanOrEqual(width)
      expect(a.top + a.height).toBeLessThanOrEqual(height)
      for (const b of all.slice(at0 + 1)) expect(cross(a, b)).toBe(false)
    }
  })

  it('is drawn beside the sidebar of a window of 1024 pixels, with labels as long as their lines', () => {
    const width = 732
    expect(WIDE_FROM).toBeLessThanOrEqual(width)
    const drawn = arrange(model, width)
    const routersAt = Math.min(...[...drawn.lanes.values()].map(({ left }) => left))
    for (const { label } of drawn.lines) expect(label.x + 7.2 * label.text.length).toBeLessThan(routersAt)
  })

  it('gives each line a height of its own at its end, so that labels never meet', () => {
    const ys = arrange(model, 1145).lines.map(({ label }) => label.y)
    expect(ys).toHaveLength(8)
    const sorted = [...ys].sort((a, b) => a - b)
    const gaps = sorted.slice(1).map((y, index) => y - (sorted[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(20)
  })

  it('has words of at least 11 px when it is fitted, however high it is', () => {
    expect([500, 760, 3000].map((height) => Math.round(12 * scaleToFit({ height }, 740) * 10) / 10)).toEqual([
      12, 11.7, 11,
    ])
  })

  it('labels a line with what fits', () => {
    expect(labelOf(['0.0.0.0/0', '::/0'])).toBe('0.0.0.0/0, ::/0')
    expect(labelOf(['10.80.1.0/24', '10.80.2.0/24', '10.80.3.0/24'])).toBe('10.80.1.0/24 +2')
    expect(labelOf(['fd20:7123:4567:89ab:cdef::/80', '::/0'])).toBe('fd20:7123:4567:89a… +1')
  })
})

describe('the map in words', () => {
  it('says all of it, and leads to all that has a page', () => {
    const rows = adjacencyTable(at, {
      ...nothing,
      subnets: [subnet('a')],
      instances: [instance('web')],
      interfaces: { 's-a': [nic('web', 'a')] },
      routes: [route(system, '0.0.0.0/0', out), route(system, '10.9.0.0/16', { type: 'drop' })],
    })
    expect(rows.map(({ from, by, to }) => `${from.text} ${by} ${to.text}`)).toEqual([
      'Router system sends 0.0.0.0/0 (a) Gateway default',
      'Router system sends 10.9.0.0/16 (a) nowhere: it is dropped',
      'Subnet a 10.0.0.0/24 is routed by Router system',
      'Instance web net0 has 10.0.0.9 in Subnet a',
    ])
    expect(rows.flatMap(({ from, to }) => [from.to, to.to])).toEqual([
      '/projects/p/vpcs/v/routers/system',
      '/projects/p/vpcs/v/internet-gateways/default',
      '/projects/p/vpcs/v/routers/system',
      undefined,
      '/projects/p/vpcs/v/subnets/a/edit',
      '/projects/p/vpcs/v/routers/system',
      '/projects/p/instances/web/networking',
      '/projects/p/vpcs/v/subnets/a/edit',
    ])
  })
})
