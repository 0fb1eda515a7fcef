import type { BgpPeer, BgpPeerStatus, SwitchPort } from '#store/api/generated/types'
import { BGP_STEP_MS, bgpSteps } from '../behaviours/bgpBehaviour'
import type { BgpConfigRow } from '../models/bgpConfig'
import type { BgpPeerRow } from '../models/bgpPeer'
import type { Region } from '../region'
import { settingsOf } from './ports'

/** The AS number of a neighbour when the settings accept any. */
const ANY_REMOTE_ASN = 65_000

/** The BGP configuration that port settings name, by name or by id. */
export const bgpConfigNamed = ({ world }: Region, selector: string): BgpConfigRow | undefined =>
  world.bgpConfigs.findBy(({ id, name }) => id === selector || name === selector)

/** The interface of a port in the operating system of its switch. */
const interfaceOf = ({ portName }: SwitchPort) => `tfport${portName}_0`

/** A link-local address as an unnumbered neighbour of a port has it. */
const linkLocal = ({ portName, switchSlot }: SwitchPort) =>
  `fe80::${switchSlot === 'switch0' ? 'a' : 'b'}:${(Number(portName.slice(4)) + 1).toString(16)}`

/** The session with a neighbour: by its address, or by the interface on which the switch finds it. */
const identityOf = ({ addr }: BgpPeer, port: SwitchPort) =>
  addr.type === 'numbered'
    ? { peerId: addr.targetAddr, addr: addr.targetAddr }
    : { peerId: interfaceOf(port), addr: linkLocal(port) }

/** Each neighbour in applied settings, with its port. */
function configured(region: Region): { peer: BgpPeer; port: SwitchPort; localAsn: number }[] {
  return region.world.switchPorts.all().flatMap((port) =>
    (settingsOf(region, port)?.bgpPeers ?? []).flatMap((peer) => {
      const config = bgpConfigNamed(region, peer.bgpConfig)
      return config ? [{ peer, port, localAsn: config.asn }] : []
    }),
  )
}

/** Starts the sessions that applied settings require and ends the others. */
export function syncBgpPeers(region: Region) {
  const { world, clock } = region
  const rows = new Map<string, BgpPeerRow>()
  for (const { peer, port, localAsn } of configured(region)) {
    const remoteAsn = peer.remoteAsn ?? ANY_REMOTE_ASN
    const identity = identityOf(peer, port)
    const { switchSlot: at } = port
    const id = `${at} ${identity.peerId}`
    const before = world.bgpPeers.get(id)
    const isSame = before?.localAsn === localAsn && before.remoteAsn === remoteAsn
    rows.set(id, isSame ? before : { id, ...identity, switch: at, localAsn, remoteAsn, since: clock.now() })
  }
  world.bgpPeers.replaceAll([...rows.values()])
}

/** The state of a session, and for how long it has been in it. */
export function peerStatusOf({ clock, hardware }: Region, row: BgpPeerRow): BgpPeerStatus {
  const stepMs = BGP_STEP_MS / hardware.speed
  const last = bgpSteps.length - 1
  const end = row.stuckIn ? bgpSteps.indexOf(row.stuckIn) : last
  const elapsed = clock.now() - row.since
  const step = Math.min(Math.floor(elapsed / stepMs), end)
  return {
    peerId: row.peerId,
    addr: row.addr,
    switch: row.switch,
    localAsn: row.localAsn,
    remoteAsn: row.remoteAsn,
    state: bgpSteps[step] ?? 'idle',
    stateDurationMillis: Math.floor(elapsed - step * stepMs),
  }
}

/** The established sessions, of one local AS or of all. */
export const establishedPeers = (region: Region, asn?: number): BgpPeerStatus[] =>
  region.world.bgpPeers
    .all()
    .map((row) => peerStatusOf(region, row))
    .filter(({ state, localAsn }) => state === 'established' && (asn === undefined || localAsn === asn))
