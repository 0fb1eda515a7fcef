import { listText } from '#ui/format/listText'
import { entryOf } from '#model/entryOf'
import { protocolText } from '#model/network/protocolText'
import { type Host, type RuleFormValues } from './ruleValues'

/** A target or a host in a sentence. */
function wordsOfHost({ type, value }: Host): string {
  switch (type) {
    case 'vpc':
      return `every instance in ${value}`
    case 'subnet':
      return `every instance in subnet ${value}`
    case 'ip_net':
      return `every address in ${value}`
    default:
      return value
  }
}

const wordsOfHosts = (hosts: readonly Host[]) => listText(hosts.map(wordsOfHost))

/** "TCP 22", "TCP and UDP on ports 22 and 443", "all traffic". */
function trafficOf({ protocols, ports }: Pick<RuleFormValues, 'protocols' | 'ports'>): string {
  const named = protocols.length > 0 ? listText(protocols.map(protocolText)) : 'all traffic'
  if (ports.length === 0) return named
  const numbers = listText(ports)
  const [only] = protocols
  if (protocols.length === 1 && only && !('value' in only)) return `${named} ${numbers}`
  const isOne = ports.length === 1 && !ports[0]?.includes('-')
  return `${named} on ${isOne ? 'port' : 'ports'} ${numbers}`
}

type ReadRule = Pick<
  RuleFormValues,
  'enabled' | 'action' | 'direction' | 'targets' | 'hosts' | 'ports' | 'protocols'
>

/** A firewall rule as one sentence: "Lets TCP 22 from anywhere reach every instance in default." */
export function ruleSentence(rule: ReadRule): string {
  if (rule.targets.length === 0) return 'Has no effect: it has no target.'
  const traffic = trafficOf(rule)
  const targets = wordsOfHosts(rule.targets)
  const others = rule.hosts.length > 0 ? wordsOfHosts(rule.hosts) : 'anywhere'
  const isInbound = rule.direction === 'inbound'
  const isOutbound = rule.direction === 'outbound'
  const [from, to] = isInbound ? [others, targets] : [targets, others]
  const passes = isInbound
    ? `Lets ${traffic} from ${from} reach ${to}.`
    : `Lets ${from} send ${traffic} to ${to}.`
  // Of a value that a later version has added, the effect is not known.
  const unknown = `Applies “${rule.action}” to ${rule.direction} traffic between ${targets} and ${others}: ${traffic}.`
  const byAction: Readonly<Record<string, string>> = {
    allow: passes,
    deny: `Blocks ${traffic} from ${from} to ${to}.`,
  }
  const effect = (isInbound || isOutbound ? entryOf(byAction, rule.action) : undefined) ?? unknown
  return rule.enabled ? effect : `${effect} Not while it is disabled.`
}
