import type { ExternalIp, InstanceNetworkInterface } from '../api/generated/types'
import { MAX_EXTERNAL_IPS } from './limits'

// External addresses of an instance: what they are for, and whether another may be had.

/** By how well people know them: the ones with a name first, the shared one last. Source: project-screens §6.4.1. */
const order: readonly ExternalIp['kind'][] = ['floating', 'ephemeral', 'snat']

export const byKind = (a: ExternalIp, b: ExternalIp): number =>
  order.indexOf(a.kind) - order.indexOf(b.kind) || a.ip.localeCompare(b.ip, undefined, { numeric: true })

/** The addresses at which an instance is reached, the best known first: the shared one for sending reaches nobody. */
export const reaching = (ips: readonly ExternalIp[]): ExternalIp[] =>
  ips.filter(({ kind }) => kind !== 'snat').sort(byKind)

/** What each kind is for. */
export const ipKinds: Readonly<Record<ExternalIp['kind'], { label: string; meaning: string }>> = {
  floating: { label: 'Floating', meaning: 'Has a name, and can be moved from instance to instance.' },
  ephemeral: { label: 'Ephemeral', meaning: 'Belongs to the instance, and goes with it.' },
  snat: {
    label: 'SNAT',
    meaning: 'Shared for what the instance sends out; nobody reaches the instance by it.',
  },
}

const isFull = (ips: readonly ExternalIp[]) =>
  ips.filter(({ kind }) => kind !== 'snat').length >= MAX_EXTERNAL_IPS

const FULL = `An instance can have at most ${MAX_EXTERNAL_IPS} external IPs`

/** Why an instance cannot be given an ephemeral address, or undefined if the rules allow it. */
export function ephemeralFault(
  ips: readonly ExternalIp[],
  nics: readonly InstanceNetworkInterface[],
): string | undefined {
  if (ips.some(({ kind }) => kind === 'ephemeral')) return 'This instance has an ephemeral IP already'
  if (nics.length === 0) return 'An external IP needs a network interface'
  return isFull(ips) ? FULL : undefined
}

/** Why an instance cannot be given a floating address, or undefined. @param free how many the project has to give */
export function floatingFault(ips: readonly ExternalIp[], free: number): string | undefined {
  if (isFull(ips)) return FULL
  return free === 0 ? 'The project has no floating IP that is free' : undefined
}
