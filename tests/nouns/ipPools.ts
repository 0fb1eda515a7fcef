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
    [
      `${pools}/dock-public`,
      'IP pool actions',
      'Assign to services',
      'Silos are linked to it: unlink them first',
    ],
    [
      `${pools}/service-pool`,
      'IP pool actions',
      'Assign to silos',
      'The services of the region have no other pool: create one for them, or assign one, first',
    ],
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
    [
      pools,
      'dock-public',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Edit', 'Assign to services', 'Delete'],
    ],
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
      typed: { Name: 'dock-two', Description: 'Once more', 'IP version': 'v6' },
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
      path: `${pools}/dock-two/ranges-add`,
      typed: { 'First address': '3fff:5::', 'Last address': '3fff:5::ffff:ffff:ffff:ffff' },
      wrong: [
        [{ 'First address': '10.9.0.1' }, 'first', 'IPv4 address not allowed in IPv6 pool'],
        [{ 'Last address': 'ff05::1' }, 'last', 'Multicast address not allowed in unicast pool'],
      ],
      refused: [
        [{ 'First address': '2001:db8::1', 'Last address': '2001:db8::2' }, 'first', /of IP pool wide-v6$/],
      ],
      shows: [`${pools}/dock-two`, '3fff:5::'],
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
        [{ 'First address': 'fd00::1' }, 'first', 'IPv6 address not allowed in IPv4 pool'],
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
    {
      path: pools,
      of: 'dock-public',
      label: 'Assign to services',
      refused: /cannot be both linked to Silos and assigned/,
    },
    {
      path: pools,
      of: 'service-pool',
      label: 'Assign to silos',
      refused: /Cannot reassign the last IP Pool/,
    },
    {
      path: `${pools}/fragmented`,
      of: 'IP pool actions',
      label: 'Assign to services',
      asks: /^Assign fragmented to the services of the region\?/,
      shows: [`${pools}/fragmented/silos`, 'The services of the region take the addresses of the pool.'],
    },
    {
      path: `${pools}/service-pool`,
      of: 'IP pool actions',
      label: 'Assign to silos',
      shows: [`${pools}/service-pool`, 'Used by Silos'],
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
