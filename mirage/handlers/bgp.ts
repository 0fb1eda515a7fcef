import type {
  BgpAnnouncement,
  BgpAnnouncementCreate,
  BgpAnnounceSet,
  BgpConfig,
  BgpPeerStatus,
  SwitchLocation,
} from '#store/api/generated/types'
import { isUuid } from '#store/model/names'
import { findInFleet, fleetRows } from '../access/fleet'
import { checkNamed } from '../access/lookup'
import { requireFleet, type Role } from '../access/roles'
import type { BgpConfigRow } from '../models/bgpConfig'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { isInBlock } from '../rules/addressLots'
import { establishedPeers, statusOf } from '../rules/bgpPeers'
import { netOf } from '../rules/cidr'
import { newRow } from '../rules/newRow'
import { conflict, notFound } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const findSet = (region: Region, selector: string, least?: Role) =>
  findInFleet(region, region.world.announceSets, 'bgp-announce-set', selector, least)

const toView = ({ announceSetId: _, ...config }: BgpConfigRow): BgpConfig => config

/** An announcement from a block: named by its id, or by the name of its lot and a network inside the block. */
function announcement(
  region: Region,
  announceSetId: string,
  { addressLotBlock: selector, network }: BgpAnnouncementCreate,
): BgpAnnouncement {
  const { addressLots, addressLotBlocks } = region.world
  const lot = [...addressLots.values()].find(({ name }) => name === selector)
  const block = isUuid(selector)
    ? addressLotBlocks.get(selector)
    : [...addressLotBlocks.values()].find(
        (row) => row.lotId === lot?.id && isInBlock(netOf(network).ip.toString(), row),
      )
  if (!block) throw notFound('address-lot-block', selector, isUuid(selector) ? 'id' : 'name')
  return { announceSetId, addressLotBlockId: block.id, network }
}

/** The networks that are announced under one AS number. */
function networksOf({ world }: Region, asn: number): string[] {
  const sets = [...world.bgpConfigs.values()].filter((row) => row.asn === asn)
  return world.announcements
    .filter((row) => sets.some(({ announceSetId }) => announceSetId === row.announceSetId))
    .map(({ network }) => network)
}

/** The routes from a neighbour: the default route, and two networks derived from its address. */
function routesFrom({ addr, switch: at }: BgpPeerStatus, id: number) {
  const own = Number(addr.split('.').at(-1) ?? 0)
  const prefixes = ['0.0.0.0/0', `10.${200 + (own % 50)}.0.0/16`, `10.${200 + (own % 50)}.128.0/20`]
  return prefixes.map((prefix) => ({ id, nexthop: addr, prefix, switch: at }))
}

/** The messages on a session since it came up: open, keepalive, and the update of the neighbour. */
function messagesOf({ clock }: Region, { addr, localAsn, remoteAsn, ...row }: BgpPeerStatus) {
  const up = clock.now() - row.stateDurationMillis
  const at = (ms: number, message: object) => ({ timestamp: new Date(up + ms).toISOString(), message })
  const open = (asn: number) => at(0, { type: 'open', asn, holdTime: 6 })
  const alive = at(1_000, { type: 'keepalive' })
  const update = at(1_500, { type: 'update', nexthop: addr })
  return { received: [open(remoteAsn), alive, update], sent: [open(localAsn), alive] }
}

const locations: readonly SwitchLocation[] = ['switch0', 'switch1']

