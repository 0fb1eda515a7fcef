import { expect, it } from 'vitest'
import { bgpStatus } from './bgpSession'

const after = (state: string, seconds: number) => bgpStatus({ state, stateDurationMillis: seconds * 1_000 })

it.each([
  ['active', 59, 'connecting'],
  ['active', 60, 'waiting'],
  ['open_sent', 599, 'waiting'],
  ['connect', 600, 'no_answer'],
  ['established', 1, 'established'],
  ['established', 3_000_000, 'established'],
  ['idle', 1, 'idle'],
  ['of a later version', 1, undefined],
])('a session that is %s for %i s is %s', (state, seconds, status) =>
  expect(after(state, seconds)).toBe(status),
)
