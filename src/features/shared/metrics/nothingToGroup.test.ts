import { expect, it } from 'vitest'
import { isNothingToGroup } from './nothingToGroup'

it('nothing to group is no failure', () => {
  const message = 'Input tables to a `group_by` must be aligned'
  expect(isNothingToGroup({ message, statusCode: 400 })).toBe(true)
  expect(isNothingToGroup({ message: 'syntax error', statusCode: 400 })).toBe(false)
  expect(isNothingToGroup(undefined)).toBe(false)
})
