import { editing, goes, nameRequired, planner, plant, type NounCases, vpc } from '../support/nounCases'

const host = (type: string, value: string) => ({ type, value })

export const cases: NounCases = {
  at: { rule: 'allow-ssh' },
  missing: [
    [`${vpc}/firewall-rules/nowhere/edit`, 'firewall rule nowhere in default'],
    [`${vpc}/firewall-rules-new/nowhere`, 'firewall rule nowhere in default'],
  ],
  filters: [
    {
      path: `${planner}/vpcs/plant-floor/firewall-rules`,
      table: 'Firewall rules',
      typed: 'allow-ssh',
      found: ['allow-ssh'],
      facet: ['action', 'Action', 'deny', 'Deny', 2],
    },
  ],
  viewerButtons: [['vpcs/plant-floor/firewall-rules', 'Add firewall rule']],
  viewerMenus: [['vpcs/plant-floor/firewall-rules', 'allow-ssh', ['Edit', 'Clone', 'Disable', 'Delete']]],
  limitedMenus: [['vpcs/plant-floor/firewall-rules', 'allow-ssh']],
  forms: [
    {
      path: `${plant}/firewall-rules-new`,
      typed: { Name: 'web-in', Priority: 10 },
      wrong: [nameRequired],
      shows: [`${plant}/firewall-rules`, 'web-in'],
    },
    {
      path: `${plant}/firewall-rules-new/web-in`,
      typed: {},
      shows: [`${plant}/firewall-rules`, 'web-in-copy'],
    },
    {
      path: `${plant}/firewall-rules/web-in/edit`,
      typed: { Name: 'hatch', Enabled: false, Priority: 9 },
      wrong: [[{ Name: 'allow-icmp' }, 'name', 'Name is taken: edit the rule of that name instead']],
      shows: [`${plant}/firewall-rules`, 'hatch'],
    },
  ],
  commands: [
    {
      path: `${plant}/firewall-rules`,
      of: 'allow-ssh',
      label: 'Disable',
      shows: [`${plant}/firewall-rules`, /allow-ssh [^.]*(disabled|Off)/],
    },
    { path: `${plant}/firewall-rules`, of: 'deny-old-scanner', label: 'Enable' },
    goes(`${plant}/firewall-rules`, 'allow-icmp', 'Delete', 'Delete allow-icmp?'),
  ],
  edits: [
    {
      ...editing(
        `${plant}/firewall-rules/allow-ssh/edit`,
        { enabled: false },
        { action: 'deny' },
        { direction: 'outbound' },
        { priority: 100 },
        { targets: [host('subnet', 'reefer-01')] },
        { hosts: [host('ip', '10.40.0.9')] },
        { ports: ['2222'] },
        { protocols: [{ type: 'udp' }] },
      ),
      identity: 'name',
      adds: {
        targets: [host('subnet', 'reefer-02'), host('instance', 'net-heavy')],
        ports: ['80', '443'],
        protocols: [{ type: 'udp' }, { type: 'icmp', value: null }],
      },
    },
  ],
}
