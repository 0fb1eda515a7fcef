import { describe, expect, it } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import type { ReachInterface, ReachNetwork, ReachRule } from '#model/network/reach/reachNetwork'
import { answerReach, neededBy } from './answerReach'
import { decidingRule } from './decidingRule'
import { changeText, hopText, nearText } from './hopTexts'
import { pairTexts } from './pairTexts'
import {
  ANYWHERE,
  emptyReach,
  meantEnd,
  reachSchema,
  reachText,
  readReach,
  type ReachValues,
} from './reachQuestion'
import { wayOnMap } from './wayOnMap'

// Questions about a VPC of two instances: what is asked, what is answered, and in which words.

const at = { project: 'p', vpc: 'v' }
const nic = (instance: string, number: number, more: Partial<ReachInterface> = {}): ReachInterface => ({
  id: `nic-${instance}`,
  name: 'net0',
  instanceId: `id-${instance}`,
  instance,
  isPrimary: true,
  subnetId: 's',
  addresses: [`172.30.0.${number}`],
  transitIps: [],
  external: [],
  externalSubnets: [],
  ...more,
})
const rule = (name: string, more: Partial<ReachRule> = {}): ReachRule => ({
  name,
  action: 'allow',
  direction: 'inbound',
  priority: 100,
  status: 'enabled',
  targets: [{ type: 'vpc', value: 'v' }],
  filters: {},
  ...more,
})
const network: ReachNetwork = {
  vpc: 'v',
  rules: [],
  subnets: [
    { id: 's', name: 'default', ipv4Block: '172.30.0.0/22', ipv6Block: 'fd00::/64', customRouterId: null },
  ],
  routers: [{ id: 'r', name: 'system', kind: 'system' }],
  routes: new Map([
    [
      'r',
      [
        {
          name: 'default',
          destination: { type: 'subnet', value: 'default' },
          target: { type: 'subnet', value: 'default' },
        },
        {
          name: 'default-v4',
          destination: { type: 'ip_net', value: '0.0.0.0/0' },
          target: { type: 'internet_gateway', value: 'default' },
        },
      ],
    ],
  ]),
  gateways: [{ name: 'default', poolIds: ['pool'], addresses: [] }],
  interfaces: [nic('web', 5), nic('db', 6)],
}
const asked: ReachValues = { from: 'web', to: 'db', protocol: 'tcp', port: 5432, version: '4' }

function traced(values: Partial<ReachValues>, more: Partial<ReachNetwork> = {}) {
  const answer = answerReach({ ...asked, ...values }, { ...network, ...more })
  if (answer.kind !== 'traced') throw new Error(answer.why)
  return answer
}

const wordsOf = (values: Partial<ReachValues>, more: Partial<ReachNetwork> = {}) => {
  const { trace, destination } = traced(values, more)
  return trace.hops.map((hop) => {
    const { text, link } = hopText(at, hop, destination)
    return link ? `${text} ${link.text}` : text
  })
}

it('reads anywhere however it is typed, but for an instance of that name', () => {
  expect(meantEnd('anywhere', [ANYWHERE, 'web'])).toBe(ANYWHERE)
  expect(meantEnd('anywhere', [ANYWHERE, 'anywhere'])).toBe('anywhere')
  expect(meantEnd('web', [ANYWHERE, 'web'])).toBe('web')
})

describe('the question', () => {
  it.each<ReachValues>([
    asked,
    { ...emptyReach, to: 'db/net1', version: '6' },
    { ...asked, protocol: 'ping', port: '' },
  ])('comes back from the address: %j', (values) => {
    expect(readReach(reachText(values))).toEqual(values)
  })

  it.each([
    '',
    'web',
    'web_db_tcp_22',
    'web_db_gre_22_4',
    'web_db_tcp_0_4',
    'web_web_tcp_1_4',
    'A b_db_tcp_1_4',
  ])('is none: %j', (text) => {
    expect(readReach(text)).toBeUndefined()
  })

  it.each<[Partial<ReachValues>, object]>([
    [{}, {}],
    [{ to: '' }, { to: 'Enter an instance or an address' }],
    [{ to: 'web' }, { to: 'Must be another end' }],
    [{ from: 'Anywhere', to: 'Anywhere' }, { to: 'One end must be in the VPC' }],
    [{ from: 'fd00::1' }, { from: 'Not an IPv4 address' }],
    [{ from: 'No name' }, { from: 'Neither a name of an instance nor an address' }],
    [{ port: '' }, { port: 'Port is required' }],
    [{ port: '', protocol: 'ping' }, {}],
    [{ port: 65_536 }, { port: 'At most 65,535' }],
  ])('with %j: %j', async (change, errors) => {
    expect(await errorsOf(reachSchema, { ...asked, ...change })).toEqual(errors)
  })
})

