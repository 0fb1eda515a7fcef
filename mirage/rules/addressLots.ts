import type { AddressLotBlockRow } from '../models/addressLotBlock'
import type { World } from '../world'
import { isWithin } from './addresses'
import { canonicalIp } from './nets'

/** An address that somebody has of a lot. */
interface Reserved {
  ip: string
  blockId: string
  /** Whether others may have it as well. */
  shared: boolean
  /** The port settings it stands in, if it does. */
  portSettingsId: string | null
}

/** Whether a block has this address. */
export const isInBlock = (
  ip: string,
  { firstAddress, lastAddress }: Pick<AddressLotBlockRow, 'firstAddress' | 'lastAddress'>,
): boolean => isWithin(ip, { first: firstAddress, last: lastAddress })

const bare = (net: string) => canonicalIp(net.split('/')[0] ?? '')

/** Every address in use, of loopbacks and of port settings: read off the rows, so that it cannot drift from them. */
function reserved({ loopbackAddresses, portSettings }: World): Reserved[] {
  const loopbacks = [...loopbackAddresses.values()].map(({ address, addressLotBlockId, anycast }) => ({
    ip: bare(address),
    blockId: addressLotBlockId,
    shared: anycast,
    portSettingsId: null,
  }))
  const ports = [...portSettings.values()].flatMap(({ id, addresses }) =>
    addresses.map(({ address, addressLotBlockId }) => ({
      ip: bare(address),
      blockId: addressLotBlockId,
      shared: false,
      portSettingsId: id,
    })),
  )
  return [...loopbacks, ...ports]
}

/** Whether somebody has an address of this lot. */
export function isLotInUse(world: World, lotId: string): boolean {
  return reserved(world).some(({ blockId }) => world.addressLotBlocks.get(blockId)?.lotId === lotId)
}

/** Why an address cannot be had, or the block it comes from. */
export type Reservation = { block: AddressLotBlockRow } | { fault: string }

/**
 * Looks for the block of a lot that an address can be taken from.
 *
 * @param shared whether it may be shared with others who share it
 * @param portSettingsId settings that are about to be replaced: what they have is free for those who follow
 */
export function reserve(
  world: World,
  lotId: string,
  address: string,
  { shared = false, portSettingsId }: { shared?: boolean; portSettingsId?: string } = {},
): Reservation {
  const ip = canonicalIp(address)
  const block = [...world.addressLotBlocks.values()].find((row) => row.lotId === lotId && isInBlock(ip, row))
  if (!block) return { fault: `address ${ip} is not in the address lot` }
  const isHeld = reserved(world).some(
    (each) =>
      each.ip === ip &&
      !(shared && each.shared) &&
      (each.portSettingsId === null || each.portSettingsId !== portSettingsId),
  )
  return isHeld ? { fault: `address ${ip} is unavailable` } : { block }
}
