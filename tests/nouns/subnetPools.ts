import { editing, goes, nameRequired, networking, ops, type NounCases } from '../support/nounCases'

const pools = `${networking}/subnet-pools`
const ADMIN = 'Only an admin of the fleet can do this. You are a viewer'

export const cases: NounCases = {
  beside: { subnetPool: 'quayside-v6' },
  at: { subnetPool: 'quayside' },
  pages: { ofSilo: { title: 'tidewater-ops' } },
  missing: [[`${pools}/nowhere`, 'subnet pool nowhere']],
  failing: [
    ['systemSubnetPoolList', pools, 'Could not load subnet pools'],
    ['siloSubnetPoolList', `${ops}/subnet-pools`, 'Could not load subnet pools'],
  ],
  failingParts: [
    ['systemSubnetPoolUtilizationView', `${pools}/quayside`, 'Could not load utilization', '198.18.0.0/16'],
    ['siloList', `${pools}/quayside/silos`, 'Could not load the names of silos', 'this pool'],
  ],
  filters: [{ path: `${pools}/quayside`, table: 'Members', typed: '198.19', found: ['198.19.240.0/22'] }],
  menus: [
    [pools, 'reserve', ['Copy ID', 'Edit', 'Delete']],
    [`${ops}/subnet-pools`, 'quayside', ['Copy ID', 'Clear default', 'Unlink']],
  ],
  disabled: [
    [pools, 'quayside', 'Delete', 'Remove the members of this pool before deleting it'],
    [
      `${pools}/quayside`,
      'Subnet pool actions',
      'Delete',
      'Remove the members of this pool before deleting it',
    ],
  ],
  fleetViewerButtons: [
    [pools, 'Create subnet pool', ADMIN],
    [`${pools}/quayside`, 'Add member', ADMIN],
    [`${pools}/quayside/silos`, 'Link silo', ADMIN],
    [`${ops}/subnet-pools`, 'Link subnet pool', ADMIN],
  ],
  fleetViewerMenus: [
    [pools, 'quayside', ADMIN, ['Edit', 'Delete']],
    [`${pools}/quayside`, '198.18.0.0/16', ADMIN, ['Remove']],
    [`${pools}/quayside/silos`, 'tidewater-ops', ADMIN, ['Clear default', 'Unlink']],
    [`${ops}/subnet-pools`, 'quayside-v6', ADMIN, ['Make default', 'Unlink']],
  ],
  forms: [
    {
      path: `${networking}/subnet-pools-new`,
      typed: { Name: 'quay-two', Description: 'Once more', 'IP version': 'v6' },
      wrong: [nameRequired, [{ Description: 'x'.repeat(513) }, 'description', /512/]],
      refused: [[{ Name: 'quayside' }, 'name', /subnet pool name already exists/i]],
      notice: 'Subnet pool quay-two created',
      shows: [pools, /quay-two Once more IPv6/],
    },
    {
      path: `${pools}/reserve/edit`,
      typed: { Description: 'Said again' },
      wrong: [nameRequired],
      refused: [[{ Name: 'quayside' }, 'name', /already exists/]],
      notice: 'Subnet pool reserve updated',
      shows: [pools, 'Said again'],
    },
    {
      path: `${pools}/quayside/members-add`,
      // With host bits, which are no part of it.
      typed: { Subnet: '10.77.1.9/20', 'Min prefix length': 24, 'Max prefix length': 28 },
      wrong: [
        [{ Subnet: '' }, 'subnet', 'Subnet is required'],
        [{ Subnet: '10.77.0.0' }, 'subnet', /separated by a \//],
        [{ Subnet: '3fff::/40' }, 'subnet', 'IPv6 subnet not allowed in IPv4 pool'],
        [{ Subnet: '198.18.4.0/24' }, 'subnet', 'Overlaps with 198.18.0.0/16 of this pool'],
        [{ 'Min prefix length': 19 }, 'minPrefixLength', /Must be at least 20/],
        [{ 'Max prefix length': 33 }, 'maxPrefixLength', 'At most 32'],
        [{ 'Max prefix length': 23 }, 'maxPrefixLength', 'Must not be below the min prefix length'],
      ],
      refused: [
        [
          { Subnet: '192.0.2.0/24' },
          'subnet',
          /^Overlaps with 192\.0\.2\.10–192\.0\.2\.200 of IP pool dock-public$/,
        ],
      ],
      notice: 'Member 10.77.0.0/20 added',
      // The figures follow.
      shows: [`${pools}/quayside`, /of 70,656 allocated.*10\.77\.0\.0\/20/],
    },
  ],
  commands: [
    {
      path: `${pools}/quayside`,
      of: '198.18.0.0/16',
      label: 'Remove',
      asks: 'This is refused while one of them lies in it.',
      refused: /cannot delete external subnet pool member while it contains external subnets/i,
    },
    goes(`${pools}/quayside`, '198.19.240.0/22', 'Remove', 'Remove 198.19.240.0/22?'),
    goes(pools, 'reserve', 'Delete', 'Delete reserve?'),
    {
      path: `${pools}/quayside-v6/silos`,
      of: 'tidewater-ops',
      label: 'Unlink',
      refused: /cannot unlink subnet pool from silo while there are external subnets/i,
    },
    {
      path: `${pools}/quayside-v6/silos`,
      of: 'tidewater-ops',
      label: 'Make default',
      asks: 'Make quayside-v6 the default IPv6 subnet pool of tidewater-ops?',
      shows: [`${pools}/quayside-v6/silos`, /tidewater-ops [^.]*this pool/],
    },
    {
      path: `${ops}/subnet-pools`,
      of: 'quayside-v6',
      label: 'Clear default',
      asks: 'every new IPv6 subnet in the silo has to name its pool',
    },
    goes('/system/silos/tidewater-research/subnet-pools', 'quayside', 'Unlink'),
  ],
  edits: [editing(`${pools}/quayside/edit`)],
}
