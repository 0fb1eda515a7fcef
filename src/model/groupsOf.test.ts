import { expect, test } from 'vitest'
import { groupsOf } from './groupsOf'

test('items with the same key are one group, in their order', () => {
  expect([...groupsOf(['b1', 'a1', 'b2'], ([key]) => key)]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})
