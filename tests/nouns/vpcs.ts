import { editing, describing, goes, nameRequired, planner, plant, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  beside: { vpc: 'default' },
  at: { vpc: 'plant-floor' },
  pages: { deleteAll: { title: 'Take down plant-floor' } },
  missing: [[`${planner}/vpcs/nowhere/firewall-rules`, 'VPC nowhere in berth-planner']],
  filters: [{ path: `${planner}/vpcs`, table: 'VPCs', typed: 'partner', found: ['old-dmz'] }],
  opensOver: [
    [`${planner}/vpcs`, 'plant-floor', 'Edit', false],
    [`${planner}/vpcs/plant-floor/firewall-rules`, 'VPC actions', 'Edit', true],
  ],
  viewerButtons: [['vpcs', 'Create VPC']],
  viewerMenus: [['vpcs', 'plant-floor', ['Edit', 'Delete']]],
  limitedMenus: [['vpcs', 'plant-floor']],
  forms: [
    {
      path: `${planner}/vpcs-new`,
      typed: { Name: 'quay', 'DNS name': 'quay' },
      wrong: [
        nameRequired,
        [{ 'DNS name': '' }, 'dnsName', 'DNS name is required'],
        [{ 'IPv6 prefix': '2001:db8::/48' }, 'ipv6Prefix', 'Must be unique local: within fd00::/8'],
      ],
      refused: [[{ Name: 'default' }, 'name', /VPC name already exists/]],
      shows: [`${planner}/vpcs`, 'quay'],
    },
    describing(`${plant}/edit`, `${planner}/vpcs`, 'default'),
  ],
  commands: [
    {
      path: `${planner}/vpcs`,
      of: 'plant-floor',
      label: 'Delete',
      refused: /VPC cannot be deleted while VPC subnets exist/,
    },
    goes(`${planner}/vpcs`, 'isolated', 'Delete', 'Delete isolated?'),
  ],
  edits: [editing(`${plant}/edit`, { dnsName: 'yard' })],
}
