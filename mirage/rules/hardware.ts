import type { PhysicalDisk, Sled, UninitializedSled } from '#store/api/generated/types'
import { GIB } from '#model/units'
import { idOf } from '../random'
import type { Region } from '../region'

/** The resources of a sled for instances, by the part number of its baseboard. */
const makes: Readonly<Record<string, { usableHardwareThreads: number; usablePhysicalRam: number }>> = {
  'OR-SLED-1': { usableHardwareThreads: 120, usablePhysicalRam: 900 * GIB },
  'OR-SLED-2': { usableHardwareThreads: 184, usablePhysicalRam: 1_400 * GIB },
}

/** The disks of one sled: ten for data and two for the sled's own software. */
const bays: readonly PhysicalDisk['formFactor'][] = [...Array<'u2'>(10).fill('u2'), 'm2', 'm2']

const diskModels = { u2: 'HY-7400-U2', m2: 'HY-480-M2' } as const

/** Adds a sled and its disks to a rack. It takes instances from now on. */
export function addSled(
  { world }: Region,
  { rackId, baseboard, cubby }: UninitializedSled,
  timeCreated: string,
): Sled {
  const make = makes[baseboard.part]
  if (!make) throw new Error(`no sled has the part number ${baseboard.part}`)
  const stamps = { timeCreated, timeModified: timeCreated }
  const sled: Sled = {
    id: idOf(`sled ${baseboard.serial}`),
    baseboard,
    rackId,
    slot: cubby,
    policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
    state: 'active',
    ...make,
    ...stamps,
  }
  world.sleds.insert(sled)
  for (const [bay, formFactor] of bays.entries()) {
    const id = idOf(`physical disk ${baseboard.serial} ${bay}`)
    world.physicalDisks.insert({
      id,
      formFactor,
      vendor: 'Halyard',
      model: diskModels[formFactor],
      serial: `HY${id.slice(0, 8).toUpperCase()}`,
      sledId: sled.id,
      policy: { kind: 'in_service' },
      state: 'active',
      ...stamps,
    })
  }
  return sled
}
