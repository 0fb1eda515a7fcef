import type {
  Operations as Older,
  RouterPeerType as OlderPeerAddress,
  SwitchPortSettings as OlderSettings,
  SwitchPortSettingsCreate as OlderSettingsCreate,
} from '../generated/v2026073100'
import type {
  Operations as Newer,
  RouterPeerType,
  SwitchPortSettings,
  SwitchPortSettingsCreate,
} from '../generated/v2026081901'
import { bodyOf, NotOfferedError, type Changes, type Conversion, type VersionStep } from '../change'

/** The address of a BGP peer. The older version does not show from which address the region speaks to it. */
const peerAddress: Conversion<OlderPeerAddress, RouterPeerType> = {
  up: (addr) => (addr.type === 'numbered' ? { type: 'numbered', targetAddr: addr.ip } : addr),
  down: (addr) => (addr.type === 'numbered' ? { type: 'numbered', ip: addr.targetAddr } : addr),
}

function refuseSource(addr: RouterPeerType) {
  if (addr.type === 'numbered' && addr.srcAddr != null)
    throw new NotOfferedError('This region has no choice of the source address of a BGP peer.')
}

/** Refuses settings with a peer that is spoken to from an address of choice. */
function refuseSettings({ bgpPeers }: SwitchPortSettings) {
  if (bgpPeers.some(({ addr }) => addr.type === 'numbered' && addr.srcAddr != null))
    throw new NotOfferedError(
      'Numbered peer has a src_addr configured, which is unrepresentable in this API version',
    )
}

const settings: Conversion<OlderSettings, SwitchPortSettings> = {
  up: ({ bgpPeers, ...rest }) => ({
    ...rest,
    bgpPeers: bgpPeers.map((peer) => ({ ...peer, addr: peerAddress.up(peer.addr) })),
  }),
  down: ({ bgpPeers, ...rest }) => ({
    ...rest,
    bgpPeers: bgpPeers.map((peer) => ({ ...peer, addr: peerAddress.down(peer.addr) })),
  }),
}

const settingsCreate: Conversion<OlderSettingsCreate, SwitchPortSettingsCreate> = {
  up: ({ bgpPeers, ...rest }) => ({
    ...rest,
    bgpPeers: bgpPeers?.map((link) => ({
      ...link,
      peers: link.peers.map((peer) => ({ ...peer, addr: peerAddress.up(peer.addr) })),
    })),
  }),
  down: ({ bgpPeers, ...rest }) => ({
    ...rest,
    bgpPeers: bgpPeers?.map((link) => ({
      ...link,
      peers: link.peers.map((peer) => {
        refuseSource(peer.addr)
        return { ...peer, addr: peerAddress.down(peer.addr) }
      }),
    })),
  }),
}

// Losses, and values assumed in their place

const SOURCE = 'The older version does not show the source address of a BGP peer.'

const changes: Changes<Older, Newer> = {
  networkingSwitchPortSettingsView: { answer: settings, refuse: refuseSettings, lost: SOURCE },
  networkingSwitchPortSettingsCreate: { request: bodyOf(settingsCreate), answer: settings, lost: SOURCE },
}

export const v2026081901: VersionStep = { since: '2026081901', changes }
