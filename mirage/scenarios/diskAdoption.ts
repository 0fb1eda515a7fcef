import { hoursAgo } from '../factories/times'
import { idOf } from '../random'
import type { Region } from '../region'

/**
 * Adds the failed disk of a working sled, which was repaired and is in its slot again, and a request for a disk of the
 * decommissioned sled, which is in no other sled yet. To be called after the hardware exists.
 */
export function addDiskAdoption(region: Region) {
  const { world } = region
  const disks = world.physicalDisks.all()
  const failed = disks.find(
    ({ policy, sledId }) =>
      policy.kind === 'expunged' && world.sleds.get(sledId ?? '')?.policy.kind === 'in_service',
  )
  const idle = disks.find(({ sledId }) => world.sleds.get(sledId ?? '')?.state === 'decommissioned')
  if (!failed?.sledId || !idle) throw new Error('the scenario has no failed disk and no decommissioned sled')
  const { vendor, model, serial, sledId, formFactor } = failed
  const slot = disks.filter((row) => row.sledId === sledId).indexOf(failed)
  world.unadoptedDisks.insert({ diskId: { vendor, model, serial }, sledId, slot, variant: formFactor })
  const id = idOf(`adoption request ${idle.serial}`)
  world.adoptionRequests.insert({
    id,
    diskId: { vendor: idle.vendor, model: idle.model, serial: idle.serial },
    timeCreated: hoursAgo(region, 30),
  })
}
