import { expect, it } from 'vitest'
import type { RackMembershipStatus } from '#store/api/generated/types'
import { effectText, progressText } from './membershipText'

const board = (serialNumber: string) => ({ partNumber: 'P', serialNumber })
const change = (
  serials: readonly string[],
  rest: Partial<RackMembershipStatus> = {},
): RackMembershipStatus => ({
  rackId: 'a',
  version: 2,
  state: 'in_progress',
  members: serials.map(board),
  unacknowledgedMembers: [],
  timeCreated: '2026-01-01T00:00:00Z',
  ...rest,
})
const three = ['S1', 'S2', 'S3']

it.each([
  [[...three, 'S4'], change(three), 'adds S4'],
  [[...three, 'S4', 'S5', 'S6', 'S7'], change(three), 'adds 4 sleds'],
  [['S1', 'S2', 'S4'], change(three), 'adds S4 and removes S3'],
  [three, change(three), 'changes no member'],
  [three, null, 'is the first one, with 3 members'],
  [three, undefined, undefined],
])('members %j', (members, before, text) => {
  expect(effectText(change(members), before)).toBe(text)
})

it('a sled with the serial number of another part is another one', () => {
  const members = [...three.map(board), { partNumber: 'Q', serialNumber: 'S1' }]
  expect(effectText(change([], { members }), change(three))).toBe('adds S1')
})

it.each([
  ['in_progress', '2 of 3 members have acknowledged it'],
  ['aborted', '2 of 3 members had acknowledged it'],
  ['committed', 'All 3 members run with it'],
] as const)('%s: %s', (state, text) => {
  expect(progressText(change(three, { state, unacknowledgedMembers: [board('S3')] }))).toBe(text)
})
