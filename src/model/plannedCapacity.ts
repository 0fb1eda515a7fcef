import type { Sled, VirtualResourceCounts } from '#store/api/generated/types'
import { GIB, TIB } from './units'

/** The share of the hardware planned for instances; the rest is for failures and the region's own services. */
const PLANNED = 0.7
/** Raw storage of a sled, in TiB, and the share that disks can use. */
const SLED_STORAGE_TIB = 32
const USABLE_STORAGE = 0.909

type Hardware = Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>

/** The limit for the quotas of all silos together: vCPUs, and bytes in whole GiB and TiB. Rule: QUOTA-4. */
export function plannedCapacity(sleds: readonly Hardware[]): VirtualResourceCounts {
  const threads = sleds.reduce((sum, sled) => sum + sled.usableHardwareThreads, 0)
  const ram = sleds.reduce((sum, sled) => sum + sled.usablePhysicalRam, 0)
  return {
    cpus: Math.ceil(PLANNED * threads),
    memory: Math.ceil((PLANNED * ram) / GIB) * GIB,
    storage: Math.ceil(PLANNED * sleds.length * SLED_STORAGE_TIB * USABLE_STORAGE) * TIB,
  }
}

/** The resources of an instance, in the order of precedence for equal limits. */
const resources = ['cpus', 'memory', 'storage'] as const

/** The number of instances that fit, and the resource that runs out first; undefined for an empty shape. */
export interface Fit {
  count: number
  limit: keyof VirtualResourceCounts | undefined
}

/** The number of instances of a shape that fit into a room. None fits into an overdrawn room. Rule: QUOTA-6. */
export function fitInto(room: VirtualResourceCounts, shape: VirtualResourceCounts): Fit {
  let fit: Fit = { count: 0, limit: undefined }
  for (const limit of resources) {
    if (shape[limit] <= 0) continue
    const count = Math.max(0, Math.floor(room[limit] / shape[limit]))
    if (fit.limit === undefined || count < fit.count) fit = { count, limit }
  }
  return fit
}

/** One amount minus another; negative if overdrawn. */
export const amountsLeft = (
  all: VirtualResourceCounts,
  used: VirtualResourceCounts,
): VirtualResourceCounts => ({
  cpus: all.cpus - used.cpus,
  memory: all.memory - used.memory,
  storage: all.storage - used.storage,
})

/**
 * The room for new instances on one of several sleds. Rule: QUOTA-6.
 *
 * @param running vCPUs and bytes of memory of its running instances
 * @param sleds the number of sleds that share the storage
 * @param storage bytes that all silos have provisioned
 */
export const freeCapacityOf = (
  sled: Hardware,
  running: { vcpus: number; memory: number },
  { sleds, storage }: { sleds: number; storage: number },
): VirtualResourceCounts => ({
  cpus: PLANNED * sled.usableHardwareThreads - running.vcpus,
  memory: PLANNED * sled.usablePhysicalRam - running.memory,
  storage: PLANNED * SLED_STORAGE_TIB * USABLE_STORAGE * TIB - storage / Math.max(1, sleds),
})
