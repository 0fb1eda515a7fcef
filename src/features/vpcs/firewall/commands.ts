import type { VpcFirewallRule, VpcFirewallRuleStatus } from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
import { phrase } from '../../../store/commands/phrase'
import '../../../store/api/firewall'

const subject = ({ id, name }: VpcFirewallRule) => ({ kind: 'firewallRule', id, name })

/** The change that only switches a rule on or off. */
const switched = (rule: VpcFirewallRule, status: VpcFirewallRuleStatus) => ({
  vpc: rule.vpcId,
  change: { kind: 'replace', was: rule, rule: { ...rule, status } } as const,
})

export const enableRule = defineCommand<VpcFirewallRule, 'firewallRuleChange'>({
  name: 'firewallRule.enable',
  label: 'Enable',
  operation: 'firewallRuleChange',
  toArgs: (rule) => switched(rule, 'enabled'),
  subject,
  started: (rule) => `Firewall rule ${rule.name} enabled`,
  failed: (rule) => `Could not enable ${rule.name}`,
})

export const disableRule = defineCommand<VpcFirewallRule, 'firewallRuleChange'>({
  name: 'firewallRule.disable',
  label: 'Disable',
  operation: 'firewallRuleChange',
  toArgs: (rule) => switched(rule, 'disabled'),
  subject,
  started: (rule) => `Firewall rule ${rule.name} disabled`,
  failed: (rule) => `Could not disable ${rule.name}`,
})

export const deleteRule = defineCommand<VpcFirewallRule, 'firewallRuleChange'>({
  name: 'firewallRule.delete',
  label: 'Delete',
  operation: 'firewallRuleChange',
  toArgs: (rule) => ({ vpc: rule.vpcId, change: { kind: 'remove', was: rule } }),
  subject,
  confirm: (rule) => ({
    title: phrase`Delete ${rule.name}?`,
    body:
      rule.action === 'allow'
        ? 'The firewall rule is deleted. Traffic that only it allows is refused from then on.'
        : 'The firewall rule is deleted. Traffic that only it denies may pass from then on.',
    tone: 'danger',
  }),
  started: (rule) => `Firewall rule ${rule.name} deleted`,
  failed: (rule) => `Could not delete ${rule.name}`,
})
