import { expect, it } from 'vitest'
import { GIB } from '#model/units'
import { quotaValues } from './quotaForm'
import { firstUnit, quotaHint, sizeUnits, withUnit } from './QuotaFields'

const spaced = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

it.each([
  [313, 1_445, false, '313 in use; at most 1,445 recommended for all silos.'],
  [87_407 * GIB, 292_864 * GIB, true, '85.36 TiB in use; at most 286 TiB recommended for all silos.'],
  [720 * GIB, undefined, true, '720 GiB in use.'],
  [undefined, 292_864 * GIB, true, 'At most 286 TiB recommended for all silos.'],
  [undefined, undefined, true, undefined],
])('the hint of a quota, with %d in use of %d (bytes: %s): %s', (used, planned, isBytes, text) => {
  expect(spaced(quotaHint(used, planned, isBytes))).toBe(text)
})

it.each([
  [0, 'GiB'],
  ['', 'GiB'],
  [512, 'GiB'],
  [122_880, 'TiB'],
  [4_403.2, 'TiB'],
  // 4.30001 TiB: would read as another amount.
  [4_403.21, 'GiB'],
  [1_025, 'GiB'],
] as const)('a quota of %s GiB begins in %s', (gib, unit) => {
  expect(firstUnit(gib)).toBe(unit)
})

it('a quota in another unit is the same number of bytes', () => {
  const bytes = 4_403.2 * GIB + 1_000
  const { storage: gib } = quotaValues({ cpus: 0, memory: 0, storage: Math.round(bytes) })
  const there = withUnit(gib, gib, 'GiB', 'TiB')
  expect(withUnit(there, gib, 'TiB', 'GiB')).toBe(gib)
  // As the field shows it, and as it is typed again.
  expect((gib / sizeUnits.TiB) * sizeUnits.TiB).toBe(gib)
})

it('a typed number keeps its digits when its unit is corrected', () => {
  expect(withUnit(5, 0, 'GiB', 'TiB')).toBe(5 * 1024)
  expect(withUnit(5 * 1024, 0, 'TiB', 'GiB')).toBe(5)
  expect(withUnit('', 0, 'GiB', 'TiB')).toBe('')
})

it('every TiB of two decimals is a whole number of hundredths of a GiB', () => {
  const amounts = Array.from({ length: 20_000 }, (_, hundredths) => (hundredths / 100) * sizeUnits.TiB)
  expect(amounts.filter((gib) => Number(gib.toFixed(2)) !== gib)).toEqual([])
})
