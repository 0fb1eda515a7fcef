import type {
  LinkConfigCreate,
  RouterPeerType,
  SwitchPortSettings,
  SwitchPortSettingsCreate,
} from '#store/api/generated/types'
import { checkNamed } from '../access/lookup'
import { idOf } from '../random'
import type { Region } from '../region'
import { invalid, invalidValue } from '../wire/apiError'
import { isIpv4 } from '../wire/textFormats'
import { reserve } from './addressLots'
import { bgpConfigNamed } from './bgpPeers'
import { lldpConfig } from './ports'

/** The longest key of a session, in characters. Rule: OPS-5. */
const MAX_MD5_KEY = 80

/** The longest lifetime of a router, in seconds. Rule: OPS-5. */
const MAX_LIFETIME = 9_000

/**
 * The address of a neighbour. An absent source address is written as null.
 *
 * @throws 400 when the source address is of the other family, or the lifetime of the router is too long
 */
function addressOf(addr: RouterPeerType): RouterPeerType {
  if (addr.type === 'unnumbered') {
    if (addr.routerLifetime > MAX_LIFETIME)
      throw invalid(`router_lifetime cannot be greater than ${MAX_LIFETIME}`)
    return addr
  }
  const { targetAddr, srcAddr = null } = addr
  if (srcAddr !== null && isIpv4(srcAddr) !== isIpv4(targetAddr))
    throw invalid(`${targetAddr} does not have the same address family as ${srcAddr}`)
  return { ...addr, srcAddr }
}

/** The neighbours on all links. */
function peersOf(region: Region, { bgpPeers }: SwitchPortSettingsCreate): SwitchPortSettings['bgpPeers'] {
  const peers = (bgpPeers ?? []).flatMap(({ peers: linkPeers }) =>
    linkPeers.map((peer) => ({
      ...peer,
      addr: addressOf(peer.addr),
      localPref: peer.localPref ?? null,
      md5AuthKey: peer.md5AuthKey ?? null,
      minTtl: peer.minTtl ?? null,
      multiExitDiscriminator: peer.multiExitDiscriminator ?? null,
      remoteAsn: peer.remoteAsn ?? null,
      vlanId: peer.vlanId ?? null,
    })),
  )
  for (const { md5AuthKey } of peers) {
    if (md5AuthKey && (md5AuthKey.length > MAX_MD5_KEY || !/^[\x20-\x7e]*$/.test(md5AuthKey)))
      throw invalidValue('md5_auth_key', `must be at most ${MAX_MD5_KEY} printable ASCII characters`)
  }
  for (const { bgpConfig } of peers)
    if (!bgpConfigNamed(region, bgpConfig)) throw invalid(`BGP configuration "${bgpConfig}" not found`)
  return peers
}

/**
 * The addresses of each link, taken from their lots.
 *
 * @param id of the settings: addresses that they have already may be taken again
 */
function addressesOf(
  { world }: Region,
  id: string,
  { addresses }: SwitchPortSettingsCreate,
): SwitchPortSettings['addresses'] {
  const rows = addresses.flatMap(({ linkName, addresses: linkAddresses }) =>
    linkAddresses.map(({ address, addressLot, vlanId }) => {
      const lot = world.addressLots.findBy((row) => row.id === addressLot || row.name === addressLot)
      if (!lot) throw invalid(`address lot "${addressLot}" not found`)
      const reservation = reserve(world, lot.id, address.split('/')[0] ?? '', { portSettingsId: id })
      if ('error' in reservation) throw invalid(reservation.error)
      return {
        address,
        addressLotBlockId: reservation.block.id,
        addressLotId: lot.id,
        addressLotName: lot.name,
        interfaceName: linkName,
        portSettingsId: id,
        vlanId: vlanId ?? null,
      }
    }),
  )
  const twice = rows.find((row, index) => rows.findIndex(({ address }) => address === row.address) < index)
  if (twice) throw invalid(`address ${twice.address} is unavailable`)
  return rows
}

const linkOf = (
  id: string,
  { lldp, txEq, ...link }: LinkConfigCreate,
): SwitchPortSettings['links'][number] => ({
  ...link,
  fec: link.fec ?? null,
  portSettingsId: id,
  txEqConfig: txEq ?? null,
  lldpLinkConfig: lldpConfig(idOf(`lldp ${id} ${link.linkName}`), lldp),
})

/** The settings that a request makes: checked, not yet stored. @throws 400 */
export function newSettings(
  region: Region,
  body: SwitchPortSettingsCreate,
  { id, timeCreated, timeModified }: { id: string; timeCreated: string; timeModified: string },
): SwitchPortSettings {
  const { name, description } = checkNamed(body)
  // No operation creates groups of settings, so that no group exists.
  const [group] = body.groups ?? []
  if (group) throw invalid(`switch port settings group "${group}" not found`)
  const bgpPeers = peersOf(region, body)
  const addresses = addressesOf(region, id, body)
  return {
    id,
    name,
    description,
    timeCreated,
    timeModified,
    port: { geometry: body.portConfig.geometry, portSettingsId: id },
    groups: [],
    links: body.links.map((link) => linkOf(id, link)),
    interfaces: (body.interfaces ?? []).map(({ kind, linkName, v6Enabled }) => ({
      id: idOf(`switch interface ${id} ${linkName}`),
      interfaceName: linkName,
      kind,
      portSettingsId: id,
      v6Enabled,
    })),
    routes: (body.routes ?? []).flatMap(({ linkName, routes }) =>
      routes.map(({ dst, gw, ribPriority, vid }) => ({
        dst,
        gw,
        interfaceName: linkName,
        portSettingsId: id,
        ribPriority: ribPriority ?? null,
        vlanId: vid ?? null,
      })),
    ),
    bgpPeers,
    addresses,
  }
}
