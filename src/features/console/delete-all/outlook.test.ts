import { expect, it } from 'vitest'
import { firstStep } from './outlook'

it.each([
  [[{ isOfState: true }], 'Stop or finish these'],
  [[{ isOfState: true }, { usedBy: [] }], 'Stop or finish these, delete what uses the others'],
  [[{ usedBy: ['crane-1'] }], 'Delete what uses them'],
  // A role is missing.
  [[{}], 'That comes first'],
] as const)('what refuses says the step that comes first: %j', (refusing, text) =>
  expect(firstStep(refusing)).toBe(text),
)
