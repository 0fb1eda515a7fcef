import { expect, it } from 'vitest'
import { upTo } from './QuotaSummary'

it('a size above its limit takes nothing of the quota: its field says what is wrong', () => {
  expect(upTo(1_023, 99_999)).toBe(0)
  expect(upTo(1_023, 1_023)).toBe(1_023)
  expect(upTo(1_023, '')).toBe(0)
})
