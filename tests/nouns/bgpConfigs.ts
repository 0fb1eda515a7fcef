import { editing, nameRequired, networking, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { bgpConfig: 'tidewater-edge' },
  pages: { list: { title: 'BGP and BFD' }, edit: { feature: 'bgpUpdate' } },
  fleetViewerButtons: [
    [
      `${networking}/bgp/configs`,
      'Create BGP configuration',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
  ],
  fleetViewerMenus: [
    [
      `${networking}/bgp/configs`,
      'tidewater-edge',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Edit', 'Change announce set', 'Delete'],
    ],
  ],
  missing: [[`${networking}/bgp/configs/nowhere/edit`, 'BGP configuration nowhere']],
  forms: [
    {
      path: `${networking}/bgp/configs-new`,
      typed: { Name: 'quay-edge', 'AS number': 65_011, 'Announce set': 'harbour' },
      wrong: [[{ 'AS number': '' }, 'asn', 'AS number is required']],
      refused: [[{ 'AS number': 65_010 }, 'asn', /one per ASN only/]],
      shows: [`${networking}/bgp/configs`, '65011'],
    },
    {
      path: `${networking}/bgp/configs/tidewater-edge/edit`,
      typed: { Description: 'Said again', Paths: 4 },
      wrong: [
        nameRequired,
        [{ Paths: 0 }, 'maxPaths', 'At least 1'],
        [{ Paths: 33 }, 'maxPaths', 'At most 32'],
      ],
      refused: [[{ Name: 'quay-edge' }, 'name', /already exists/]],
      notice: 'BGP configuration tidewater-edge updated',
      shows: [`${networking}/bgp/configs`, 'Said again'],
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
  edits: [editing(`${networking}/bgp/configs/tidewater-edge/edit`, { maxPaths: 8 })],
}
