import type { AddressLot, AddressLotBlock, AddressLotBlockCreate } from '#store/api/generated/types'
import { findInFleet, fleetRows } from '../access/fleet'
import { checkNamed, requireFree } from '../access/lookup'
import { requireFleet, type Role } from '../access/roles'
import type { AddressLotBlockRow } from '../models/addressLotBlock'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { addressNumber } from '../rules/addresses'
import { isLotInUse } from '../rules/addressLots'
import { canonicalIp } from '../rules/cidr'
import { invalid } from '../wire/apiError'
import { byId, pageBy, pageOf } from '../wire/pages'
import { isIpv4 } from '../wire/textFormats'

const find = (region: Region, lot: string, least?: Role) =>
  findInFleet(region, region.world.addressLots, 'address-lot', lot, least)

const toView = ({ id, firstAddress, lastAddress }: AddressLotBlockRow): AddressLotBlock => ({
  id,
  firstAddress,
  lastAddress,
})

const blocksOf = ({ world }: Region, id: string): AddressLotBlock[] =>
  world.addressLotBlocks.where(({ lotId }) => lotId === id).map(toView)

function checkBlock({ firstAddress, lastAddress }: AddressLotBlockCreate) {
  if (isIpv4(firstAddress) !== isIpv4(lastAddress))
    throw invalid('both bounds of an address lot block must be in the same address family')
  if (addressNumber(firstAddress) > addressNumber(lastAddress))
    throw invalid('invalid range: the first address must be less than or equal to the last address')
}

/** Address lots: the source of the region's own addresses. Rule: OPS-4. */
export const addressLotHandlers = handlersOf({
  networkingAddressLotList: ({ args, region }) => pageOf(fleetRows(region, region.world.addressLots), args),
  networkingAddressLotCreate({ args, region }) {
    requireFleet(region, 'collaborator')
    const { kind, blocks } = args.body
    const { name, description } = checkNamed(args.body)
    for (const block of blocks) checkBlock(block)
    const { addressLots, addressLotBlocks } = region.world
    requireFree(addressLots.all(), 'address-lot', name)
    const now = region.timestamp()
    const id = idOf(`address lot ${name} ${now}`)
    const lot: AddressLot = { id, name, description, kind, timeCreated: now, timeModified: now }
    const rows = blocks.map(({ firstAddress, lastAddress }, index) => ({
      id: idOf(`block ${id} ${index}`),
      lotId: id,
      firstAddress: canonicalIp(firstAddress),
      lastAddress: canonicalIp(lastAddress),
    }))
    addressLots.insert(lot)
    for (const row of rows) addressLotBlocks.insert(row)
    return { lot, blocks: rows.map(toView) }
  },
  networkingAddressLotView({ args, region }) {
    const lot = find(region, args.addressLot)
    return { lot, blocks: blocksOf(region, lot.id) }
  },
  networkingAddressLotDelete({ args, region }) {
    const { world } = region
    const { id, name } = find(region, args.addressLot, 'admin')
    if (isLotInUse(world, id)) throw invalid(`address lot "${name}" is in use`)
    world.addressLotBlocks.removeWhere((block) => block.lotId === id)
    world.addressLots.remove(id)
  },
  networkingAddressLotBlockList({ args, region }) {
    const { id } = find(region, args.addressLot)
    return pageBy(blocksOf(region, id), args, byId)
  },
})
