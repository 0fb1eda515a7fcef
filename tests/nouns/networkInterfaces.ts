import { editing, describing, nameRequired, planner, type NounCases } from '../support/nounCases'

/** An instance in a multicast group. */
const berth = `${planner}/instances/berth-api-1/networking`

export const cases: NounCases = {
  at: { interface: 'net0' },
  pages: {
    create: { at: { instance: 'gpu-like-64' } },
    joinGroup: { at: { instance: 'berth-api-1' }, feature: 'multicastGroups' },
  },
  missing: [
    [`${planner}/instances/net-heavy/networking/interfaces/lost/edit`, 'network interface lost in net-heavy'],
  ],
  disabled: [
    [
      `${planner}/instances/gpu-like-64/networking`,
      'net0',
      'Make primary',
      'This is the primary interface already',
    ],
  ],
  failingParts: [['instanceMulticastGroupList', berth, 'Could not load multicast groups', 'Firewall rules']],
  viewerButtons: [['instances/net-heavy/networking', 'Add network interface']],
  commands: [
    {
      path: berth,
      of: '239.1.0.1',
      label: 'Leave',
      asks: 'Packets to the group no longer reach the instance.',
      hides: [berth, 'ship-positions'],
    },
  ],
  forms: [
    {
      path: `${berth}/multicast-groups-join`,
      typed: { by: 'address', address: '232.1.0.4', draft: '10.40.13.9' },
      wrong: [
        [{ address: '' }, 'address', 'Address is required'],
        [{ address: '10.0.0.1' }, 'address', /Must be a multicast address/],
        [{ address: '239.1.0.1' }, 'address', 'The instance is in this group already'],
        [{ draft: '' }, 'draft', /needs at least one source/],
        [{ draft: '224.0.0.9' }, 'draft', 'Must be a unicast address'],
        [{ draft: '127.0.0.1' }, 'draft', /loopback/],
        [{ draft: 'fd00::1' }, 'draft', /IPv4 address, and so have its sources/],
        [{ by: 'group', draft: '' }, 'group', 'Multicast group is required'],
        [{ by: 'name', draft: '' }, 'name', 'Name is required'],
      ],
      notice: 'berth-api-1 joins 232.1.0.4',
      shows: [berth, /232\.1\.0\.4 10\.40\.13\.9 Joining/],
    },
    {
      path: `${planner}/instances/gpu-like-64/networking/interfaces-new`,
      typed: { Name: 'inner', VPC: 'default', Subnet: 'backup' },
      wrong: [nameRequired, [{ Subnet: '' }, 'subnetName', 'Subnet is required']],
      refused: [[{ Name: 'net0' }, 'name', /already exists/]],
      shows: [`${planner}/instances/gpu-like-64/networking`, 'inner'],
    },
    describing(
      `${planner}/instances/net-heavy/networking/interfaces/net0/edit`,
      `${planner}/instances/net-heavy/networking`,
    ),
  ],
  edits: [
    {
      ...editing(`${planner}/instances/net-heavy/networking/interfaces/net0/edit`, {
        transitIps: ['10.9.0.0/16'],
      }),
      adds: { transitIps: ['10.7.0.0/16', '10.8.0.0/16'] },
    },
  ],
}
