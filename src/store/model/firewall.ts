import type {
  VpcFirewallRule,
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleTarget,
  VpcFirewallRuleUpdate,
} from '../api/generated/types'
import type { ApiError } from './apiError'

// The rules of a VPC's firewall. The API replaces the whole list at once, so each change is a change to one rule of
// whatever list is there at the moment of writing.

/** Lower first; among equals by name, so that the order is the same wherever it is shown. */
export const byPriority = (
  a: Pick<VpcFirewallRule, 'priority' | 'name'>,
  b: Pick<VpcFirewallRule, 'priority' | 'name'>,
) => a.priority - b.priority || a.name.localeCompare(b.name, undefined, { numeric: true })

/** A rule reduced to what may be written. */
export const writableRule = ({
  name,
  description,
  action,
  direction,
  filters,
  priority,
  status,
  targets,
}: VpcFirewallRuleUpdate): VpcFirewallRuleUpdate => ({
  name,
  description,
  action,
  direction,
  filters,
  priority,
  status,
  targets,
})

/** What tells two targets or host filters apart. */
export const hostKey = (host: VpcFirewallRuleTarget | VpcFirewallRuleHostFilter) =>
  `${host.type} ${host.value}`

/** What tells two protocol filters apart. */
export const protocolKey = (protocol: VpcFirewallRuleProtocol) =>
  protocol.type === 'icmp'
    ? `icmp ${protocol.value?.icmpType ?? '*'} ${protocol.value?.code ?? '*'}`
    : protocol.type

/** A change to one rule. `was` is the rule as the person saw it. */
export type RuleChange =
  | { kind: 'add'; rule: VpcFirewallRuleUpdate }
  | { kind: 'replace'; was: VpcFirewallRuleUpdate; rule: VpcFirewallRuleUpdate }
  | { kind: 'remove'; was: VpcFirewallRuleUpdate }

/** Codes of the two refusals that are made here rather than by the control plane. */
export const RULE_CHANGED = 'RuleChanged'
export const RULE_GONE = 'RuleGone'

/** Nothing and an empty list mean the same, and the server may answer with either. */
const comparable = (rule: VpcFirewallRuleUpdate) => {
  const { hosts, ports, protocols } = rule.filters
  const filters = [hosts?.map(hostKey) ?? [], ports ?? [], protocols?.map(protocolKey) ?? []] as const
  return { ...writableRule(rule), filters, targets: rule.targets.map(hostKey) }
}

/** The parts in which two rules differ, by their names. */
export function differences(a: VpcFirewallRuleUpdate, b: VpcFirewallRuleUpdate): string[] {
  const [left, right] = [comparable(a), comparable(b)]
  return (Object.keys(left) as (keyof typeof left)[]).filter(
    (key) => JSON.stringify(left[key]) !== JSON.stringify(right[key]),
  )
}

const refused = (errorCode: string, message: string): ApiError => ({ statusCode: 409, errorCode, message })

/**
 * The list to write, given the list as it is now. Rules that others made or changed meanwhile stay as they are.
 *
 * @returns the refusal if the rule itself has been changed or removed by somebody else, or its name is taken
 */
export function changedRules(
  now: readonly VpcFirewallRule[],
  change: RuleChange,
): { rules: VpcFirewallRuleUpdate[] } | { refusal: ApiError } {
  const was = change.kind === 'add' ? undefined : change.was
  const present = was && now.find((rule) => rule.name === was.name)
  if (was && !present) {
    return {
      refusal: refused(RULE_GONE, `${was.name} is gone: somebody has deleted or renamed it meanwhile.`),
    }
  }
  const differs = was && present ? differences(was, present) : []
  if (was && differs.length > 0) {
    return {
      refusal: refused(
        RULE_CHANGED,
        `${was.name} has been changed by somebody else meanwhile (${differs.join(', ')}).`,
      ),
    }
  }
  const others = now.filter((rule) => rule !== present)
  if (change.kind === 'remove') return { rules: others.map(writableRule) }
  if (others.some((rule) => rule.name === change.rule.name))
    return { refusal: refused('ObjectAlreadyExists', 'Rule name already exists') }
  return { rules: [...others, change.rule].map(writableRule) }
}
