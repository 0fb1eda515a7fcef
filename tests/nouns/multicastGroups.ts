import type { NounCases } from '../support/nounCases'

const list = '/multicast-groups'

export const cases: NounCases = {
  at: { multicastGroup: 'ship-positions' },
  beside: { multicastGroup: 'crane-pictures' },
  lacks: {
    viewed: 'no command changes one',
    deletedWith: 'it belongs to the region, and ends with its last member',
  },
  missing: [[`${list}/nowhere`, 'multicast group nowhere']],
  failing: [
    ['multicastGroupList', list, 'Could not load multicast groups'],
    ['multicastGroupView', `${list}/ship-positions`, 'Could not load multicast group'],
  ],
  emptyInSmall: [[list, 'No multicast groups']],
  filters: [
    {
      path: list,
      table: 'Multicast groups',
      typed: '232.1',
      found: ['crane-pictures'],
      facet: ['state', 'State', 'Active', 'active', 2],
    },
  ],
  menus: [[list, 'ship-positions', ['Copy ID', 'Copy address']]],
}
