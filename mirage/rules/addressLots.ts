import type { AddressLotBlockRow } from '../models/addressLotBlock'
import type { World } from '../world'
import { isWithin } from './addresses'
import { canonicalIp } from './cidr'

/** An address of a lot that is in use. */
interface UsedAddress {
  ip: string
  blockId: string
  /** Whether other loopbacks may use it too. */
  shared: boolean
  /** The port settings that use it; null when a loopback does. */
  portSettingsId: string | null
}

/** Whether a block contains this address. */
export const isInBlock = (
  ip: string,
  { firstAddress, lastAddress }: Pick<AddressLotBlockRow, 'firstAddress' | 'lastAddress'>,
): boolean => isWithin(ip, { first: firstAddress, last: lastAddress })

const withoutPrefix = (net: string) => canonicalIp(net.split('/')[0] ?? '')

/** Every address in use, by loopbacks and by port settings; always computed from the rows. */
function usedAddresses({ loopbackAddresses, portSettings }: World): UsedAddress[] {
  const loopbacks = loopbackAddresses.all().map(({ address, addressLotBlockId, anycast }) => ({
    ip: withoutPrefix(address),
    blockId: addressLotBlockId,
    shared: anycast,
    portSettingsId: null,
  }))
  const ports = portSettings.all().flatMap(({ id, addresses }) =>
    addresses.map(({ address, addressLotBlockId }) => ({
      ip: withoutPrefix(address),
      blockId: addressLotBlockId,
      shared: false,
      portSettingsId: id,
    })),
  )
  return [...loopbacks, ...ports]
}

/** Whether an address of this lot is in use. */
export function isLotInUse(world: World, lotId: string): boolean {
  return usedAddresses(world).some(({ blockId }) => world.addressLotBlocks.get(blockId)?.lotId === lotId)
}

/** The block of a reserved address, or why it cannot be reserved. */
export type Reservation = { block: AddressLotBlockRow } | { error: string }

/**
 * Finds the block of a lot from which an address can be taken.
 *
 * @param shared whether the address may be in use by loopbacks that share it
 * @param portSettingsId settings that are being replaced: their addresses count as free
 */
export function reserve(
  world: World,
  lotId: string,
  address: string,
  { shared = false, portSettingsId }: { shared?: boolean; portSettingsId?: string } = {},
): Reservation {
  const ip = canonicalIp(address)
  const block = world.addressLotBlocks.findBy((row) => row.lotId === lotId && isInBlock(ip, row))
  if (!block) return { error: `address ${ip} is not in the address lot` }
  const isUsed = usedAddresses(world).some(
    (used) =>
      used.ip === ip &&
      !(shared && used.shared) &&
      (used.portSettingsId === null || used.portSettingsId !== portSettingsId),
  )
  return isUsed ? { error: `address ${ip} is unavailable` } : { block }
}
