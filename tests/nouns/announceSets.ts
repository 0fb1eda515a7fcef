import { networking, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { announceSet: 'harbour' },
  pages: { list: { title: 'BGP and BFD' } },
  forms: [
    {
      path: `${networking}/bgp/announce-sets-new`,
      typed: { Name: 'quay', Networks: '192.0.2.0/25' },
      wrong: [
        [{ Name: 'harbour' }, 'name', 'There is an announce set of that name, which would be replaced'],
        [
          { Networks: '192.0.2.0/25\n203.0.114.0/24' },
          'networks',
          'Line 2: 203.0.114.0/24 is in no block of an address lot',
        ],
      ],
      shows: [`${networking}/bgp/announce-sets`, 'quay'],
    },
  ],
  commands: [
    {
      path: `${networking}/bgp/announce-sets`,
      of: 'harbour',
      label: 'Delete',
      refused: /in use by the BGP configuration "tidewater-edge"/,
    },
  ],
  edits: [
    {
      path: `${networking}/bgp/announce-sets/harbour/edit`,
      changes: [{ description: 'Another one' }, { networks: '192.0.2.0/25' }],
      adds: { networks: ['192.0.2.128/26', '192.0.2.192/26'] },
    },
  ],
}
