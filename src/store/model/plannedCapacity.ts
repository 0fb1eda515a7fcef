import type { Sled, VirtualResourceCounts } from '../api/generated/types'
import { GIB, TIB } from './units'

/** The part of the hardware that is planned for instances; the rest is for failures and the region's own services. */
const PLANNED = 0.7
/** Raw storage of a sled, in TiB, and the part of it that disks can use. */
const SLED_STORAGE_TIB = 32
const USABLE_STORAGE = 0.909

type Hardware = Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>

/** What the quotas of all silos together should not exceed: vCPUs, and bytes in whole GiB and TiB. Rule: QUOTA-4. */
export function plannedCapacity(sleds: readonly Hardware[]): VirtualResourceCounts {
  const threads = sleds.reduce((sum, sled) => sum + sled.usableHardwareThreads, 0)
  const ram = sleds.reduce((sum, sled) => sum + sled.usablePhysicalRam, 0)
  return {
    cpus: Math.ceil(PLANNED * threads),
    memory: Math.ceil((PLANNED * ram) / GIB) * GIB,
    storage: Math.ceil(PLANNED * sleds.length * SLED_STORAGE_TIB * USABLE_STORAGE) * TIB,
  }
}
