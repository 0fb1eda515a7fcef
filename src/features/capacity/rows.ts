import type { Sled, SiloUtilization, VirtualResourceCounts } from '#store/api/generated/types'
import type { SledLoads } from '#store/api/resources/hardware'
import { fitInto, leftOf, roomOn, type Fit } from '#store/model/plannedCapacity'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'

/** How many instances fit on a sled, or into the quotas of a silo. */
export interface FitRow {
  id: string
  name: string
  kind: 'sled' | 'silo'
  fit: Fit
  /** Why nothing fits, where that is not a matter of room. */
  closed?: string
}

const NOTHING = { instances: 0, vcpus: 0, memory: 0 }

const bySerial = (a: Sled, b: Sled) => a.baseboard.serial.localeCompare(b.baseboard.serial)

/** How many fit on each sled. @param storage bytes that all silos have provisioned. Rule: QUOTA-6. */
export const sledRows = (
  sleds: readonly Sled[],
  loads: SledLoads,
  shape: VirtualResourceCounts,
  storage: number,
): FitRow[] =>
  [...sleds].sort(bySerial).map((sled): FitRow => {
    const row = { id: sled.id, name: sled.baseboard.serial, kind: 'sled' as const }
    if (provisionPolicyOf(sled.policy) !== 'provisionable')
      return { ...row, fit: { count: 0, limit: undefined }, closed: 'Not provisionable' }
    const room = roomOn(sled, loads[sled.id] ?? NOTHING, { sleds: sleds.length, storage })
    return { ...row, fit: fitInto(room, shape) }
  })

/** How many fit into the quotas of each silo. Rule: QUOTA-6. */
export const siloRows = (silos: readonly SiloUtilization[], shape: VirtualResourceCounts): FitRow[] =>
  silos.map(({ siloId, siloName, allocated, provisioned }) => ({
    id: siloId,
    name: siloName,
    kind: 'silo',
    fit: fitInto(leftOf(allocated, provisioned), shape),
  }))

/** How many fit in all of these together. */
export const sumOf = (rows: readonly FitRow[]): number => rows.reduce((sum, { fit }) => sum + fit.count, 0)
