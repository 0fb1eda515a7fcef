import { idOf } from '#mirage/random'
import {
  editing,
  goes,
  berthPlanner,
  creating,
  nameRequired,
  planner,
  plant,
  type NounCases,
  vpc,
} from '../support/nounCases'

const inland = idOf(`router ${idOf(`vpc ${berthPlanner} plant-floor`)} inland`)

export const cases: NounCases = {
  empty: [[`${planner}/vpcs/isolated/subnets`, 'No subnets', 'Create subnet']],
  at: { subnet: 'reefer-01' },
  missing: [[`${vpc}/subnets/nowhere/edit`, 'subnet nowhere in default']],
  filters: [
    {
      path: `${vpc}/subnets`,
      table: 'Subnets',
      typed: '172.30.5.0',
      found: ['backup'],
      facet: ['router', 'Router', 'system', 'System router only', 3],
    },
  ],
  viewerButtons: [['vpcs/plant-floor/subnets', 'Create subnet']],
  viewerMenus: [['vpcs/plant-floor/subnets', 'reefer-01', ['Edit', 'Delete']]],
  limitedMenus: [['vpcs/plant-floor/subnets', 'reefer-01']],
  forms: [
    {
      path: `${plant}/subnets-new`,
      typed: { Name: 'kerb', 'IPv4 block': '10.40.77.0/24', 'Custom router': inland },
      wrong: [
        nameRequired,
        [{ 'IPv4 block': '' }, 'ipv4Block', 'IPv4 block is required'],
        [{ 'IPv4 block': '10.0.0.0/27' }, 'ipv4Block', 'Width must be between 8 and 26'],
        [{ 'IPv6 block': 'fd00::/64' }, 'ipv6Block', /^Must be within the VPC's prefix, fd/],
      ],
      refused: [
        [{ Name: 'reefer-01' }, 'name', /already exists/],
        [{ 'IPv4 block': '10.40.0.0/16' }, 'ipv4Block', /conflicts with an existing subnet/],
      ],
      notice: 'Subnet kerb created',
      shows: [`${plant}/subnets`, /kerb none 10\.40\.77\.0\/24 (\S+ )?(inland|loading)/],
    },
    {
      path: `${plant}/subnets/kerb/edit`,
      typed: { 'Custom router': 'none', Name: 'kerb-2' },
      wrong: [nameRequired],
      notice: 'Subnet kerb-2 updated',
      shows: [`${plant}/subnets`, /kerb-2 none 10\.40\.77\.0\/24 (\S+ )?none/],
    },
  ],
  sends: [
    creating(`${plant}/subnets-new`, 'Create subnet', {
      texts: { 'IPv4 block': '10.40.77.0/24' },
      selects: { 'Custom router': 'inland' },
    }),
  ],
  commands: [
    {
      path: `${vpc}/subnets`,
      of: 'default',
      label: 'Delete',
      refused: /VPC subnet cannot be deleted while network interfaces/,
    },
    goes(`${plant}/subnets`, 'gate-05', 'Delete', 'Delete gate-05?'),
  ],
  edits: [{ ...editing(`${plant}/subnets/reefer-01/edit`, { customRouter: inland }), isLate: true }],
}
