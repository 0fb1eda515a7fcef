import { expect, it } from 'vitest'
import type { Sled, Switch, UninitializedSled } from '#store/api/generated/types'
import { GIB } from '#model/units'
import { contentsOf, rackRow, slotsOf, tiersOf } from './contents'

const stamps = { timeCreated: '2026-01-01T00:00:00Z', timeModified: '2026-01-01T00:00:00Z' }
const board = (serial: string) => ({ part: 'P', revision: 1, serial })
const sled = (serial: string, rackId: string, isOpen = true): Sled => ({
  id: `id ${serial}`,
  baseboard: board(serial),
  rackId,
  policy: { kind: 'in_service', provisionPolicy: isOpen ? 'provisionable' : 'non_provisionable' },
  state: 'active',
  usableHardwareThreads: 120,
  usablePhysicalRam: 900 * GIB,
  ...stamps,
})
const waiting = (cubby: number, rackId: string): UninitializedSled => ({
  baseboard: board(`W${cubby}`),
  cubby,
  rackId,
})
const switchOf = (serial: string, rackId: string): Switch => ({
  id: serial,
  baseboard: board(serial),
  rackId,
  ...stamps,
})

const hardware = {
  sleds: [sled('S10', 'a'), sled('S9', 'a', false), sled('S1', 'b')],
  waiting: [waiting(30, 'a'), waiting(4, 'a'), waiting(2, 'b')],
  switches: [switchOf('W2', 'a'), switchOf('W1', 'a'), switchOf('W3', 'b')],
}

it('a rack has its own parts, in an order a person expects', () => {
  const { sleds, switches, ...rest } = contentsOf('a', hardware)
  expect(sleds.map(({ baseboard }) => baseboard.serial)).toEqual(['S9', 'S10'])
  expect(rest.waiting.map(({ cubby }) => cubby)).toEqual([4, 30])
  expect(switches.map(({ id }) => id)).toEqual(['W1', 'W2'])
})

it('a row adds up what the sleds offer; parts that are not known yet are none', () => {
  expect(rackRow({ id: 'a', ...stamps }, hardware)).toMatchObject({ open: 1, threads: 240, ram: 1_800 * GIB })
  expect(
    rackRow({ id: 'a', ...stamps }, { sleds: undefined, waiting: undefined, switches: undefined }),
  ).toMatchObject({ sleds: [], waiting: [], switches: [], open: 0, threads: 0, ram: 0 })
})

it.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [3, 2, 1],
  [17, 10, 7],
  [32, 16, 16],
])('%d parts: %d above the switches, %d below', (count, above, below) => {
  const tiers = tiersOf(Array.from({ length: count }, (_, index) => index))
  expect([tiers.above.length, tiers.below.length]).toEqual([above, below])
})

it('sleds are in their slots where the region says them, with the empty ones between; the rest comes last', () => {
  const at = (serial: string, slot?: number | null) => ({ ...sled(serial, 'a'), slot })
  const [first, second, none] = [at('S1', 3), at('S2', 0), at('S3', null)]
  const late = waiting(4, 'a')
  expect(slotsOf({ sleds: [first, second, none], waiting: [late] })).toEqual({
    parts: [{ sled: second }, { empty: 1 }, { empty: 2 }, { sled: first }, { waiting: late }, { sled: none }],
    isBySlot: true,
  })
  expect(slotsOf({ sleds: [at('S1'), none], waiting: [late] })).toEqual({
    parts: [{ sled: at('S1') }, { sled: none }, { waiting: late }],
    isBySlot: false,
  })
})
