import { creating, planner, plant, updating, vpc, type NounCases } from '../support/nounCases'

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
  sends: [
    creating(`${plant}/firewall-rules-new`, 'Add firewall rule'),
    updating(`${plant}/firewall-rules/allow-ssh/edit`, 'Edit firewall rule', 'Update firewall rule'),
  ],
}