describe('the answer', () => {
  it('names the end that is not there', () => {
    const whyNot = (values: Partial<ReachValues>) => answerReach({ ...asked, ...values }, network)
    expect(whyNot({ to: 'gone' })).toEqual({
      kind: 'missing',
      why: 'No instance called gone has an interface in this VPC.',
    })
    expect(whyNot({ to: 'db/net7' })).toEqual({
      kind: 'missing',
      why: 'db has no interface net7 in this VPC.',
    })
    expect(whyNot({ version: '6' })).toEqual({ kind: 'missing', why: 'web has no IPv6 address.' })
    expect(whyNot({ from: '172.30.0.77' })).toEqual({
      kind: 'missing',
      why: 'No interface of this VPC has the address 172.30.0.77.',
    })
  })

  it('is no without a rule, says where, and has the rule that is missing', () => {
    const answer = traced({})
    expect(answer.trace.verdict).toBe('no')
    expect(decidingRule(answer)).toBeUndefined()
    expect(wordsOf({})).toEqual([
      'The firewall lets it leave web: no outbound rule denies it.',
      'Route default (default) sends it to subnet default. Router system',
      'The firewall stops it on the way into db: no inbound rule allows it.',
    ])
    expect(answer.rule).toEqual({
      name: 'allow-tcp-5432-db',
      description: '',
      action: 'allow',
      direction: 'inbound',
      priority: 100,
      status: 'enabled',
      targets: [{ type: 'instance', value: 'db' }],
      filters: { hosts: [{ type: 'instance', value: 'web' }], ports: ['5432'], protocols: [{ type: 'tcp' }] },
    })
    expect(traced({}, { rules: [rule('more', answer.rule)] }).trace.verdict).toBe('yes')
  })

  it('is that of the first rule by priority, deny before allow, and names those that nearly applied', () => {
    const rules = [
      rule('allow-all'),
      rule('deny-web', { action: 'deny', filters: { hosts: [{ type: 'instance', value: 'web' }] } }),
      rule('allow-http', { priority: 1, filters: { ports: ['80'] } }),
    ]
    const answer = traced({}, { rules })
    expect(answer.trace.verdict).toBe('no')
    expect(decidingRule(answer)).toBe('deny-web')
    expect(answer.rule?.priority).toBe(99)
    expect(wordsOf({}, { rules }).at(-1)).toBe(
      'The firewall stops it on the way into db, by a rule of priority 100. Rule deny-web',
    )
    const near = answer.trace.hops.flatMap((hop) => (hop.kind === 'firewall' ? hop.decision.near : []))
    expect(near.map((one) => `${one.rule.name} ${nearText(one)}`)).toEqual([
      'allow-http would allow it, but is for other ports',
      'allow-all would allow it, but comes later in the order',
    ])
  })

  it('is that of a rule of priority 0, which no rule comes before', () => {
    const rules = [rule('never', { action: 'deny', priority: 0 })]
    const { rule: missing, trace, destination } = traced({}, { rules })
    expect(missing).toBeUndefined()
    expect(trace.hops.slice(-1).map((hop) => changeText(hop, destination))).toEqual([
      'Rule never would have to be changed, disabled or deleted: no rule comes before priority 0.',
    ])
  })

  it('from anywhere waits for the external addresses of the receiver, and lists the networks that fare otherwise', () => {
    const office = { type: 'ip_net', value: '203.0.113.0/24' } as const
    const rules = [rule('office', { filters: { hosts: [office] } })]
    const values = { from: 'Anywhere', to: 'db' }
    const unread = traced(values, { rules, interfaces: [nic('db', 6, { external: undefined })] })
    expect(neededBy(unread)).toEqual(['id-db'])
    const external = [{ ip: '198.51.100.4', ipPoolId: 'pool', kind: 'ephemeral' as const }]
    const read = traced(values, { rules, interfaces: [nic('db', 6, { external })] })
    expect(neededBy(read)).toEqual([])
    expect([read.trace.verdict, read.exceptions.map((one) => [one.network, one.trace.verdict])]).toEqual([
      'no',
      [['203.0.113.0/24', 'yes']],
    ])
    expect(wordsOf(values, { rules, interfaces: [nic('db', 6, { external })] })[0]).toBe(
      'It arrives at 198.51.100.4, an external address of db. Instance db',
    )
  })

  it('is one way where the replies have no way out', () => {
    const external = [{ ip: '198.51.100.4', ipPoolId: 'other', kind: 'ephemeral' as const }]
    const answer = traced(
      { from: 'Anywhere', to: 'db' },
      { rules: [rule('all')], interfaces: [nic('db', 6, { external })] },
    )
    expect(answer.trace.verdict).toBe('oneWay')
    expect(answer.trace.replies.map((hop) => hopText(at, hop, answer.source).text).at(-1)).toBe(
      'None of the external IPv4 addresses of db is given out there.',
    )
  })

  it('lights up what the packet passes on the map', () => {
    expect([...(wayOnMap(traced({}))?.related ?? [])]).toEqual([
      'nic-web',
      's',
      'r',
      'r to subnet default',
      'subnet default',
      'nic-db',
    ])
  })
})

it('pairs are named, and many are counted', () => {
  const change = (number: number) => ({ from: `a${number}`, to: 'b', gained: ['TCP 22', 'UDP'], lost: [] })
  expect(pairTexts([{ from: undefined, to: 'b', gained: [], lost: ['ICMP'] }, change(0)])).toEqual([
    'From anywhere to b: loses ICMP.',
    'From a0 to b: gains TCP 22 and UDP.',
  ])
  const many = pairTexts(Array.from({ length: 24 }, (_, number) => change(number)))
  expect([many.length, many.at(-1)]).toEqual([21, '4 more pairs gain or lose something.'])
})
