import type * as Older from '../generated/v20251008'
import type * as Newer from '../generated/v2026021301'
import { NotOfferedError, without, type Change, type Conversion } from '../change'
import { familyOf } from './externalAddresses'
import { isUnspecified, UNSPECIFIED } from './ports'

// BGP since 2026021301: peers may have no address ("unnumbered"), and the lists of routes have IPv6 and the
// switch.

/** A configuration; an older reader ignores the number of paths. */
export const bgpConfig: Conversion<Older.BgpConfig, Newer.BgpConfig> = {
  up: (config) => ({ maxPaths: 1, ...config }),
  down: (config) => config,
}

export const bgpConfigCreate: Conversion<Older.BgpConfigCreate, Newer.BgpConfigCreate> = {
  up: (body) => body,
  down(body) {
    if ((body.maxPaths ?? 1) > 1) throw new NotOfferedError('This region uses one path for each BGP route.')
    return without(body, 'maxPaths')
  },
}

/** Sessions with peers; a state that an older reader does not know is shown as it is. */
export const peerStatuses: Conversion<Older.BgpPeerStatus[], Newer.BgpPeerStatus[]> = {
  up: (peers) => peers.map((peer) => ({ peerId: peer.addr, ...peer })),
  down: (peers) => peers as Older.BgpPeerStatus[], // The newer enumeration has one state more.
}

/** Exported routes: a map by peer, and since 2026021301 a list. */
export const exportedRoutes: Conversion<Older.BgpExported, Newer.BgpExported[]> = {
  // The map does not name the switch, and the list must.
  up: ({ exports }) =>
    Object.entries(exports).flatMap(([peerId, prefixes]) =>
      prefixes.map((prefix) => ({ peerId, prefix, switch: 'switch0' as const })),
    ),
  // The map has only IPv4 networks. Both switches may export the same one to a peer.
  down(routes) {
    const exports = new Map<string, Set<string>>()
    for (const { peerId, prefix } of routes) {
      const prefixes = exports.get(peerId) ?? new Set()
      if (familyOf(prefix) === 'v4') prefixes.add(prefix)
      exports.set(peerId, prefixes)
    }
    return { exports: Object.fromEntries([...exports].map(([peerId, prefixes]) => [peerId, [...prefixes]])) }
  },
}

/** Imported routes. The older list has only IPv4. */
export const importedRoutes: Change<
  Older.Operations['networkingBgpImported'],
  Newer.Operations['networkingBgpImported']
> = {
  answer: {
    up: (routes) => routes,
    down: (routes) =>
      routes.filter(({ prefix, nexthop }) => familyOf(prefix) === 'v4' && familyOf(nexthop) === 'v4'),
  },
  lost: 'The older list has no IPv6 routes.',
}

/** A peer in the settings of a port; one without an address has the unspecified address before. */
const peer: Conversion<Older.BgpPeer, Newer.BgpPeer> = {
  up: (older) => ({
    routerLifetime: 0,
    ...older,
    addr: isUnspecified(older.addr) ? null : older.addr,
  }),
  down: (newer) => ({ ...without(newer, 'routerLifetime'), addr: newer.addr ?? UNSPECIFIED }),
}

export const portSettings: Conversion<Older.SwitchPortSettings, Newer.SwitchPortSettings> = {
  up: (settings) => ({ ...settings, bgpPeers: settings.bgpPeers.map(peer.up) }),
  down: (settings) => ({ ...settings, bgpPeers: settings.bgpPeers.map(peer.down) }),
}

/** Refuses settings with a peer that has no address. */
export function refuseUnnumbered({ bgpPeers }: Newer.SwitchPortSettings) {
  if (bgpPeers.some(({ addr }) => addr === null || addr === undefined))
    throw new NotOfferedError(
      'BGP peer has no address configured, but the API version in use requires an address. Update your client to use BGP unnumbered peers.',
    )
}

function numbered(newer: Newer.BgpPeer): Older.BgpPeer {
  if (newer.addr === null || newer.addr === undefined)
    throw new NotOfferedError('This region has no BGP peers without an address.')
  return peer.down(newer)
}

export const portSettingsCreate: Conversion<Older.SwitchPortSettingsCreate, Newer.SwitchPortSettingsCreate> =
  {
    up: (body) => ({
      ...body,
      bgpPeers: body.bgpPeers?.map((link) => ({ ...link, peers: link.peers.map(peer.up) })),
    }),
    down: (body) => ({
      ...body,
      bgpPeers: body.bgpPeers?.map((link) => ({ ...link, peers: link.peers.map(numbered) })),
    }),
  }
