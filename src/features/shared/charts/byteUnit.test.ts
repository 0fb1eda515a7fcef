import { expect, it } from 'vitest'
import { byteUnitFor, countUnitFor } from './byteUnit'

const KIB = 1024

it.each([
  [512, '512 Bytes'],
  [1023.4 * KIB, '1,023 KiB'],
  [1023.6 * KIB, '1 MiB'],
  [KIB ** 2 - 1, '1 MiB'],
  [2.5 * KIB ** 3, '2.5 GiB'],
])('the unit of a chart up to %d bytes is chosen after rounding: %s', (highest, text) => {
  const { unit, bytes } = byteUnitFor(highest)
  expect(unit.format(highest / bytes)).toBe(text)
})

it.each([
  [999, '999'],
  [999_400, '999k'],
  [999_600, '1M'],
])('the axis of counts up to %d says %s', (highest, text) => {
  expect(countUnitFor(highest).axis(highest)).toBe(text)
})
