import { expect, it } from 'vitest'
import { GIB } from '#model/units'
import { quotaHint } from './quotaHint'

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
