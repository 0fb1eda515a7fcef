import type { VpcFirewallRule, VpcFirewallRuleStatus } from '#store/api/generated/types'
import { firewallApi } from '#store/api/resources/firewall'
import { networkCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'

const subject = ({ id, name }: VpcFirewallRule) => ({ kind: 'firewallRule' as const, id, name })

/** The change that enables or disables a rule. */
const switched = (rule: VpcFirewallRule, status: VpcFirewallRuleStatus) => ({
  vpc: rule.vpcId,
  change: { kind: 'replace', was: rule, rule: { ...rule, status } } as const,
})

export const enableRule = defineCommand<VpcFirewallRule>()({
  name: 'firewallRule.enable',
  label: 'Enable',
  many: 'repeatable',
  inTurn: true,
  needs: networkCollaborator,
  endpoint: firewallApi.endpoints.firewallRuleChange,
  toArgs: (rule) => switched(rule, 'enabled'),
  subject,
  end: (rule) => `Firewall rule ${rule.name} enabled`,
  errorMessage: (rule) => `Could not enable ${rule.name}`,
})

export const disableRule = defineCommand<VpcFirewallRule>()({
  name: 'firewallRule.disable',
  label: 'Disable',
  many: 'repeatable',
  inTurn: true,
  needs: networkCollaborator,
  endpoint: firewallApi.endpoints.firewallRuleChange,
  toArgs: (rule) => switched(rule, 'disabled'),
  subject,
  end: (rule) => `Firewall rule ${rule.name} disabled`,
  errorMessage: (rule) => `Could not disable ${rule.name}`,
})

export const deleteRule = defineCommand<VpcFirewallRule>()({
  name: 'firewallRule.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  inTurn: true,
  needs: networkCollaborator,
  endpoint: firewallApi.endpoints.firewallRuleChange,
  toArgs: (rule) => ({ vpc: rule.vpcId, change: { kind: 'remove' as const, was: rule } }),
  subject,
  confirm: (rule, { The }) => ({
    title: phrase`Delete ${rule.name}?`,
    body:
      rule.action === 'allow'
        ? `${The} firewall rule is deleted. Traffic that only it allows is refused from then on.`
        : `${The} firewall rule is deleted. Traffic that only it denies may pass from then on.`,
    tone: 'danger',
  }),
  end: (rule) => `Firewall rule ${rule.name} deleted`,
  errorMessage: (rule) => `Could not delete ${rule.name}`,
})
