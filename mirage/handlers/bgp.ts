import type {
  BgpAnnouncement,
  BgpAnnouncementCreate,
  BgpAnnounceSet,
  BgpConfig,
  BgpExported,
  BgpImported,
  BgpPeerStatus,
  SwitchSlot,
} from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { findInFleet, fleetRows } from '../access/fleet'
import { checkNamed, renamed, requireFree } from '../access/lookup'
import { requireFleet, type Role } from '../access/roles'
import type { BgpConfigRow } from '../models/bgpConfig'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { isInBlock } from '../rules/addressLots'
import { establishedPeers, peerStatusOf } from '../rules/bgpPeers'
import { ipOf, netOf, numberOf } from '../rules/cidr'
import { newRow } from '../rules/newRow'
import { conflict, notFound, unreadable } from '../wire/apiError'
import { pageOf } from '../wire/pages'
import { isIpv4 } from '../wire/textFormats'

const findSet = (region: Region, selector: string, least?: Role) =>
  findInFleet(region, region.world.announceSets, 'bgp-announce-set', selector, least)

const toView = ({ announceSetId: _, ...config }: BgpConfigRow): BgpConfig => config

/** The largest number of paths to one network. */
const MAX_PATHS = 32

/** @throws 400 for more paths than there can be */
function checkPaths({ maxPaths }: { maxPaths?: number | null | undefined }) {
  if (maxPaths && maxPaths > MAX_PATHS)
    throw unreadable('max_paths', `max path value cannot be greater than ${MAX_PATHS}`)
}

/** An announcement from a block: named by its id, or by the name of its lot and a network inside the block. */
function announcement(
  region: Region,
  announceSetId: string,
  { addressLotBlock: selector, network }: BgpAnnouncementCreate,
): BgpAnnouncement {
  const { addressLots, addressLotBlocks } = region.world
  const lot = addressLots.findBy(({ name }) => name === selector)
  const block = isUuid(selector)
    ? addressLotBlocks.get(selector)
    : addressLotBlocks.findBy((row) => row.lotId === lot?.id && isInBlock(netOf(network).ip.toString(), row))
  if (!block) throw notFound('address-lot-block', selector, isUuid(selector) ? 'id' : 'name')
  return { announceSetId, addressLotBlockId: block.id, network }
}

/** The networks that are announced under one AS number. */
function networksOf({ world }: Region, asn: number): string[] {
  const sets = world.bgpConfigs.where((row) => row.asn === asn)
  return world.announcements
    .where((row) => sets.some(({ announceSetId }) => announceSetId === row.announceSetId))
    .map(({ network }) => network)
}

/**
 * The routes from a neighbour: the default routes, and networks derived from its address. An IPv4 neighbour announces
 * IPv6 networks by its link-local address.
 */
