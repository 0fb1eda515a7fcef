import type { Baseboard } from '#store/api/generated/types'
import { hoursAgo } from '../factories/times'
import { idOf } from '../random'
import type { Region } from '../region'
import { addSled } from '../rules/hardware'

/** The one rack of the region. */
export const rackId = idOf('rack 1')
export const switchSlots = ['switch0', 'switch1'] as const

const PORTS = 32

/** The ids ascend with the ports, because the API can sort ports by nothing but the id. */
export const switchPortId = (slot: (typeof switchSlots)[number], port: number) =>
  (switchSlots.indexOf(slot) * PORTS + port).toString(16).padStart(4, '0') +
  idOf(`switch port ${slot} ${port}`).slice(4)

const sledBoard = (cubby: number): Baseboard => ({
  // Two generations: the rack was completed with the second one.
  part: cubby < 10 ? 'OR-SLED-1' : 'OR-SLED-2',
  revision: cubby < 10 ? 6 : 2,
  serial: `ORS${String(1_000 + cubby * 7)}`,
})

/**
 * One rack: sixteen sleds with twelve disks each, two switches with 32 ports each, and one sled that can be added. Two
 * sleds take no new instances, one is expunged and one decommissioned. Rule: MOCK-9.
 */
export function addHardware(region: Region) {
  const { world } = region
  const built = { timeCreated: hoursAgo(region, 9_600), timeModified: hoursAgo(region, 9_600) }
  world.racks.insert({ id: rackId, ...built })
  const sleds = Array.from({ length: 16 }, (_, cubby) =>
    addSled(
      region,
      { rackId, baseboard: sledBoard(cubby), cubby },
      hoursAgo(region, cubby < 10 ? 9_600 : 4_200),
    ),
  )
  // The first one was closed a month ago and is empty by now; the second one was closed last night and still has instances.
  for (const [at, hours] of [
    [4, 720],
    [11, 9],
  ] as const) {
    const sled = sleds[at]
    if (!sled) continue
    const policy = { kind: 'in_service', provisionPolicy: 'non_provisionable' } as const
    world.sleds.update(sled.id, { policy, timeModified: hoursAgo(region, hours) })
  }
  for (const [at, state] of [
    [7, 'active'],
    [8, 'decommissioned'],
  ] as const) {
    const sled = sleds[at]
    if (!sled) continue
    const gone = { policy: { kind: 'expunged' }, state, timeModified: hoursAgo(region, 1_300) } as const
    world.sleds.update(sled.id, { ...gone })
    for (const disk of world.physicalDisks.all())
      if (disk.sledId === sled.id) world.physicalDisks.update(disk.id, { ...gone })
  }
  // One failed disk in a working sled.
  const failed = world.physicalDisks.get(idOf(`physical disk ${sledBoard(2).serial} 3`))
  if (failed) {
    const gone = { policy: { kind: 'expunged' }, timeModified: hoursAgo(region, 300) } as const
    world.physicalDisks.update(failed.id, { ...gone, state: 'decommissioned' })
  }
  world.uninitializedSleds.insert({ baseboard: sledBoard(16), cubby: 16, rackId })

  for (const [index, switchSlot] of switchSlots.entries()) {
    const id = idOf(`switch ${switchSlot}`)
    const baseboard = { part: 'OR-SWITCH-1', revision: 4, serial: `ORW${200 + index * 3}` }
    world.switches.insert({ id, rackId, baseboard, ...built })
    for (let port = 0; port < PORTS; port += 1) {
      const portId = switchPortId(switchSlot, port)
      world.switchPorts.insert({
        id: portId,
        portName: `qsfp${port}`,
        portSettingsId: null,
        rackId,
        switchSlot,
      })
    }
  }
}
