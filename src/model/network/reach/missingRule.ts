import type { VpcFirewallRuleUpdate } from '#store/api/generated/types'
import { MAX_NAME, MAX_PRIORITY } from '../../limits'
import type { FirewallDecision } from './decideFirewall'
import type { ReachInterface, ReachRule, Traffic } from './reachNetwork'

/** The priority that a new rule begins with: the lowest hundred that no rule has. */
export function freePriority(rules: readonly { priority: number }[]): number {
  const taken = new Set(rules.map(({ priority }) => priority))
  let free = 100
  while (taken.has(free)) free += 100
  return Math.min(free, MAX_PRIORITY)
}

/** A packet that a firewall stops. */
export interface StoppedPacket {
  direction: 'inbound' | 'outbound'
  at: ReachInterface
  decision: Pick<FirewallDecision, 'rule'>
  traffic: Traffic
  /** The other end; undefined for any. */
  other: { type: 'instance' | 'ip'; value: string } | undefined
}

/** "allow-tcp-443-web-1", and with a number if there is such a rule. */
function nameFor({ traffic, at, direction }: StoppedPacket, rules: readonly ReachRule[]): string {
  const what = 'port' in traffic ? `${traffic.type}-${traffic.port}` : traffic.type
  const way = direction === 'inbound' ? '' : 'out-'
  const taken = new Set(rules.map(({ name }) => name))
  const stem = `allow-${what}-${way}${at.instance}`
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    const name = `${stem.slice(0, MAX_NAME - ending.length).replace(/-+$/, '')}${ending}`
    if (!taken.has(name)) return name
  }
}

/**
 * The narrowest rule that lets a stopped packet pass: from or to that end, with that protocol and port. Undefined if a rule
 * of priority 0 stops it: no rule comes before that one.
 */
export function missingRule(
  stopped: StoppedPacket,
  rules: readonly ReachRule[],
): VpcFirewallRuleUpdate | undefined {
  const { direction, at, decision, traffic, other } = stopped
  const before = decision.rule?.priority
  if (before === 0) return undefined
  return {
    name: nameFor(stopped, rules),
    description: '',
    action: 'allow',
    direction,
    priority: before === undefined ? freePriority(rules) : before - 1,
    status: 'enabled',
    targets: [{ type: 'instance', value: at.instance }],
    filters: {
      hosts: other ? [other] : null,
      ports: 'port' in traffic ? [String(traffic.port)] : null,
      protocols: [
        'port' in traffic
          ? { type: traffic.type }
          : { type: traffic.type, value: { icmpType: traffic.icmpType } },
      ],
    },
  }
}
