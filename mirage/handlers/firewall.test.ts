import { describe, expect, it } from 'vitest'
import { errorOf, invalidValue, unreadableBody } from '#tests/support/apiErrors'
import { call, setupRegion } from '#tests/support/region'
import { IN_VPC, named } from '#tests/support/vpcCalls'

setupRegion()
const rule = (more: object = {}) =>
  named('web', {
    action: 'allow',
    direction: 'inbound',
    priority: 100,
    status: 'enabled',
    targets: [{ type: 'subnet', value: 'default' }],
    filters: {},
    ...more,
  })
const putRules = (...rules: object[]) => call('PUT', `/v1/vpc-firewall-rules?${IN_VPC}`, { rules })

describe('the firewall', () => {
  it('is replaced as a whole, sorted by name, with ids of its own each time', async () => {
    const filters = {
      hosts: [{ type: 'ip', value: 'FD00::0:1' }],
      ports: ['80', '8000-8010'],
      protocols: [
        { type: 'tcp' },
        { type: 'icmp', value: null },
        { type: 'icmp', value: { icmp_type: 3, code: '0-4' } },
      ],
    }
    const first = await putRules(rule({ name: 'z', filters }), rule({ name: 'a', filters: { ports: [] } }))
    expect(first.status).toBe(200)
    const rules = first.body['rules'] as Record<string, unknown>[]
    expect(rules).toMatchObject([
      { name: 'a', filters: { hosts: null, ports: null, protocols: null } },
      {
        name: 'z',
        filters: {
          hosts: [{ type: 'ip', value: 'fd00::1' }],
          ports: ['80', '8000-8010'],
          protocols: [
            { type: 'tcp' },
            { type: 'icmp', value: null },
            { type: 'icmp', value: { icmp_type: 3, code: '0-4' } },
          ],
        },
      },
    ])
    expect((await call('GET', `/v1/vpc-firewall-rules?${IN_VPC}`)).body['rules']).toEqual(rules)
    const again = (await putRules(rule({ name: 'a' }))).body['rules'] as Record<string, unknown>[]
    expect(again).toHaveLength(1)
    expect(again[0]?.['id']).not.toBe(rules[0]?.['id'])
    expect((await call('PUT', `/v1/vpc-firewall-rules?${IN_VPC}`, {})).body['rules']).toEqual([])
  })
  const many = (count: number) => Array.from({ length: count }, (_, index) => rule({ name: `r-${index}` }))
  const host = { type: 'instance', value: 'x' }
  const withIcmp = (code: string) => ({
    filters: { protocols: [{ type: 'icmp', value: { icmp_type: 3, code } }] },
  })
  it.each([
    [
      120,
      'two rules of a name',
      [rule(), rule()],
      invalidValue('rules": rule names must be unique, these are not: web'),
    ],
    [121, '1025 rules', many(1_025), invalidValue('rules": at most 1024')],
    [122, '257 targets', [rule({ targets: Array(257).fill(host) })], invalidValue('targets": at most 256')],
    [122, '257 hosts', [rule({ filters: { hosts: Array(257).fill(host) } })], invalidValue('filters.hosts"')],
    [122, '257 ports', [rule({ filters: { ports: Array(257).fill('80') } })], invalidValue('filters.ports"')],
    [
      122,
      '257 protocols',
      [rule({ filters: { protocols: Array(257).fill({ type: 'tcp' }) } })],
      invalidValue('filters.protocols"'),
    ],
    [
      123,
      'ports that run backwards',
      [rule({ filters: { ports: ['90-80'] } })],
      invalidValue('l4_port_range"'),
    ],
    [
      124,
      'port 0',
      [rule({ filters: { ports: ['0'] } })],
      unreadableBody('rules[0].filters.ports[0]: invalid port'),
    ],
    [
      124,
      'port 70000',
      [rule({ filters: { ports: ['70000'] } })],
      unreadableBody('rules[0].filters.ports[0]: '),
    ],
    [
      124,
      'ports a-b',
      [rule({ filters: { ports: ['a-b'] } })],
      unreadableBody('rules[0].filters.ports[0]: '),
    ],
    [125, 'priority 70000', [rule({ priority: 70_000 })], unreadableBody('rules[0].priority: invalid value')],
    [126, 'codes that run backwards', [rule(withIcmp('20-10'))], invalidValue('code"')],
    [126, 'code 256', [rule(withIcmp('256'))], unreadableBody('rules[0].filters.protocols[0].value.code: ')],
  ])('row %s: is refused with %s', async (_, __, rules, expected) => {
    expect(errorOf(await putRules(...rules))).toEqual(expected)
    const kept = (await call('GET', `/v1/vpc-firewall-rules?${IN_VPC}`)).body['rules']
    expect(kept).toHaveLength(3)
  })
  it('takes as many as there may be', async () => {
    expect((await putRules(...many(1_024))).status).toBe(200)
    expect((await putRules(rule({ targets: Array(256).fill(host), priority: 65_535 }))).status).toBe(200)
  })
})
