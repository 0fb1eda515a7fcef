import type { IpVersion } from './ip'

// The private addresses of a network interface: one of IPv4, one of IPv6, or one of each. Interfaces of instances and
// of probes have the same form.

type Stack<Part> =
  | { type: 'v4'; value: Part }
  | { type: 'v6'; value: Part }
  | { type: 'dual_stack'; value: { v4: Part; v6: Part } }

/** The form tells a stack of two: a later version may have other types of it. */
const hasBoth = <Part>(value: Stack<Part>['value']): value is { v4: Part; v6: Part } =>
  typeof value === 'object' && value !== null && 'v4' in value && 'v6' in value

/** The part of each IP version, IPv4 first. */
export const ipPartsOf = <Part>({ value }: Stack<Part>): Part[] =>
  hasBoth(value) ? [value.v4, value.v6] : [value]

/** The private addresses of an interface, IPv4 first. */
export const addressesOf = (stack: Stack<{ ip: string }>): string[] => ipPartsOf(stack).map(({ ip }) => ip)

/** The transit IPs of an interface, of both IP versions. */
export const transitIpsOf = (stack: Stack<{ transitIps?: string[] | null | undefined }>): string[] =>
  ipPartsOf(stack).flatMap(({ transitIps }) => transitIps ?? [])

/** The IP versions in which an interface has an address; both if only the region can tell. */
export const ipVersionsOf = ({ type }: Stack<unknown>): readonly IpVersion[] =>
  type === 'v4' ? [4] : type === 'v6' ? [6] : [4, 6]
