import type { LoopbackAddress } from '../../src/store/api/generated/types'
import { findInFleet, fleetRows } from '../access/fleet'
import { isFleet, requireFleet } from '../access/roles'
import type { LoopbackAddressRow } from '../models/loopbackAddress'
import { idOf } from '../random'
import { handlersOf } from '../region'
import { reserve } from '../rules/addressLots'
import { canonicalIp, isIpv4 } from '../rules/nets'
import { requireLocation } from '../rules/ports'
import { exists, invalid, notFound } from '../wire/fault'
import { byId, pageBy } from '../wire/pages'

const shown = ({
  id,
  address,
  addressLotBlockId,
  rackId,
  switchLocation,
}: LoopbackAddressRow): LoopbackAddress => ({ id, address, addressLotBlockId, rackId, switchLocation })

/** Addresses of the switches themselves. Source: backend-behaviour §3.20. */
export const loopbackAddressHandlers = handlersOf({
  networkingLoopbackAddressList: ({ args, region }) =>
    pageBy(fleetRows(region, region.world.loopbackAddresses).map(shown), args, byId),
  networkingLoopbackAddressCreate({ args, region }) {
    requireFleet(region, 'admin')
    const { world } = region
    const { body } = args
    const { anycast, mask } = body
    const rack = findInFleet(region, world.racks, 'rack', body.rackId)
    const lot = findInFleet(region, world.addressLots, 'address-lot', body.addressLot)
    const switchLocation = requireLocation(body.switchLocation)
    if (mask > (isIpv4(body.address) ? 32 : 128)) throw invalid(`invalid mask ${mask}`)
    const address = `${canonicalIp(body.address)}/${mask}`
    const isSame = (row: LoopbackAddressRow) =>
      row.address === address && row.rackId === rack.id && row.switchLocation === switchLocation
    if ([...world.loopbackAddresses.values()].some(isSame)) throw exists('loopback-address', address)
    const reservation = reserve(world, lot.id, body.address, { shared: anycast })
    if ('fault' in reservation) throw invalid(reservation.fault)
    const row: LoopbackAddressRow = {
      id: idOf(`loopback ${rack.id} ${switchLocation} ${address}`),
      address,
      addressLotBlockId: reservation.block.id,
      rackId: rack.id,
      switchLocation,
      anycast,
    }
    world.loopbackAddresses.set(row.id, row)
    return shown(row)
  },
  /** Rack, switch, address and mask name it together. */
  networkingLoopbackAddressDelete({ args, region }) {
    const { loopbackAddresses } = region.world
    const address = `${canonicalIp(args.address)}/${args.subnetMask}`
    const row = [...loopbackAddresses.values()].find(
      (each) =>
        each.rackId === args.rackId &&
        each.switchLocation === args.switchLocation &&
        each.address === address,
    )
    if (!isFleet(region, 'viewer') || !row) throw notFound('loopback-address', address, 'name')
    requireFleet(region, 'admin')
    loopbackAddresses.delete(row.id)
  },
})
