import type {
  VpcFirewallRule,
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleTarget,
  VpcFirewallRuleUpdate,
} from '#store/api/generated/types'
import type { ApiError } from '../apiError'
import { ipKey, networkKey } from './ip'
import { numberRangeOf } from './portRange'

// The rules of a VPC's firewall. The API replaces the whole list, so each change applies to one rule of the list
// at the time of writing.

/** By priority, lower first, then by name: one order everywhere. */
export const byPriority = (
  a: Pick<VpcFirewallRule, 'priority' | 'name'>,
  b: Pick<VpcFirewallRule, 'priority' | 'name'>,
) => a.priority - b.priority || a.name.localeCompare(b.name, undefined, { numeric: true })

/** The writable fields of a rule. */
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

/** The identity of a target or host filter: equal for two spellings of one address or network. */
export function hostKey({ type, value }: VpcFirewallRuleTarget | VpcFirewallRuleHostFilter): string {
  if (type === 'ip') return `${type} ${ipKey(value)}`
  return `${type} ${type === 'ip_net' ? networkKey(value) : value}`
}

/** The identity of a protocol filter. Later versions of the API have more protocols with a type and a code. */
export function protocolKey(protocol: VpcFirewallRuleProtocol): string {
  if (!('value' in protocol)) return protocol.type
  const { type, value } = protocol
  return `${type} ${value?.icmpType ?? '*'} ${value?.code ? numberRangeOf(value.code) : '*'}`
}

/** A change to one rule. `was` is the rule as displayed to the user. */
export type RuleChange =
  | { kind: 'add'; rule: VpcFirewallRuleUpdate }
  | { kind: 'replace'; was: VpcFirewallRuleUpdate; rule: VpcFirewallRuleUpdate }
  | { kind: 'remove'; was: VpcFirewallRuleUpdate }

/** Codes of the errors that the console itself raises. */
export const RULE_CHANGED = 'RuleChanged'
export const RULE_GONE = 'RuleGone'

/** A rule for comparison. A missing list equals an empty list; the server may send either. */
const comparable = (rule: VpcFirewallRuleUpdate) => {
  const { hosts, ports, protocols } = rule.filters
  const filters = [
    hosts?.map(hostKey) ?? [],
    ports?.map(numberRangeOf) ?? [],
    protocols?.map(protocolKey) ?? [],
  ] as const
  return { ...writableRule(rule), filters, targets: rule.targets.map(hostKey) }
}

/** The names of the fields in which two rules differ. */
export function differingFields(a: VpcFirewallRuleUpdate, b: VpcFirewallRuleUpdate): string[] {
  const [left, right] = [comparable(a), comparable(b)]
  return (Object.keys(left) as (keyof typeof left)[]).filter(
    (key) => JSON.stringify(left[key]) !== JSON.stringify(right[key]),
  )
}

const conflict = (errorCode: string, message: string): ApiError => ({ statusCode: 409, errorCode, message })

/**
 * The list to write, based on the current list. Rules that others added or changed are kept.
 *
 * @returns an error if another user changed or deleted the rule itself, or its name is taken
 */
export function changedRules(
  now: readonly VpcFirewallRule[],
  change: RuleChange,
): { rules: VpcFirewallRuleUpdate[] } | { error: ApiError } {
  const was = change.kind === 'add' ? undefined : change.was
  const present = was && now.find((rule) => rule.name === was.name)
  if (was && !present) {
    return {
      error: conflict(RULE_GONE, `${was.name} is gone: someone has deleted or renamed it meanwhile.`),
    }
  }
  const differs = was && present ? differingFields(was, present) : []
  if (was && differs.length > 0) {
    return {
      error: conflict(
        RULE_CHANGED,
        `${was.name} has been changed by someone else meanwhile (${differs.join(', ')}).`,
      ),
    }
  }
  const others = now.filter((rule) => rule !== present)
  if (change.kind === 'remove') return { rules: others.map(writableRule) }
  if (others.some((rule) => rule.name === change.rule.name))
    return { error: conflict('ObjectAlreadyExists', 'Rule name already exists') }
  return { rules: [...others, change.rule].map(writableRule) }
}
