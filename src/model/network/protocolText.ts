import type { VpcFirewallRuleProtocol } from '#store/api/generated/types'
import { icmpTypeText } from './icmp'

// The names of protocols: those of forms, lists, filters and the activity.

/** The name of a protocol. Without ICMPv6, ICMP is that of IPv4. */
export const protocolName = (type: string): string => (type === 'icmp6' ? 'ICMPv6' : type.toUpperCase())

/** A protocol filter as one line of text. */
export function protocolText(protocol: VpcFirewallRuleProtocol): string {
  const name = protocolName(protocol.type)
  if (!('value' in protocol) || !protocol.value) return name
  const { icmpType, code } = protocol.value
  return `${name} ${icmpTypeText(icmpType, protocol.type)}${code ? ` | Code ${code}` : ''}`
}
