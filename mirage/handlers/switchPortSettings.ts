import type {
  LinkConfigCreate,
  SwitchPortSettings,
  SwitchPortSettingsCreate,
  SwitchPortSettingsIdentity,
} from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { findInFleet, fleetRows } from '../access/fleet'
import { checkNamed } from '../access/lookup'
import { requireFleet } from '../access/roles'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { reserve } from '../rules/addressLots'
import { bgpConfigNamed, syncBgpPeers } from '../rules/bgpPeers'
import { lldpConfig } from '../rules/ports'
import { invalid, invalidValue } from '../wire/fault'
import { pageOf } from '../wire/pages'

/** Source: backend-behaviour §4.14. */
const MAX_MD5_KEY = 80

const named = ({ world }: Region, selector: string) =>
  [...world.portSettings.values()].find((row) => (isUuid(selector) ? row.id : row.name) === selector)

const identity = ({
  id,
  name,
  description,
  timeCreated,
  timeModified,
}: SwitchPortSettings): SwitchPortSettingsIdentity => ({ id, name, description, timeCreated, timeModified })

/** The neighbours on each link. Those of one link carry its name, whatever they said themselves. */
function peersOf(region: Region, { bgpPeers }: SwitchPortSettingsCreate): SwitchPortSettings['bgpPeers'] {
  const peers = (bgpPeers ?? []).flatMap(({ linkName, peers: each }) =>
    each.map((peer) => ({
      ...peer,
      interfaceName: linkName,
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

/** The addresses of each link, taken from their lots. `id` is that of the settings, whose own addresses are free to them. */
function addressesOf(
  { world }: Region,
  id: string,
  { addresses }: SwitchPortSettingsCreate,
): SwitchPortSettings['addresses'] {
  const rows = addresses.flatMap(({ linkName, addresses: each }) =>
    each.map(({ address, addressLot, vlanId }) => {
      const lot = [...world.addressLots.values()].find(
        (row) => row.id === addressLot || row.name === addressLot,
      )
      if (!lot) throw invalid(`address lot "${addressLot}" not found`)
      const reservation = reserve(world, lot.id, address.split('/')[0] ?? '', { portSettingsId: id })
      if ('fault' in reservation) throw invalid(reservation.fault)
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
  const twice = rows.find((row, at) => rows.findIndex(({ address }) => address === row.address) < at)
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

/** Settings put together from what was asked for, checked and not yet kept. */
export function newSettings(
  region: Region,
  body: SwitchPortSettingsCreate,
  { id, timeCreated, timeModified }: { id: string; timeCreated: string; timeModified: string },
): SwitchPortSettings {
  const { name, description } = checkNamed(body)
  // No operation makes groups of settings, so that any group is one that is not there.
  const [group] = body.groups ?? []
  if (group) throw invalid(`switch port settings group "${group}" not found`)
  const bgpPeers = peersOf(region, body)
  const addresses = addressesOf(region, id, body)
  const interfaces = (body.interfaces ?? []).map(({ kind, linkName, v6Enabled }) => ({
    id: idOf(`switch interface ${id} ${linkName}`),
    interfaceName: linkName,
    kind: kind.type,
    portSettingsId: id,
    v6Enabled,
    vlan: kind.type === 'vlan' ? kind.vid : null,
  }))
  return {
    id,
    name,
    description,
    timeCreated,
    timeModified,
    port: { geometry: body.portConfig.geometry, portSettingsId: id },
    groups: [],
    links: body.links.map((link) => linkOf(id, link)),
    interfaces: interfaces.map(({ vlan: _, ...row }) => row),
    vlanInterfaces: interfaces.flatMap((row) =>
      row.vlan === null ? [] : [{ interfaceConfigId: row.id, vlanId: row.vlan }],
    ),
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

/** Settings that ports of switches are given. Source: backend-behaviour §3.20, §4.13. */
export const switchPortSettingsHandlers = handlersOf({
  networkingSwitchPortSettingsList({ args, region }) {
    const { portSettings: selector } = args
    const rows = fleetRows(region, region.world.portSettings)
    const wanted = selector ? rows.filter((row) => row === named(region, selector)) : rows
    return pageOf(wanted.map(identity), args)
  },
  networkingSwitchPortSettingsView: ({ args, region }) =>
    findInFleet(region, region.world.portSettings, 'switch-port-settings', args.port),
  /** A name that is there already replaces what it names, also on the ports it is applied to. */
  networkingSwitchPortSettingsCreate({ args, region }) {
    requireFleet(region, 'admin')
    const before = named(region, args.body.name)
    const now = region.timestamp()
    const row = newSettings(region, args.body, {
      id: before?.id ?? idOf(`port settings ${args.body.name} ${now}`),
      timeCreated: before?.timeCreated ?? now,
      timeModified: now,
    })
    region.world.portSettings.set(row.id, row)
    syncBgpPeers(region)
    return row
  },
  networkingSwitchPortSettingsDelete({ args, region }) {
    requireFleet(region, 'admin')
    const { portSettings, switchPorts } = region.world
    const row = args.portSettings ? named(region, args.portSettings) : undefined
    if (!row) throw invalid('port_settings must name the settings to delete')
    const used = [...switchPorts.values()].find(({ portSettingsId }) => portSettingsId === row.id)
    // Ours: the control plane would leave the port with an id of nothing.
    if (used) throw invalid(`settings are applied to ${used.switchLocation} ${used.portName}; clear it first`)
    portSettings.delete(row.id)
  },
})
