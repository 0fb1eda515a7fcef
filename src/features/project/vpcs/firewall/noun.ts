import { noun } from '#features/kit/noun/noun'
import { vpcPath } from '../noun'
import { networkCollaborator } from '#model/needs'

const create = `${vpcPath}/firewall-rules-new` as const

export const firewallRules = noun({
  kind: 'firewallRule',
  one: 'firewall rule',
  many: 'firewall rules',
  paths: {
    list: `${vpcPath}/firewall-rules`,
    create,
    /** The form of a new rule that copies another one. */
    clone: `${create}/:rule`,
    edit: `${vpcPath}/firewall-rules/:rule/edit`,
  },
  panels: { create: 'Add firewall rule', clone: 'Add firewall rule', edit: 'Edit firewall rule' },
  creates: { create: networkCollaborator },
  help: ['firewall-rules', 'subnets', 'vpcs'],
})
