import type { LoopbackAddress } from '#store/api/generated/types'
import { findInFleet, fleetRows } from '../access/fleet'
import { isFleet, requireFleet } from '../access/roles'
import type { LoopbackAddressRow } from '../models/loopbackAddress'
import { idOf } from '../random'
import { handlersOf } from '../region'
import { reserve } from '../rules/addressLots'
import { canonicalIp } from '../rules/cidr'
import { requireSlot } from '../rules/ports'
import { exists, invalid, notFound } from '../wire/apiError'
import { byId, pageBy } from '../wire/pages'
import { isIpv4 } from '../wire/textFormats'

const toView = ({
  id,
  address,
  addressLotBlockId,
  rackId,
  switchSlot,
}: LoopbackAddressRow): LoopbackAddress => ({ id, address, addressLotBlockId, rackId, switchSlot })

/** Loopback addresses of the switches. Rule: OPS-6. */
export const loopbackAddressHandlers = handlersOf({
  networkingLoopbackAddressList: ({ args, region }) =>
    pageBy(fleetRows(region, region.world.loopbackAddresses).map(toView), args, byId),
  networkingLoopbackAddressCreate({ args, region }) {
    requireFleet(region, 'admin')
    const { world } = region
    const { body } = args
    const { anycast, mask } = body
    const rack = findInFleet(region, world.racks, 'rack', body.rackId)
    const lot = findInFleet(region, world.addressLots, 'address-lot', body.addressLot)
    const switchSlot = requireSlot(body.switchSlot)
    if (mask > (isIpv4(body.address) ? 32 : 128)) throw invalid(`invalid mask ${mask}`)
    const address = `${canonicalIp(body.address)}/${mask}`
    const isSame = (row: LoopbackAddressRow) =>
      row.address === address && row.rackId === rack.id && row.switchSlot === switchSlot
    if (world.loopbackAddresses.findBy(isSame)) throw exists('loopback-address', address)
    const reservation = reserve(world, lot.id, body.address, { shared: anycast })
    if ('error' in reservation) throw invalid(reservation.error)
    const row: LoopbackAddressRow = {
      id: idOf(`loopback ${rack.id} ${switchSlot} ${address}`),
      address,
      addressLotBlockId: reservation.block.id,
      rackId: rack.id,
      switchSlot,
      anycast,
    }
    world.loopbackAddresses.insert(row)
    return toView(row)
  },
  /** Rack, switch, address and mask identify a loopback address together. */
  networkingLoopbackAddressDelete({ args, region }) {
    const { loopbackAddresses } = region.world
    const address = `${canonicalIp(args.address)}/${args.subnetMask}`
    const row = loopbackAddresses.findBy(
      (loopback) =>
        loopback.rackId === args.rackId &&
        loopback.switchSlot === args.switchSlot &&
        loopback.address === address,
    )
    if (!isFleet(region, 'viewer') || !row) throw notFound('loopback-address', address, 'name')
    requireFleet(region, 'admin')
    loopbackAddresses.remove(row.id)
  },
})
