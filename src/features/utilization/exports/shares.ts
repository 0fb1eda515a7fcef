import type { SiloUtilization, VirtualResourceCounts } from '#store/api/generated/types'

/** The used share of a quota. Any use of a zero quota exceeds it. */
export function shareOf(used: number, quota: number): number {
  if (quota > 0) return used / quota
  return used > 0 ? Number.POSITIVE_INFINITY : 0
}

const sum = (counts: readonly VirtualResourceCounts[]): VirtualResourceCounts => ({
  cpus: counts.reduce((total, { cpus }) => total + cpus, 0),
  memory: counts.reduce((total, { memory }) => total + memory, 0),
  storage: counts.reduce((total, { storage }) => total + storage, 0),
})

/** The total use and the total quotas of several silos. */
export const totalOf = (silos: readonly SiloUtilization[]) => ({
  provisioned: sum(silos.map(({ provisioned }) => provisioned)),
  quotas: sum(silos.map(({ allocated }) => allocated)),
})
