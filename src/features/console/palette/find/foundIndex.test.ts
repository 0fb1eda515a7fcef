import { describe, expect, test } from 'vitest'
import { paletteGroups } from '../paletteGroups'
import { findIn } from './findIn'
import { FoundIndex } from './foundIndex'
import { readTyped } from './readTyped'

type State = Parameters<FoundIndex['take']>[0]
type Call = readonly [endpointName: string, originalArgs: object, data: unknown]

/** A cache with the answers of some calls. */
const stateOf = (calls: readonly Call[], deleted: string[] = []) =>
  ({
    api: {
      queries: Object.fromEntries(
        calls.map(([endpointName, originalArgs, data], index) => [
          `call ${index}`,
          { endpointName, originalArgs, data, status: 'fulfilled', fulfilledTimeStamp: 1 },
        ]),
      ),
    },
    deleted,
  }) as unknown as State

/** An index with the answers of some calls. */
function indexOf(...calls: readonly Call[]) {
  const index = new FoundIndex()
  const take = (more: readonly Call[], deleted?: string[]) => {
    index.take(stateOf(more, deleted))
    index.settle()
  }
  take(calls)
  /** The names and places of what a text finds, as the list shows them. */
  const found = (typed: string) => {
    const { entries, more } = findIn(index, readTyped(typed))
    return paletteGroups(entries, typed, more).flatMap(({ name, items }) =>
      items.map(({ label, place }) => `${name}: ${label}${place === undefined ? '' : `, ${place}`}`),
    )
  }
  const isExact = (typed: string) => findIn(index, readTyped(typed)).isExact
  return { index, take, found, isExact }
}

const whole = { limit: 10_000 }
const inVpc = { project: 'web', vpc: 'default' }
const node = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  name: 'node-1',
  hostname: 'node',
  runState: 'running',
}
const nic = {
  id: 'bbbbbbbb-0000-4000-8000-000000000001',
  name: 'net0',
  instanceId: node.id,
  ipStack: { type: 'dual_stack', value: { v4: { ip: '10.0.0.5' }, v6: { ip: 'FD00:1::0005' } } },
  mac: '02:5A:00:00:00:07',
}
const subnet = { id: 's1', name: 'front', ipv4Block: '10.0.0.0/24', ipv6Block: 'fd00:1::/64' }
const network: readonly Call[] = [
  ['search', { list: 'instanceList', project: 'web' }, { items: [node] }],
  ['search', { list: 'vpcSubnetList', ...inVpc }, { items: [subnet] }],
  ['search', { list: 'vpcSubnetListNetworkInterfaces', ...inVpc, subnet: 'front' }, { items: [nic] }],
]

describe('an interface', () => {
  const { found, isExact } = indexOf(...network)
  const line = (by: string) => `Network interfaces: net0, ${by} · node-1, Project web, VPC default`

  test('is not found by its addresses, or comes after the subnet around them', () => {
    const around = 'Subnets: front, 10.0.0.0/24 · Project web, VPC default'
    expect(found('10.0.0.5')).toEqual([line('10.0.0.5'), around])
    expect(found('10.0.0.9')).toEqual([around])
    expect(found('[fd00:1:0::5]:22')[0]).toBe(line('fd00:1::5'))
    expect([isExact('10.0.0.5'), isExact('10.0.0.9')]).toEqual([true, false])
  })

  test('is not found by its MAC in any spelling, whole or its beginning', () => {
    for (const typed of ['02:5a:00:00:00:07', '02-5A-00-00-00-07', '025a.0000.0007', '02-5a-00', '02:5A:0'])
      expect(found(typed)).toEqual([line('02:5A:00:00:00:07')])
  })

  test('is not found by its network', () => {
    expect(found('10.0.0.0/8')).toEqual([
      line('10.0.0.5'),
      'Subnets: front, 10.0.0.0/24 · Project web, VPC default',
    ])
    expect(found('10.0.0.7/24')[0]).toBe('Subnets: front, 10.0.0.0/24 · Project web, VPC default')
    expect(found('10.1.0.0/16')).toEqual([])
  })

  test('leads to an instance before its name is known, and then to its tab', () => {
    const to = (calls: readonly Call[]) =>
      findIn(indexOf(...calls).index, readTyped('10.0.0.5')).entries[0]?.to
    expect(to(network)).toBe('/projects/web/instances/node-1/networking')
    expect(to(network.slice(1))).toBe(`/lookup/i/${node.id}`)
  })
})

test('an ID is not found whole, by its beginning, or in a pasted error', () => {
  const { found, isExact } = indexOf(...network)
  const named = `Instances: node-1, ${node.id} · Project web`
  for (const typed of [node.id, 'AAAAAAAA', `Error: instance ${node.id} is not stopped`])
    expect(found(typed)).toEqual([named])
  expect([isExact(node.id), isExact('bbbbbbbb-0000-4000-8000-000000000009')]).toEqual([true, false])
})

