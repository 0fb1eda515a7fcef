import type { ExternalIp, InstanceNetworkInterface } from '#store/api/generated/types'
import { MAX_EXTERNAL_IPS } from '../limits'

// External addresses of an instance: their kinds and limits.

/** Display order: named addresses first, the shared one last. Rule: ADDR-1. */
const order: readonly ExternalIp['kind'][] = ['floating', 'ephemeral', 'snat']

export const byKind = (a: ExternalIp, b: ExternalIp): number =>
  order.indexOf(a.kind) - order.indexOf(b.kind) || a.ip.localeCompare(b.ip, undefined, { numeric: true })

/** The inbound addresses of an instance in display order, without the outbound SNAT address. */
export const reaching = (ips: readonly ExternalIp[]): ExternalIp[] =>
  ips.filter(({ kind }) => kind !== 'snat').sort(byKind)

/**
 * The URL of the web server at an address. A URL has brackets around an IPv6 address, unlike `ssh user@address`.
 */
export const webUrl = (ip: string): string => `https://${ip.includes(':') ? `[${ip}]` : ip}`

/** The command that signs in at an address. The user depends on the image. */
export const sshCommand = (address: string): string => `ssh [user]@${address}`

/** Labels and explanations of the kinds. */
export const ipKinds: Readonly<Record<ExternalIp['kind'], { label: string; meaning: string }>> = {
  floating: { label: 'Floating', meaning: 'Has a name, and can be moved from instance to instance.' },
  ephemeral: { label: 'Ephemeral', meaning: 'Belongs to the instance, and goes with it.' },
  snat: {
    label: 'SNAT',
    meaning: 'Shared, for what the instance sends out; the instance cannot be reached by it.',
  },
}

const isFull = (ips: readonly ExternalIp[]) =>
  ips.filter(({ kind }) => kind !== 'snat').length >= MAX_EXTERNAL_IPS

const FULL = `An instance can have at most ${MAX_EXTERNAL_IPS} external IPs`

/** Why an instance cannot get an ephemeral IP, or undefined if it can. */
export function ephemeralError(
  ips: readonly ExternalIp[],
  nics: readonly InstanceNetworkInterface[],
): string | undefined {
  if (ips.some(({ kind }) => kind === 'ephemeral')) return 'This instance has an ephemeral IP already'
  if (nics.length === 0) return 'An external IP needs a network interface'
  return isFull(ips) ? FULL : undefined
}

/**
 * Why an instance cannot get a floating IP, or undefined. @param free number of free floating IPs in the project
 */
export function floatingError(ips: readonly ExternalIp[], free: number): string | undefined {
  if (isFull(ips)) return FULL
  return free === 0 ? 'The project has no floating IP that is free' : undefined
}
