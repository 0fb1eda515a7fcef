import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  lacks: {
    found: 'its group and its instance are found',
    viewed: 'the region has no view of one',
    deletedWith: 'an instance leaves its groups with its deletion',
  },
  failingParts: [
    ['multicastGroupMemberList', '/multicast-groups/ship-positions', 'Could not load members', '239.1.0.1'],
  ],
}
