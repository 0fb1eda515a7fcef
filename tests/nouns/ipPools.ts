import { editing, goes, nameRequired, networking, type NounCases } from '../support/nounCases'

const pools = `${networking}/ip-pools`

export const cases: NounCases = {
  beside: { pool: 'dock-internal' },
  at: { pool: 'dock-public' },
  pages: {
    servicePool: { title: 'Service pool', feature: 'servicePool' },
    addServiceRange: { feature: 'servicePool' },
  },
  missing: [[`${pools}/nowhere`, 'IP pool nowhere']],
  failing: [
    ['systemIpPoolList', pools, 'Could not load IP pools'],
    ['systemIpPoolServiceRangeList', `${networking}/ip-pools-service`, 'Could not load'],
  ],
  failingParts: [
    ['systemIpPoolServiceRangeList', `${networking}/ip-pools-service`, 'Could not load IP ranges', 'Created'],
    ['systemIpPoolUtilizationView', `${pools}/dock-public`, 'Could not load utilization', '192.0.2.10'],
    ['siloList', `${pools}/dock-public/silos`, 'Could not load the names of silos', 'this pool'],
  ],
  filters: [
    {
      path: `${pools}/fragmented`,
      table: 'IP ranges',
      typed: '203.0.113.204',
      found: ['203.0.113.204'],
    },
  ],
  disabled: [
    [pools, 'wide-v6', 'Delete', 'Remove the IP ranges of this pool before deleting it'],
    [
      `${pools}/fragmented`,
      'IP pool actions',
      'Delete',
      'Remove the IP ranges of this pool before deleting it',
    ],
  ],
  fleetViewerButtons: [
    [pools, 'Create IP pool', 'Only an admin of the fleet can do this. You are a viewer'],
    [`${pools}/dock-public`, 'Add IP range', 'Only an admin of the fleet can do this. You are a viewer'],
    [`${pools}/dock-public/silos`, 'Link silo', 'Only an admin of the fleet can do this. You are a viewer'],
  ],
  fleetViewerMenus: [
    [pools, 'dock-public', 'Only an admin of the fleet can do this. You are a viewer', ['Edit', 'Delete']],
    [
      `${pools}/dock-public`,
      '192.0.2.10',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Remove'],
    ],
    [
      `${pools}/dock-public/silos`,
      'tidewater-ops',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Clear default', 'Unlink'],
    ],
  ],
  forms: [
    {
      path: `${networking}/ip-pools-new`,
      typed: { Name: 'dock-two', Description: 'Once more' },
      wrong: [
        nameRequired,
        [{ Name: 'Dock' }, 'name', /lower-case/],
        [{ Description: 'x'.repeat(513) }, 'description', /512/],
      ],
      refused: [[{ Name: 'dock-public' }, 'name', /IP pool name already exists/]],
      notice: 'IP pool dock-two created',
      shows: [pools, 'Once more'],
    },
    {
      path: `${pools}/research-v4/edit`,
      typed: { Description: 'Said again' },
      refused: [[{ Name: 'dock-public' }, 'name', /IP pool name already exists/]],
      notice: 'IP pool research-v4 updated',
      shows: [pools, 'Said again'],
    },
    {
      path: `${pools}/dock-public/ranges-add`,
      typed: { 'First address': '10.9.0.1', 'Last address': '10.9.0.2' },
      wrong: [
        [{ 'First address': '' }, 'first', 'First address is required'],
        [{ 'Last address': '' }, 'last', 'Last address is required'],
      ],
      refused: [
        [
          { 'First address': '203.0.113.1', 'Last address': '203.0.113.5' },
          'last',
          /^Overlaps with 203\.0\.113\.4–203\.0\.113\.7 of IP pool exhausted-v4$/,
        ],
        [
          { 'First address': '192.0.2.245', 'Last address': '192.0.2.255' },
          'first',
          /^Overlaps with 192\.0\.2\.240–192\.0\.2\.250 of IP pool service-pool$/,
        ],
      ],
      notice: 'IP range 10.9.0.1–10.9.0.2 added',
      // The figures follow.
      shows: [`${pools}/dock-public`, /of 193 allocated.*10\.9\.0\.1/],
    },
    {
      path: `${networking}/ip-pools-service/ranges-add`,
      typed: { 'First address': '10.30.0.9', 'Last address': '10.30.0.20' },
      wrong: [[{ 'Last address': '10.30.0.1' }, 'last', 'Must not be below the first address']],
      shows: [`${networking}/ip-pools-service`, '10.30.0.9'],
    },
  ],
  commands: [
    {
      path: pools,
      of: 'fragmented',
      label: 'Delete',
      refused: /IP pool cannot be deleted while it contains IP ranges/,
    },
    {
      path: `${pools}/exhausted-v4`,
      of: '203.0.113.4',
      label: 'Remove',
      asks: 'Remove 203.0.113.4–203.0.113.7?',
      refused: /IP pool ranges cannot be deleted while addresses are in use/,
    },
    {
      path: `${pools}/wide-v6`,
      of: '2001:db8::',
      label: 'Remove',
      shows: [`${pools}/wide-v6`, 'The pool has no addresses: add a range.'],
    },
    goes(pools, 'wide-v6', 'Delete'),
    {
      path: `${pools}/dock-public/silos`,
      of: 'tidewater-ops',
      label: 'Unlink',
      refused: /IP pool still has addresses in use in that silo/,
    },
    {
      path: `${pools}/dock-internal/silos`,
      of: 'tidewater-ops',
      label: 'Make default',
      asks: 'It replaces dock-public, which stays linked.',
      shows: [`${pools}/dock-internal/silos`, /tidewater-ops [^.]*this pool/],
    },
    goes(`${networking}/ip-pools-service`, '192.0.2.240', 'Remove'),
  ],
  edits: [editing(`${pools}/dock-public/edit`)],
}
