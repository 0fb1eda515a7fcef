import { expect, it } from 'vitest'
import type { RackMembershipStatus } from '#store/api/generated/types'
import { whyNotAdded } from './rackMembers'

const change = (state: RackMembershipStatus['state']): RackMembershipStatus => ({
  rackId: 'a',
  version: 2,
  state,
  members: [{ partNumber: 'P', serialNumber: 'S1' }],
  unacknowledgedMembers: [],
  timeCreated: '2026-01-01T00:00:00Z',
})
const board = (serial: string) => ({ part: 'P', revision: 1, serial })

it('a sled is not added twice, nor beside another change of its rack', () => {
  expect(whyNotAdded(board('S1'), change('in_progress'))).toBe('It is being added')
  expect(whyNotAdded(board('S2'), change('in_progress'))).toBe(
    'Another change of the members of its rack is in progress',
  )
  expect(whyNotAdded(board('S1'), change('aborted'))).toBeUndefined()
  expect(whyNotAdded(board('S1'), undefined)).toBeUndefined()
})
