import { expect, it } from 'vitest'
import type {
  Instance,
  InstanceNetworkInterface,
  VpcFirewallRule,
  VpcFirewallRuleTarget,
  VpcSubnet,
} from '#store/api/generated/types'
import { ruleNode } from './ruleNode'
import type { VpcNetwork } from './vpcNetwork'

const nic = (instance: string, subnet: string, ip: string) =>
  ({
    id: `n-${instance}`,
    instanceId: `i-${instance}`,
    subnetId: `s-${subnet}`,
    ipStack: { type: 'v4', value: { ip, transitIps: [] } },
  }) as unknown as InstanceNetworkInterface
const subnet = (name: string) => ({ id: `s-${name}`, name }) as VpcSubnet
const network: VpcNetwork = {
  gateways: [],
  routers: [],
  routes: [],
  externalSubnets: [],
  subnets: [subnet('a'), subnet('b'), subnet('empty')],
  interfaces: {
    's-a': [nic('web', 'a', '10.0.0.5'), nic('db', 'a', '10.0.0.6')],
    's-b': [nic('job', 'b', '10.0.1.5')],
  },
  instances: ['web', 'db', 'job'].map((name) => ({ id: `i-${name}`, name }) as Instance),
}
const rule = (...targets: VpcFirewallRuleTarget[]) =>
  ({
    id: 'r',
    name: 'allow-web',
    description: '',
    action: 'allow',
    direction: 'inbound',
    priority: 100,
    status: 'enabled',
    filters: { ports: ['443'], protocols: [{ type: 'tcp' }], hosts: null },
    targets,
  }) as unknown as VpcFirewallRule
const lit = (...targets: VpcFirewallRuleTarget[]) => [
  ...ruleNode(rule(...targets), 'default', network).related,
]

it.each<[string, VpcFirewallRuleTarget, string[]]>([
  ['all of its VPC', { type: 'vpc', value: 'default' }, ['n-web', 's-a', 'n-db', 'n-job', 's-b']],
  ['nothing of another VPC', { type: 'vpc', value: 'other' }, []],
  ['a subnet', { type: 'subnet', value: 'b' }, ['n-job', 's-b']],
  ['a subnet without interfaces', { type: 'subnet', value: 'empty' }, ['s-empty']],
  ['an instance, in its subnet', { type: 'instance', value: 'db' }, ['n-db', 's-a']],
  ['an address', { type: 'ip', value: '10.0.0.5' }, ['n-web', 's-a']],
  ['a network', { type: 'ip_net', value: '10.0.0.0/24' }, ['n-web', 's-a', 'n-db']],
])('a rule lights %s', (_, target, expected) => {
  expect(lit(target)).toEqual(expected)
})

it('several targets light each of theirs, and the words count the interfaces once', () => {
  const targets = [
    { type: 'instance', value: 'web' },
    { type: 'ip_net', value: '10.0.0.0/24' },
  ] as const
  expect(ruleNode(rule(...targets), 'default', network)).toMatchObject({
    kind: 'Rule',
    label: 'allow-web',
    description:
      'Lets TCP 443 from anywhere reach web and every address in 10.0.0.0/24. It applies to 2 interfaces here.',
  })
  expect(ruleNode(rule({ type: 'vpc', value: 'other' }), 'default', network).description).toContain(
    'It applies to no interface here.',
  )
})
