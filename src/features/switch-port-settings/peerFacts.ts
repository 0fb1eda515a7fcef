import type { BgpPeer, ImportExportPolicy } from '#store/api/generated/types'

/** Which networks pass in one direction. */
const policyText = (policy: ImportExportPolicy): string =>
  policy.type === 'no_filtering'
    ? 'All networks'
    : policy.value.length === 0
      ? 'No network'
      : policy.value.join(', ')

const seconds = (value: number) => `${value} s`
const orNone = (value: number | null | undefined, otherwise: string) =>
  value === null || value === undefined ? otherwise : String(value)

/** Everything that settings say of a BGP peer, but its address and its configuration. The key itself is not shown. */
export const peerFacts = (peer: BgpPeer): readonly { label: string; value: string }[] => [
  { label: 'Link', value: peer.interfaceName },
  { label: 'VLAN', value: orNone(peer.vlanId, 'None') },
  { label: 'Remote AS', value: orNone(peer.remoteAsn, 'Any') },
  { label: 'First AS in paths', value: peer.enforceFirstAs ? 'Must be the AS of the peer' : 'Not checked' },
  { label: 'MD5 key', value: peer.md5AuthKey ? 'Set' : 'None' },
  { label: 'Minimum TTL', value: orNone(peer.minTtl, 'None') },
  { label: 'Hold time', value: seconds(peer.holdTime) },
  { label: 'Keepalive', value: seconds(peer.keepalive) },
  { label: 'Connect retry', value: seconds(peer.connectRetry) },
  { label: 'Delay open', value: seconds(peer.delayOpen) },
  { label: 'Idle hold time', value: seconds(peer.idleHoldTime) },
  { label: 'Local preference', value: orNone(peer.localPref, 'None') },
  { label: 'Multi-exit discriminator', value: orNone(peer.multiExitDiscriminator, 'None') },
  { label: 'Communities', value: peer.communities.join(', ') || 'None' },
  { label: 'Imports', value: policyText(peer.allowedImport) },
  { label: 'Exports', value: policyText(peer.allowedExport) },
]
