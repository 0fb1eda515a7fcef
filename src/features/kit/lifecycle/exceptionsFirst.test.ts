import { expect, it } from 'vitest'
import { exceptionsFirst } from './exceptionsFirst'
import type { StateTone } from '#ui/feedback/StateBadge'

it('what has failed is first, then what needs attention; the rest is in order', () => {
  const rows: readonly (readonly [name: string, tone: StateTone])[] = [
    ['b2', 'well'],
    ['a', 'motion'],
    ['b10', 'well'],
    ['z', 'failed'],
    ['y', 'attention'],
  ]
  const order = exceptionsFirst(
    rows,
    ([, tone]) => tone,
    ([name]) => name,
  )
  expect(order.map(([name]) => name)).toEqual(['z', 'y', 'a', 'b2', 'b10'])
})
