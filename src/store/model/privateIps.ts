import type { IpVersion } from './ip'

// The private addresses of a network interface: one of IPv4, one of IPv6, or one of each. Interfaces of instances and
// of probes have the same form.

type Stack<Part> =
  | { type: 'v4'; value: Part }
  | { type: 'v6'; value: Part }
  | { type: 'dual_stack'; value: { v4: Part; v6: Part } }

/** The part of each IP version, IPv4 first. */
export const ipPartsOf = <Part>(stack: Stack<Part>): Part[] =>
  stack.type === 'dual_stack' ? [stack.value.v4, stack.value.v6] : [stack.value]

/** The private addresses of an interface, IPv4 first. */
export const addressesOf = (stack: Stack<{ ip: string }>): string[] => ipPartsOf(stack).map(({ ip }) => ip)

/** The transit IPs of an interface, of both IP versions. */
export const transitIpsOf = (stack: Stack<{ transitIps?: string[] | null | undefined }>): string[] =>
  ipPartsOf(stack).flatMap(({ transitIps }) => transitIps ?? [])

/** The IP versions in which an interface has an address. */
export const ipVersionsOf = ({ type }: Stack<unknown>): readonly IpVersion[] =>
  type === 'dual_stack' ? [4, 6] : type === 'v6' ? [6] : [4]
