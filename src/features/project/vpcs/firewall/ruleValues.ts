import type {
  VpcFirewallRuleAction,
  VpcFirewallRuleDirection,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleTarget,
  VpcFirewallRuleUpdate,
} from '#store/api/generated/types'
import { icmpCodeError, icmpTypeError, icmpTypeTexts, type IcmpProtocol } from '#model/network/icmp'
import { ipError, networkError } from '#model/network/ip'
import { MAX_NAME } from '#model/limits'
import { nameError } from '#model/names'
import { numberRangeOf } from '#model/network/portRange'
import { freePriority } from '#model/network/reach/missingRule'
import { cleanText } from '#src/cleanText'

/** A target or a host filter, which have the same shape in the API. */
export type Host = VpcFirewallRuleTarget

/** Typed values that are not in their lists yet. */
export interface RuleDrafts {
  target: Host
  host: Host
  port: string
  protocol: {
    type: VpcFirewallRuleProtocol['type'] | ''
    icmpType: string
    icmpCode: string
    /** What is left of the filter that was just added, for the next one: nothing of it is typed yet. */
    isNext?: true
  }
}

export interface RuleFormValues {
  enabled: boolean
  name: string
  description: string
  action: VpcFirewallRuleAction
  direction: VpcFirewallRuleDirection
  priority: number | ''
  targets: readonly Host[]
  hosts: readonly Host[]
  ports: readonly string[]
  protocols: readonly VpcFirewallRuleProtocol[]
  drafts: RuleDrafts
}

export const emptyHost: Host = { type: 'vpc', value: '' }
export const emptyProtocol: RuleDrafts['protocol'] = { type: '', icmpType: '', icmpCode: '' }
const drafts: RuleDrafts = { target: emptyHost, host: emptyHost, port: '', protocol: emptyProtocol }

/** The draft fields of a rule. */
export const ruleDraft = [
  ...(['enabled', 'name', 'description', 'action', 'direction', 'priority'] as const),
  ...(['targets', 'hosts', 'ports', 'protocols', 'drafts'] as const),
]

const emptyRule: RuleFormValues = {
  enabled: true,
  name: '',
  description: '',
  action: 'allow',
  direction: 'inbound',
  priority: 0,
  targets: [],
  hosts: [],
  ports: [],
  protocols: [],
  drafts,
}

/** A new rule of a VPC: for all of its instances. */
export const newRule = (vpc: string, rules: readonly { priority: number }[]): RuleFormValues => ({
  ...emptyRule,
  priority: freePriority(rules),
  targets: [{ type: 'vpc', value: vpc }],
})

/** The form values of a rule. */
export const ruleValues = (rule: VpcFirewallRuleUpdate): RuleFormValues => ({
  enabled: rule.status === 'enabled',
  name: rule.name,
  description: rule.description,
  action: rule.action,
  direction: rule.direction,
  priority: rule.priority,
  targets: rule.targets,
  hosts: rule.filters.hosts ?? [],
  ports: rule.filters.ports ?? [],
  protocols: rule.filters.protocols ?? [],
  drafts,
})

/** Initial values of a copy: the same rule with another name. */
export const cloneRuleValues = (rule: VpcFirewallRuleUpdate): RuleFormValues => {
  const ending = '-copy'
  const stem = rule.name.slice(0, MAX_NAME - ending.length)
  return { ...ruleValues(rule), name: `${stem}${ending}` }
}

/** Null instead of an empty list, which the server would store: only a missing list means no filter. */
const orNone = <Item>(items: readonly Item[]) => (items.length === 0 ? null : [...items])

/** The rule of the form values. */
export const ruleOf = (values: RuleFormValues): VpcFirewallRuleUpdate => ({
  name: values.name,
  description: values.description,
  action: values.action,
  direction: values.direction,
  priority: Number(values.priority),
  status: values.enabled ? 'enabled' : 'disabled',
  targets: [...values.targets],
  filters: { hosts: orNone(values.hosts), ports: orNone(values.ports), protocols: orNone(values.protocols) },
})

/** Why a value is invalid for the kind of host, or undefined. */
export function hostError({ type, value }: Host): string | undefined {
  if (type === 'ip') return ipError(value)
  return type === 'ip_net' ? networkError(value) : nameError(value)
}

/** The types of each ICMP protocol as options. */
export const icmpOptions: Readonly<Record<IcmpProtocol, readonly string[]>> = {
  icmp: icmpTypeTexts('icmp'),
  icmp6: icmpTypeTexts('icmp6'),
}

export const isIcmp = (type: RuleDrafts['protocol']['type']): type is IcmpProtocol => type.startsWith('icmp')

/** The typed ICMP type, without the name of the option. */
const icmpTypeOf = (text: string, protocol: IcmpProtocol) =>
  icmpOptions[protocol].includes(text) ? text.slice(0, text.indexOf(' ')) : cleanText(text)

/** Errors of a typed protocol, by field. */
export function protocolErrors({ type, icmpType, icmpCode }: RuleDrafts['protocol']) {
  if (!isIcmp(type)) return { type: undefined, code: undefined }
  return { type: icmpTypeError(icmpTypeOf(icmpType, type)), code: icmpCodeError(cleanText(icmpCode)) }
}

/** The typed protocol filter; undefined while none is chosen. */
export function protocolOf({
  type,
  icmpType,
  icmpCode,
  isNext,
}: RuleDrafts['protocol']): VpcFirewallRuleProtocol | undefined {
  if (type === '' || isNext) return undefined
  if (type !== 'icmp' && type !== 'icmp6') return { type }
  const text = icmpTypeOf(icmpType, type)
  if (text === '') return { type, value: null }
  const code = numberRangeOf(cleanText(icmpCode))
  return { type, value: { icmpType: Number(text), ...(code === '' ? {} : { code }) } }
}
