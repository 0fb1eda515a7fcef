import { expect, it } from 'vitest'
import { GIB } from '#store/model/units'
import { amountText, typedText } from './quotaText'

const spaced = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

it.each([
  [313, false, '313'],
  [1_445, false, '1,445'],
  [87_407 * GIB, true, '87,407 GiB (85.36 TiB)'],
  [292_864 * GIB, true, '292,864 GiB (286 TiB)'],
  [720 * GIB, true, '720 GiB'],
  [0, true, '0 GiB'],
])('%d (bytes: %s) is said as on other pages too: %s', (amount, isBytes, text) => {
  expect(spaced(amountText(amount, isBytes))).toBe(text)
})

it.each([
  [122_880, '= 120 TiB'],
  [4_403.2, '= 4.3 TiB'],
  [512, undefined],
  [0, undefined],
  [-5, undefined],
  ['', undefined],
] as const)('the typed %s GiB: %s', (gib, text) => {
  expect(spaced(typedText(gib))).toBe(text)
})