test('words of a description, and of a rule, find nothing', () => {
  const rule = {
    id: 'r1',
    name: 'allow-db',
    description: 'Opened for the Ledger team',
    targets: [{ type: 'subnet', value: 'front' }],
    filters: { hosts: [{ type: 'ip_net', value: '10.80.0.0/16' }], ports: ['5432'], protocols: null },
  }
  const { found } = indexOf(['vpcFirewallRulesView', inVpc, { rules: [rule] }])
  const place = 'Project web, VPC default'
  expect(found('ledger team')).toEqual([`Firewall rules: allow-db, Opened for the Ledger team · ${place}`])
  expect(found('5432')).toEqual([`Firewall rules: allow-db, 5432 · ${place}`])
  expect(found('10.80.3.4')).toEqual([`Firewall rules: allow-db, 10.80.0.0/16 · ${place}`])
})

test('a network of all addresses contains each', () => {
  const route = {
    id: 'o1',
    name: 'out',
    destination: { type: 'ip_net', value: '0.0.0.0/0' },
    target: { type: 'drop' },
  }
  const { found } = indexOf([
    'vpcRouterRouteList',
    { ...inVpc, router: 'system', ...whole },
    { items: [route] },
  ])
  expect(found('192.0.2.1')).toEqual([])
  expect(found('0.0.0.0/0')).toHaveLength(1)
})

test('a range of a pool does not contain its addresses', () => {
  const range = { id: 'g1', ipPoolId: 'p', range: { first: '192.0.2.10', last: '192.0.2.20' } }
  const { found } = indexOf(['search', { list: 'systemIpPoolRangeList', pool: 'public' }, { items: [range] }])
  expect(found('192.0.2.15')).toEqual(['IP ranges: 192.0.2.10–192.0.2.20'])
  expect(found('192.0.2.21')).toEqual([])
})

describe('the index', () => {
  const listed = (...names: string[]): Call => [
    'search',
    { list: 'diskList', project: 'web' },
    { items: names.map((name) => ({ id: `id of ${name}`, name, state: { state: 'detached' } })) },
  ]
  const of = (name: string) => `Disks: ${name}, Project web`

  test('keeps what a list has no more, or forgets what the cache has no more', () => {
    const { take, found, index } = indexOf(listed('old-1', 'old-2'))
    take([])
    expect(found('old')).toEqual([of('old-1'), of('old-2')])
    take([listed('old-2')])
    expect(found('old')).toEqual([of('old-2')])
    expect(index.size).toBe(1)
  })

  test('takes a page of a list for the whole', () => {
    const { take, found } = indexOf(listed('old-1', 'old-2'))
    take([
      [
        'diskList',
        { project: 'web', limit: 50 },
        { items: [{ id: 'n', name: 'old-3', state: { state: 'x' } }] },
      ],
    ])
    expect(found('old')).toHaveLength(3)
  })

  test('keeps a deleted record', () => {
    const { take, found } = indexOf(listed('old-1', 'old-2'))
    take([], ['id of old-1'])
    expect(found('old')).toEqual([of('old-2')])
  })

  test('keeps what is in a project that is gone', () => {
    const projects = (...names: string[]): Call => [
      'search',
      { list: 'projectList' },
      { items: names.map((name) => ({ id: name, name })) },
    ]
    const { take, found, index } = indexOf(projects('web', 'ops'), listed('old-1'))
    take([projects('ops')])
    expect(found('old')).toEqual([])
    expect(index.size).toBe(1)
    take([], ['ops'])
    expect([index.size, index.bytes]).toEqual([0, 0])
  })

  test('counts a record twice that changes, or grows without bound', () => {
    const { take, index } = indexOf(listed('old-1'))
    const { bytes } = index
    take([listed('old-2')])
    expect(index.bytes).toBe(bytes)
    const small = new FoundIndex(1_000)
    small.take(stateOf([listed(...Array.from({ length: 50 }, (_, number) => `disk-${number}`))]))
    small.settle()
    expect(small.isFull).toBe(true)
    expect(small.bytes).toBeLessThanOrEqual(1_000)
    expect(small.size).toBeGreaterThan(2)
  })

  test('offers more than a hundred of a kind, or not the first ones by name', () => {
    const names = Array.from({ length: 250 }, (_, number) => `disk-${250 - number}`)
    const { index } = indexOf(listed(...names))
    const { entries, more } = findIn(index, readTyped('disk'))
    expect(entries.map(({ label }) => label)).toEqual(
      Array.from({ length: 100 }, (_, number) => `disk-${number + 1}`),
    )
    expect(more.get('Disks')).toBe(150)
  })
})
