import type { ProbeExternalIp } from '#store/api/generated/types'

const LAST_PORT = 65_535

/** The kind of an address, and its ports unless it has all of them. */
export function addressKind({ kind, firstPort, lastPort }: ProbeExternalIp): string {
  const word = kind === 'snat' ? 'SNAT' : kind
  return firstPort > 0 || lastPort < LAST_PORT ? `${word}, ports ${firstPort} to ${lastPort}` : word
}
