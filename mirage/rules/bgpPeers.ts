import type { BgpPeer, BgpPeerStatus, SwitchLocation } from '#store/api/generated/types'
import { BGP_STEP_MS, bgpSteps } from '../behaviours/bgpBehaviour'
import type { BgpConfigRow } from '../models/bgpConfig'
import type { BgpPeerRow } from '../models/bgpPeer'
import type { Region } from '../region'
import { requireLocation, settingsOf } from './ports'

/** The AS number of a neighbour when the settings accept any. */
const ANY_REMOTE_ASN = 65_000

/** The BGP configuration that port settings name, by name or by id. */
export const bgpConfigNamed = ({ world }: Region, selector: string): BgpConfigRow | undefined =>
  [...world.bgpConfigs.values()].find(({ id, name }) => id === selector || name === selector)

/** Each neighbour in applied settings, with its switch. */
function configured(region: Region): { peer: BgpPeer; at: SwitchLocation; localAsn: number }[] {
  return [...region.world.switchPorts.values()].flatMap((port) =>
    (settingsOf(region, port)?.bgpPeers ?? []).flatMap((peer) => {
      const config = bgpConfigNamed(region, peer.bgpConfig)
      return config ? [{ peer, at: requireLocation(port.switchLocation), localAsn: config.asn }] : []
    }),
  )
}

/** Starts the sessions that applied settings require and ends the others. */
export function syncBgpPeers(region: Region) {
  const { world, clock } = region
  const rows = new Map<string, BgpPeerRow>()
  for (const { peer, at, localAsn } of configured(region)) {
    const remoteAsn = peer.remoteAsn ?? ANY_REMOTE_ASN
    const isIt = (row: BgpPeerRow) =>
      row.addr === peer.addr && row.switch === at && row.localAsn === localAsn && row.remoteAsn === remoteAsn
    const fresh: BgpPeerRow = { addr: peer.addr, switch: at, localAsn, remoteAsn, since: clock.now() }
    rows.set(`${at} ${peer.addr}`, world.bgpPeers.find(isIt) ?? fresh)
  }
  world.bgpPeers = [...rows.values()]
}

/** The state of a session, and for how long it has been in it. */
export function statusOf({ clock, hardware }: Region, row: BgpPeerRow): BgpPeerStatus {
  const stepMs = BGP_STEP_MS / hardware.speed
  const last = bgpSteps.length - 1
  const end = row.stuckIn ? bgpSteps.indexOf(row.stuckIn) : last
  const elapsed = clock.now() - row.since
  const step = Math.min(Math.floor(elapsed / stepMs), end)
  return {
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
    .map((row) => statusOf(region, row))
    .filter(({ state, localAsn }) => state === 'established' && (asn === undefined || localAsn === asn))
