import { networking, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'BGP and BFD' } },
  fleetViewerButtons: [
    [
      `${networking}/bgp/configs`,
      'Create BGP configuration',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
  ],
  forms: [
    {
      path: `${networking}/bgp/configs-new`,
      typed: { Name: 'quay-edge', 'AS number': 65_011, 'Announce set': 'harbour' },
      wrong: [[{ 'AS number': '' }, 'asn', 'AS number is required']],
      refused: [[{ 'AS number': 65_010 }, 'asn', /one per ASN only/]],
      shows: [`${networking}/bgp/configs`, '65011'],
    },
  ],
  commands: [
    {
      path: `${networking}/bgp/configs`,
      of: 'tidewater-edge',
      label: 'Delete',
      refused: /in use/,
    },
  ],
}
