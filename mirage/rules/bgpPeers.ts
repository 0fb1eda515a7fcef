import type { BgpPeer, BgpPeerStatus, SwitchLocation } from '../../src/store/api/generated/types'
import { BGP_STEP_MS, bgpSteps } from '../behaviours/bgpBehaviour'
import type { BgpConfigRow } from '../models/bgpConfig'
import type { BgpPeerRow } from '../models/bgpPeer'
import type { Region } from '../region'
import { requireLocation, settingsOf } from './ports'

/** What a neighbour is taken to be when the settings accept any. */
const ANY_REMOTE_ASN = 65_000

/** The BGP configuration that port settings name, by name or by id. */
export const bgpConfigNamed = ({ world }: Region, selector: string): BgpConfigRow | undefined =>
  [...world.bgpConfigs.values()].find(({ id, name }) => id === selector || name === selector)

/** Each neighbour that applied settings speak to, with its switch. */
function configured(region: Region): { peer: BgpPeer; at: SwitchLocation; localAsn: number }[] {
  return [...region.world.switchPorts.values()].flatMap((port) =>
    (settingsOf(region, port)?.bgpPeers ?? []).flatMap((peer) => {
      const config = bgpConfigNamed(region, peer.bgpConfig)
      return config ? [{ peer, at: requireLocation(port.switchLocation), localAsn: config.asn }] : []
    }),
  )
}

/** Begins the sessions that the ports ask for now, ends those they no longer ask for, and leaves the others alone. */
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

/** How far a session has come, and for how long it has been there. */
export function statusOf({ clock }: Region, row: BgpPeerRow): BgpPeerStatus {
  const last = bgpSteps.length - 1
  const end = row.stuckIn ? bgpSteps.indexOf(row.stuckIn) : last
  const elapsed = clock.now() - row.since
  const step = Math.min(Math.floor(elapsed / BGP_STEP_MS), end)
  return {
    addr: row.addr,
    switch: row.switch,
    localAsn: row.localAsn,
    remoteAsn: row.remoteAsn,
    state: bgpSteps[step] ?? 'idle',
    stateDurationMillis: Math.floor(elapsed - step * BGP_STEP_MS),
  }
}

/** The sessions over which routes go, of one AS of ours or of all. */
export const establishedPeers = (region: Region, asn?: number): BgpPeerStatus[] =>
  region.world.bgpPeers
    .map((row) => statusOf(region, row))
    .filter(({ state, localAsn }) => state === 'established' && (asn === undefined || localAsn === asn))
