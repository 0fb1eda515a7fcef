import { expect, it } from 'vitest'
import { followed } from './following'

it.each([
  ['an empty field begins with the name', '', '', 'q', 'q'],
  ['it goes on with the name', 'qua', 'qua', 'quay', 'quay'],
  ['an edited one stays', 'harbour', 'qua', 'quay', 'harbour'],
  ['one that was emptied stays empty', '', 'qua', 'quay', ''],
  ['a restored one stays', 'harbour', '', 'quay', 'harbour'],
])('%s', (_, own, before, now, expected) => {
  expect(followed(own, before, now)).toBe(expected)
})
