import type {
  VpcFirewallRule,
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleTarget,
  VpcFirewallRuleUpdate,
} from '#store/api/generated/types'
import type { ApiError } from '../apiError'
import {
  changedAfter,
  changedMeanwhile,
  clashing,
  differing,
  joinFields,
  joinLists,
  mergeFields,
  type Joins,
} from '../merge'
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

/** The code of the error of a rule that is gone, which the console itself raises. */
export const RULE_GONE = 'RuleGone'

/** The values that a rule is made of, each by itself: what two clients change at the same time is joined by them. */
export const rulePartsOf = ({ filters, ...rule }: VpcFirewallRuleUpdate) => {
  const { name, description, action, direction, priority, status, targets } = writableRule({
    filters,
    ...rule,
  })
  const { hosts, ports, protocols } = filters
  return { name, description, action, direction, priority, status, targets, hosts, ports, protocols }
}

export type RuleParts = ReturnType<typeof rulePartsOf>

/** The rule of its parts. */
export const ruleOfParts = ({ hosts, ports, protocols, ...rule }: RuleParts): VpcFirewallRuleUpdate => ({
  ...rule,
  filters: { hosts: hosts ?? null, ports: ports ?? null, protocols: protocols ?? null },
})

/** Lists that stand for everything while they are empty. */
const joins: Joins = {
  targets: joinLists(hostKey, { isOpen: true }),
  hosts: joinLists(hostKey, { isOpen: true }),
  ports: joinLists(numberRangeOf, { isOpen: true }),
  protocols: joinLists(protocolKey, { isOpen: true }),
}

/** Joins two changes of one rule; undefined if any part of it clashes. @param insists what clashes becomes mine */
export function joinRules(
  {
    was,
    mine,
    theirs,
  }: { was: VpcFirewallRuleUpdate; mine: VpcFirewallRuleUpdate; theirs: VpcFirewallRuleUpdate },
  insists: boolean,
): VpcFirewallRuleUpdate | undefined {
  const sides = { was: rulePartsOf(was), mine: rulePartsOf(mine), theirs: rulePartsOf(theirs) }
  const joined = joinFields(sides, { joins, insists })
  return joined && ruleOfParts(joined)
}

/** The names of the parts in which two rules differ. */
export const differingParts = (a: VpcFirewallRuleUpdate, b: VpcFirewallRuleUpdate): string[] =>
  differing(rulePartsOf(a), rulePartsOf(b))

const conflict = (errorCode: string, message: string): ApiError => ({ statusCode: 409, errorCode, message })

/**
 * The list to write, based on the current list. What others have added or changed is kept. Rule: FORM-12.
 *
 * @returns the present rules if nothing is left to write; an error if someone else has changed the same parts of the
 * rule or deleted it, or its name is taken
 */
export function changedRules(
  now: readonly VpcFirewallRule[],
  change: RuleChange,
): { rules: VpcFirewallRuleUpdate[] } | { same: readonly VpcFirewallRule[] } | { error: ApiError } {
  const was = change.kind === 'add' ? undefined : change.was
  const present = was && now.find((rule) => rule.name === was.name)
  if (was && !present) {
    const error = conflict(RULE_GONE, `${was.name} is gone: someone has deleted or renamed it meanwhile.`)
    const isRenamed = now.some((rule) => differingParts(was, { ...rule, name: was.name }).length === 0)
    return { error: change.kind === 'remove' && !isRenamed ? { ...error, isGone: true } : error }
  }
  const others = now.filter((rule) => rule !== present)
  if (change.kind === 'remove') {
    const differs = present ? differingParts(change.was, present) : []
    return differs.length > 0
      ? { error: changedMeanwhile(change.was.name, differs) }
      : { rules: others.map(writableRule) }
  }
  let { rule } = change
  if (change.kind === 'replace' && present) {
    const parts = rulePartsOf(present)
    const edit = { was: rulePartsOf(change.was), body: rulePartsOf(change.rule) }
    const { changed, clashes } = mergeFields<RuleParts>(edit, parts, joins)
    if (clashes.length > 0) return { error: clashing(present.name, clashes) }
    if (Object.keys(changed).length === 0) return { same: now }
    rule = ruleOfParts({ ...parts, ...changed })
  }
  if (others.some(({ name }) => name === rule.name))
    return { error: conflict('ObjectAlreadyExists', 'Rule name already exists') }
  return { rules: [...others, rule].map(writableRule) }
}

/** The error of a written change that another client has replaced at once; undefined if it is there. */
export function ruleReplaced(
  saved: readonly VpcFirewallRule[],
  now: readonly VpcFirewallRule[],
  change: RuleChange,
): ApiError | undefined {
  const name = change.kind === 'remove' ? change.was.name : change.rule.name
  const of = (rules: readonly VpcFirewallRule[]) => rules.find((rule) => rule.name === name)
  const [mine, theirs] = [of(saved), of(now)]
  const lost = mine && theirs ? differingParts(mine, theirs) : mine || theirs ? ['rule'] : []
  return lost.length > 0 ? changedAfter(name, lost) : undefined
}
