import type { SiloUtilization, VirtualResourceCounts } from '#store/api/generated/types'

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