/** BGP: configurations, announcements, and the sessions with neighbours. Rules: OPS-7, OPS-8. */
export const bgpHandlers = handlersOf({
  networkingBgpConfigList: ({ args, region }) =>
    pageOf(fleetRows(region, region.world.bgpConfigs).map(toView), args),
  /** There is one configuration for each AS number. Creating the same one again returns it. */
  networkingBgpConfigCreate({ args, region }) {
    requireFleet(region, 'admin')
    const { asn, vrf = null, bgpAnnounceSetId } = args.body
    const { name, description } = checkNamed(args.body)
    const { id: announceSetId } = findSet(region, bgpAnnounceSetId)
    const { bgpConfigs } = region.world
    const rows = [...bgpConfigs.values()]
    const sameAsn = rows.find((row) => row.asn === asn)
    if (sameAsn) {
      const isSame =
        sameAsn.name === name &&
        sameAsn.description === description &&
        sameAsn.announceSetId === announceSetId &&
        (sameAsn.vrf ?? null) === vrf
      if (isSame) return toView(sameAsn)
      throw conflict(`there is a different BGP configuration for ASN ${asn}: one per ASN only`)
    }
    if (rows.some((row) => row.name === name))
      throw conflict(`there is a BGP configuration "${name}" for another ASN`)
    const row: BgpConfigRow = {
      ...newRow(region, 'bgp config', { name, description }),
      asn,
      vrf,
      announceSetId,
    }
    bgpConfigs.set(row.id, row)
    return toView(row)
  },
  networkingBgpConfigDelete({ args, region }) {
    const { bgpConfigs, portSettings } = region.world
    const row = findInFleet(region, bgpConfigs, 'bgp-config', args.nameOrId, 'admin')
    const user = [...portSettings.values()].find(({ bgpPeers }) =>
      bgpPeers.some(({ bgpConfig }) => bgpConfig === row.name || bgpConfig === row.id),
    )
    if (user) throw conflict(`BGP configuration is in use by the switch port settings "${user.name}"`)
    bgpConfigs.delete(row.id)
  },
  /** An array instead of a page, as in the control plane; limit and order apply. */
  networkingBgpAnnounceSetList: ({ args, region }) =>
    pageOf(fleetRows(region, region.world.announceSets), args).items,
  networkingBgpAnnounceSetUpdate({ args, region }) {
    requireFleet(region, 'admin')
    const { world } = region
    const { name, description } = checkNamed(args.body)
    const before = [...world.announceSets.values()].find((row) => row.name === name)
    const now = region.timestamp()
    const id = before?.id ?? idOf(`announce set ${name} ${now}`)
    const own = args.body.announcement.map((request) => announcement(region, id, request))
    const row: BgpAnnounceSet = {
      id,
      name,
      description,
      timeCreated: before?.timeCreated ?? now,
      timeModified: now,
    }
    world.announceSets.set(id, row)
    world.announcements = [...world.announcements.filter(({ announceSetId }) => announceSetId !== id), ...own]
    return row
  },
  networkingBgpAnnounceSetDelete({ args, region }) {
    const { world } = region
    const { id } = findSet(region, args.announceSet, 'admin')
    const user = [...world.bgpConfigs.values()].find(({ announceSetId }) => announceSetId === id)
    if (user) throw conflict(`announce set is in use by the BGP configuration "${user.name}"`)
    world.announcements = world.announcements.filter(({ announceSetId }) => announceSetId !== id)
    world.announceSets.delete(id)
  },
  networkingBgpAnnouncementList({ args, region }) {
    const { id } = findSet(region, args.announceSet)
    return region.world.announcements.filter(({ announceSetId }) => announceSetId === id)
  },
  networkingBgpStatus({ region }) {
    requireFleet(region, 'viewer')
    return region.world.bgpPeers.map((row) => statusOf(region, row))
  },
  networkingBgpExported({ region }) {
    requireFleet(region, 'viewer')
    const exported = establishedPeers(region).map(
      ({ addr, localAsn }) =>
        [addr, networksOf(region, localAsn).filter((network) => !network.includes(':'))] as const,
    )
    return { exports: Object.fromEntries(exported) }
  },
  networkingBgpImportedRoutesIpv4({ args, region }) {
    requireFleet(region, 'viewer')
    return establishedPeers(region, args.asn).flatMap((peer, at) => routesFrom(peer, at))
  },
  networkingBgpMessageHistory({ args, region }) {
    requireFleet(region, 'viewer')
    const peers = establishedPeers(region, args.asn)
    return {
      switchHistories: locations.map((at) => ({
        switch: at,
        history: Object.fromEntries(
          peers
            .filter((peer) => peer.switch === at)
            .map((peer) => [peer.addr, messagesOf(region, peer)] as const),
        ),
      })),
    }
  },
})
