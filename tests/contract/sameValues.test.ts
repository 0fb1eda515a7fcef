import { describe, expect, test } from 'vitest'
import { draftError, type ItemKind } from '#features/kit/form/listDraft'
import { transitKind } from '#features/project/instances/networking/nicForm'
import {
  partKeys,
  type PartList,
  type SettingsPart,
} from '#features/system/switch-port-settings/create/settingsForm'
import { draftKinds } from '#features/project/vpcs/firewall/ruleDrafts'
import type { RuleDrafts } from '#features/project/vpcs/firewall/ruleValues'

// One value has one identity, however it is typed: a list of a form takes it once. The tables have each list that the types
// of the forms know; texts of several lines say the identity of their items to `linesError`.

type Spellings<Draft> = readonly (readonly [first: Draft, again: Draft])[]

const ip = (value: string) => ({ type: 'ip', value }) as const
const net = (value: string) => ({ type: 'ip_net', value }) as const
const hosts: Spellings<RuleDrafts['host']> = [
  [ip('fd00::1'), ip('FD00:0:0:0::1')],
  [ip('10.0.0.1'), ip(' 10.0.0.1\u200B')],
  [net('fd00::/64'), net('FD00:0::/64')],
  [net('10.0.0.0/24'), net('10.0.0.5/24')],
  [
    { type: 'instance', value: 'web-1' },
    { type: 'instance', value: 'web-1 ' },
  ],
]
const icmp = (icmpType: string, icmpCode = '') => ({ type: 'icmp', icmpType, icmpCode }) as const

const drafts: { readonly [Key in keyof RuleDrafts]: Spellings<RuleDrafts[Key]> } = {
  target: hosts,
  host: hosts,
  port: [
    ['80', '00080'],
    ['80', '80-80'],
    ['8000-8080', '8000 – 8080'],
  ],
  protocol: [
    [icmp('8 - Echo Request'), icmp('8')],
    [icmp('3', '0'), icmp('3', '0-0')],
    [icmp('3', '0-3'), icmp('3', '00–3')],
  ],
}

/** The message for the second spelling, in a list that has the first. */
function again<Draft, Item>([first, second]: readonly [Draft, Draft], kind: ItemKind<Draft, Item>) {
  const item = kind.itemOf(first)
  return item && draftError({ draft: second, items: [item] }, kind)
}

describe.each(Object.keys(drafts) as (keyof RuleDrafts)[])('the %ss of a firewall rule', (key) => {
  const kind = draftKinds[key] as ItemKind<unknown, unknown>
  test.each<readonly [unknown, unknown]>(drafts[key])('%j is %j', (...pair) => {
    expect(again(pair, kind)).toMatch(/is in the list already/)
  })
  test('take the next item in the place of what was added', () => {
    for (const [first] of drafts[key]) expect(kind.itemOf(kind.next(first))).toBeUndefined()
  })
})

test.each([
  ['fd12::/64', 'FD12:0:0::/64'],
  ['10.0.0.0/8', '10.0.0.0/08'],
] as const)('the transit IP %s is %s', (...pair) => {
  expect(again(pair, transitKind())).toMatch(/is in the list already/)
})

const link = { linkName: 'phy0' }
const parts: {
  readonly [List in PartList]: readonly (readonly [
    Partial<SettingsPart<List>>,
    Partial<SettingsPart<List>>,
  ])[]
} = {
  links: [[link, link]],
  interfaces: [
    [
      { ...link, kind: { type: 'primary' } },
      { ...link, kind: { type: 'primary' } },
    ],
  ],
  addresses: [[{ address: 'fd00::1/64' }, { address: 'FD00:0::1/064' }]],
  routes: [
    [
      { ...link, dst: 'fd00::/64', gw: 'fd00::1' },
      { ...link, dst: 'FD00:0::5/64', gw: 'fd00:0::1' },
    ],
  ],
  peers: [
    [
      { ...link, addr: { type: 'numbered', targetAddr: 'fd00::1' } },
      { ...link, addr: { type: 'numbered', targetAddr: 'FD00:0::1' } },
    ],
  ],
}

test.each(Object.keys(parts) as PartList[])('the %s of switch port settings', (list) => {
  const keyOf = partKeys[list] as (part: object) => string
  for (const [first, second] of parts[list]) expect(keyOf(first)).toBe(keyOf(second))
})
