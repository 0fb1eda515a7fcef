import { array, mixed, number, object, string } from 'yup'
import type { VpcFirewallRuleProtocol, VpcFirewallRuleUpdate } from '#store/api/generated/types'
import { MAX_PRIORITY } from '#model/limits'
import { portRangeError } from '#model/network/portRange'
import { hostError, ruleValues, type Host, type RuleFormValues } from './ruleValues'

// A new rule as part of an address, for links that open the form with it. The form validates it as if it were typed.

/** The query parameter of a new rule. */
export const NEW_RULE = 'new-rule'

const isHostOf = (value: unknown): value is Host => {
  const { type, value: text } = (value ?? {}) as { type?: unknown; value?: unknown }
  return (
    typeof text === 'string' &&
    ['vpc', 'subnet', 'instance', 'ip', 'ip_net'].includes(String(type)) &&
    hostError({ type, value: text } as Host) === undefined
  )
}

const isProtocolOf = (value: unknown): value is VpcFirewallRuleProtocol => {
  const { type, value: filter } = (value ?? {}) as { type?: unknown; value?: { icmpType?: unknown } | null }
  return type === 'tcp' || type === 'udp'
    ? true
    : (type === 'icmp' || type === 'icmp6') && (filter === null || Number.isInteger(filter?.icmpType))
}

const hosts = () => array(mixed(isHostOf).required())

const ruleShape = object({
  name: string().ensure(),
  description: string().ensure(),
  action: string().oneOf(['allow', 'deny']).required(),
  direction: string().oneOf(['inbound', 'outbound']).required(),
  priority: number().integer().min(0).max(MAX_PRIORITY).required(),
  status: string().oneOf(['enabled', 'disabled']).required(),
  targets: hosts().required(),
  filters: object({
    hosts: hosts().nullable(),
    ports: array(
      string()
        .required()
        .test('range', (text) => portRangeError(text) === undefined),
    ).nullable(),
    protocols: array(mixed(isProtocolOf).required()).nullable(),
  }).required(),
})

/** The value of the query parameter for a rule. */
export const ruleQuery = (rule: VpcFirewallRuleUpdate): string => JSON.stringify(rule)

/** The form values of a rule in a query; undefined if it has none, or not a whole one. */
export function ruleOfQuery(search: string): RuleFormValues | undefined {
  const text = new URLSearchParams(search).get(NEW_RULE)
  if (text === null) return undefined
  try {
    return ruleValues(ruleShape.validateSync(JSON.parse(text), { strict: true }))
  } catch {
    return undefined
  }
}
