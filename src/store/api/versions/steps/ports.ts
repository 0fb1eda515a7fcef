import type * as Older from '../generated/v2026032500'
import type * as Newer from '../generated/v2026060800'
import type { Conversion } from '../change'

// The settings of a switch port since 2026060800: an interface has its VLAN in its kind, and a BGP peer has
// either an address or the lifetime of its router.

/** The address of a peer that stands for none. */
export const UNSPECIFIED = '::'

/** Whether the address of a peer stands for none. */
export const isUnspecified = (addr: string) => addr === UNSPECIFIED || addr === '0.0.0.0'

/** The name of a peer's interface where the region does not say it. */
const NO_INTERFACE = 'deprecated-field'

/** A peer, apart from its interface, which only the older versions have. */
const peer = {
  up({ addr, routerLifetime, interfaceName: _, ...older }: Older.BgpPeer): Newer.BgpPeer {
    return {
      ...older,
      addr:
        addr === null || addr === undefined || isUnspecified(addr)
          ? { type: 'unnumbered', routerLifetime }
          : { type: 'numbered', ip: addr },
    }
  },
  down:
    (interfaceName: string) =>
    ({ addr, ...newer }: Newer.BgpPeer): Older.BgpPeer => ({
      ...newer,
      interfaceName,
      ...(addr.type === 'numbered'
        ? { addr: addr.ip, routerLifetime: 0 }
        : { addr: null, routerLifetime: addr.routerLifetime }),
    }),
}

/** A peer of stored settings. Its interface stays in the record, where an older region says it. */
const storedPeer = ({ interfaceName, ...older }: Older.BgpPeer): Newer.BgpPeer => ({
  ...peer.up({ interfaceName, ...older }),
  ...(interfaceName === NO_INTERFACE ? {} : { interfaceName }),
})

export const portSettings: Conversion<Older.SwitchPortSettings, Newer.SwitchPortSettings> = {
  up({ vlanInterfaces, ...settings }) {
    const vlans = new Map(vlanInterfaces.map((vlan) => [vlan.interfaceConfigId, vlan.vlanId]))
    return {
      ...settings,
      bgpPeers: settings.bgpPeers.map(storedPeer),
      interfaces: settings.interfaces.map((item) => ({
        ...item,
        kind: item.kind === 'vlan' ? { type: 'vlan', vid: vlans.get(item.id) ?? 0 } : { type: item.kind },
      })),
    }
  },
  down(settings) {
    // All peers of a port with one link are on that link.
    const [link, ...others] = settings.links
    const interfaceName = link && others.length === 0 ? link.linkName : NO_INTERFACE
    return {
      ...settings,
      bgpPeers: settings.bgpPeers.map(peer.down(interfaceName)),
      interfaces: settings.interfaces.map((item) => ({ ...item, kind: item.kind.type })),
      vlanInterfaces: settings.interfaces.flatMap(({ id, kind }) =>
        kind.type === 'vlan' ? [{ interfaceConfigId: id, vlanId: kind.vid }] : [],
      ),
    }
  },
}

export const portSettingsCreate: Conversion<Older.SwitchPortSettingsCreate, Newer.SwitchPortSettingsCreate> =
  {
    up: (body) => ({
      ...body,
      bgpPeers: body.bgpPeers?.map((link) => ({ ...link, peers: link.peers.map(peer.up) })),
    }),
    down: (body) => ({
      ...body,
      bgpPeers: body.bgpPeers?.map((link) => ({ ...link, peers: link.peers.map(peer.down(link.linkName)) })),
    }),
  }
