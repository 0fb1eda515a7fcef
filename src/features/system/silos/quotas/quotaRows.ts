import type { Sled, SiloUtilization } from '#store/api/generated/types'
import { plannedCapacity } from '#model/plannedCapacity'
import { capacityResources, type CapacityResource } from '#features/shared/capacity/capacityResources'

/** A quota of a silo, beside what is promised to all silos and what there is for instances. */
export interface QuotaRow {
  resource: CapacityResource
  used: number
  quota: number
  /** The sum of the quotas of all silos. */
  promised: number
  /** The planned part of the hardware. Rule: QUOTA-4. */
  planned: number
}

/** The quotas of a silo beside the region's: a row for each resource. */
export function quotaRows(
  { provisioned, allocated }: Pick<SiloUtilization, 'provisioned' | 'allocated'>,
  silos: readonly Pick<SiloUtilization, 'allocated'>[],
  sleds: readonly Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>[],
): readonly QuotaRow[] {
  const planned = plannedCapacity(sleds)
  return capacityResources.map((resource) => {
    const { key } = resource
    return {
      resource,
      used: provisioned[key],
      quota: allocated[key],
      promised: silos.reduce((sum, silo) => sum + silo.allocated[key], 0),
      planned: planned[key],
    }
  })
}