function routesFrom({ addr, switch: at }: BgpPeerStatus, id: number): BgpImported[] {
  const own = Number(numberOf(ipOf(addr)) % 256n)
  const linkLocal = isIpv4(addr) ? `fe80::${own.toString(16)}` : addr
  const ipv4 = ['0.0.0.0/0', `10.${200 + (own % 50)}.0.0/16`, `10.${200 + (own % 50)}.128.0/20`]
  const ipv6 = ['::/0', `2001:db8:${own.toString(16)}::/48`]
  return [
    ...(isIpv4(addr) ? ipv4.map((prefix) => ({ id, nexthop: addr, prefix, switch: at })) : []),
    ...ipv6.map((prefix) => ({ id, nexthop: linkLocal, prefix, switch: at })),
  ]
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

const slots: readonly SwitchSlot[] = ['switch0', 'switch1']

/** BGP: configurations, announcements, and the sessions with neighbours. Rules: OPS-7, OPS-8. */
export const bgpHandlers = handlersOf({
  networkingBgpConfigList: ({ args, region }) =>
    pageOf(fleetRows(region, region.world.bgpConfigs).map(toView), args),
  /** There is one configuration for each AS number. Creating the same one again returns it. */
  networkingBgpConfigCreate({ args, region }) {
    checkPaths(args.body)
    requireFleet(region, 'admin')
    const { asn, vrf = null, bgpAnnounceSetId } = args.body
    const maxPaths = args.body.maxPaths ?? 1
    const { name, description } = checkNamed(args.body)
    const { id: announceSetId } = findSet(region, bgpAnnounceSetId)
    const { bgpConfigs } = region.world
    const rows = bgpConfigs.all()
    const sameAsn = rows.find((row) => row.asn === asn)
    if (sameAsn) {
      const isSame =
        sameAsn.name === name &&
        sameAsn.description === description &&
        sameAsn.announceSetId === announceSetId &&
        (sameAsn.vrf ?? null) === vrf &&
        sameAsn.maxPaths === maxPaths
      if (isSame) return toView(sameAsn)
      throw conflict(`there is a different BGP configuration for ASN ${asn}: one per ASN only`)
    }
    if (rows.some((row) => row.name === name))
      throw conflict(`there is a BGP configuration "${name}" for another ASN`)
    const row: BgpConfigRow = {
      ...newRow(region, 'bgp config', { name, description }),
      asn,
      vrf,
      maxPaths,
      announceSetId,
    }
    bgpConfigs.insert(row)
    return toView(row)
  },
  /** A field that is absent stays as it is. Settings of ports that name the configuration get its new name. */
  networkingBgpConfigUpdate({ args, region }) {
    checkPaths(args.body)
    const { bgpConfigs, portSettings } = region.world
    const row = findInFleet(region, bgpConfigs, 'bgp-config', args.nameOrId, 'admin')
    const { bgpAnnounceSetId: set, maxPaths } = args.body
    const next: BgpConfigRow = {
      ...row,
      ...renamed(row, args.body),
      announceSetId: set == null ? row.announceSetId : findSet(region, set).id,
      maxPaths: maxPaths ?? row.maxPaths,
      timeModified: region.timestamp(),
    }
    requireFree(bgpConfigs.all(), 'bgp-config', next.name, row.id)
    bgpConfigs.update(row.id, next)
    for (const settings of portSettings.all())
      portSettings.update(settings.id, {
        bgpPeers: settings.bgpPeers.map((peer) =>
          peer.bgpConfig === row.name ? { ...peer, bgpConfig: next.name } : peer,
        ),
      })
    return toView(next)
  },
  networkingBgpConfigDelete({ args, region }) {
    const { bgpConfigs, portSettings } = region.world
    const row = findInFleet(region, bgpConfigs, 'bgp-config', args.nameOrId, 'admin')
    const user = portSettings.findBy(({ bgpPeers }) =>
      bgpPeers.some(({ bgpConfig }) => bgpConfig === row.name || bgpConfig === row.id),
    )
    if (user) throw conflict(`BGP configuration is in use by the switch port settings "${user.name}"`)
    bgpConfigs.remove(row.id)
  },
  /** An array instead of a page, as in the control plane; limit and order apply. */
  networkingBgpAnnounceSetList: ({ args, region }) =>
    pageOf(fleetRows(region, region.world.announceSets), args).items,
  networkingBgpAnnounceSetUpdate({ args, region }) {
    requireFleet(region, 'admin')
    const { world } = region
    const { name, description } = checkNamed(args.body)
    const before = world.announceSets.findBy((row) => row.name === name)
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
    if (before) world.announceSets.update(id, row)
    else world.announceSets.insert(row)
    world.announcements.removeWhere(({ announceSetId }) => announceSetId === id)
    for (const network of own) world.announcements.insert(network)
    return row
  },
  networkingBgpAnnounceSetDelete({ args, region }) {
    const { world } = region
    const { id } = findSet(region, args.announceSet, 'admin')
    const user = world.bgpConfigs.findBy(({ announceSetId }) => announceSetId === id)
    if (user) throw conflict(`announce set is in use by the BGP configuration "${user.name}"`)
    world.announcements.removeWhere(({ announceSetId }) => announceSetId === id)
    world.announceSets.remove(id)
  },
  networkingBgpAnnouncementList({ args, region }) {
    const { id } = findSet(region, args.announceSet)
    return region.world.announcements.where(({ announceSetId }) => announceSetId === id)
  },
  networkingBgpStatus({ region }) {
    requireFleet(region, 'viewer')
    return region.world.bgpPeers.all().map((row) => peerStatusOf(region, row))
  },
  networkingBgpExported({ region }) {
    requireFleet(region, 'viewer')
    return establishedPeers(region).flatMap(({ peerId, localAsn, switch: at }): BgpExported[] =>
      networksOf(region, localAsn).map((prefix) => ({ peerId, prefix, switch: at })),
    )
  },
  networkingBgpImported({ args, region }) {
    requireFleet(region, 'viewer')
    return establishedPeers(region, args.asn).flatMap((peer, index) => routesFrom(peer, index))
  },
  networkingBgpMessageHistory({ args, region }) {
    requireFleet(region, 'viewer')
    const peers = establishedPeers(region, args.asn)
    return {
      switchHistories: slots.map((at) => ({
        switch: at,
        history: Object.fromEntries(
          peers
            .filter((peer) => peer.switch === at)
            .map((peer) => [peer.peerId, messagesOf(region, peer)] as const),
        ),
      })),
    }
  },
})
