import { describe, expect, it } from 'vitest'
import type {
  Instance,
  InstanceNetworkInterface,
  RouterRoute,
  RouteTarget,
  VpcRouter,
  VpcSubnet,
} from '../../../store/api/generated/types'
import { drawVpc } from './graph'
import type { VpcNetwork } from './network'

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
  ip,
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
  instances: [],
}
const draw = (network: Partial<VpcNetwork>, unfolded: string[] = []) =>
  drawVpc(at, { ...nothing, ...network }, new Set(unfolded))
const lines = (graph: ReturnType<typeof draw>) => graph.edges.map(({ from, to, label }) => [from, to, label])

describe('the map of a VPC', () => {
  it('puts a subnet behind its own router, or else behind that of the system', () => {
    const own = router('dmz')
    const graph = draw({
      routers: [own, system],
      subnets: [subnet('a'), subnet('b', own.id), subnet('c', 'gone')],
    })
    expect(lines(graph)).toEqual([
      ['r-system', 's-a', undefined],
      ['r-system', 's-c', undefined],
      ['r-dmz', 's-b', undefined],
    ])
    expect(graph.nodes.filter((node) => node.column === 'router').map((node) => node.row)).toEqual([0, 2])
  })

  it('draws one line for all routes from a router to a gateway, and none for what follows from subnets', () => {
    const out: RouteTarget = { type: 'internet_gateway', value: 'default' }
    const graph = draw({
      routes: [
        route(system, '0.0.0.0/0', out, 'default'),
        route(system, '::/0', out, 'default'),
        route(system, '10.0.0.0/24', { type: 'subnet', value: 'a' }, 'vpc_subnet'),
        route(system, '10.9.0.0/16', { type: 'drop' }),
        route(system, '10.8.0.0/16', { type: 'internet_gateway', value: 'gone' }),
      ],
    })
    expect(lines(graph)).toEqual([
      ['internet_gateway default', 'r-system', '0.0.0.0/0 +1'],
      ['drop Drop of r-system', 'r-system', '10.9.0.0/16'],
      ['internet_gateway gone of r-system', 'r-system', '10.8.0.0/16'],
    ])
    expect(graph.nodes.find((node) => node.label === 'gone')?.kind).toBe('Missing target')
  })

  it('draws an instance once, whatever the number of its interfaces', () => {
    const graph = draw({
      subnets: [subnet('a'), subnet('b')],
      instances: [instance('web')],
      interfaces: { 's-a': [nic('web', 'a')], 's-b': [nic('web', 'b', '10.1.0.9')] },
      routes: [route(system, '10.7.0.0/16', { type: 'instance', value: 'web' })],
    })
    const [web, ...more] = graph.nodes.filter((node) => node.kind === 'Instance')
    expect(more).toEqual([])
    expect(web).toMatchObject({ label: 'web', detail: '10.0.0.9 +1', row: 0 })
    expect(lines(graph)).toContainEqual(['s-b', 'i-web', undefined])
    expect(lines(graph)).toContainEqual(['r-system', 'i-web', '10.7.0.0/16'])
  })

  it('folds long lists, those with interfaces last, and unfolds them on demand', () => {
    const subnets = Array.from({ length: 53 }, (_, index) => subnet(`line-${index + 1}`))
    const many = Array.from({ length: 20 }, (_, index) => nic(`w${index}`, 'line-53'))
    const network = {
      subnets,
      interfaces: { 's-line-53': many },
      instances: many.map((_, index) => instance(`w${index}`)),
      routes: [route(system, '10.7.0.0/16', { type: 'instance', value: 'w19' })],
    }
    const folded = draw(network)
    expect(folded.nodes.find((node) => node.column === 'subnet')?.label).toBe('line-53')
    expect(folded.nodes.filter((node) => node.folds).map((node) => node.label)).toEqual([
      '15 more interfaces',
      '45 more subnets',
    ])
    expect(lines(folded)).toContainEqual(['r-system', 'more of s-line-53', '10.7.0.0/16'])
    expect(folded.rows).toBe(14)
    const open = draw(network, ['r-system', 's-line-53'])
    expect(open.nodes.filter((node) => node.column === 'subnet')).toHaveLength(53)
    expect(open.nodes.filter((node) => node.folds)).toEqual([])
    expect(open.rows).toBe(72)
  })
})
