import { unadoptedDiskLifecycle, unadoptedDiskState } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { unadoptedDiskMachine } from '#machines/lifecycle/unadoptedDiskMachine'
import { unadoptedDiskId } from '#model/diskAdoption'
import type {
  PhysicalDisk,
  PhysicalDiskAdoptionRequest,
  PhysicalDiskManufacturerIdentity,
  UnadoptedPhysicalDisk,
} from '#store/api/generated/types'
import { workOf, type Work } from '../behaviours/behaviour'
import { unadoptedDiskBehaviour } from '../behaviours/unadoptedDiskBehaviour'
import { idOf } from '../random'
import type { Region } from '../region'
import { conflict } from '../wire/apiError'
import type { World } from '../world'
import { moveTo } from './moveTo'

// A disk that was taken out of service stays out of it, also where it is found again: until its adoption is requested.

type Identity = PhysicalDiskManufacturerIdentity

/** The disk with that id in a sled in service. */
const foundIn = ({ unadoptedDisks, sleds }: World, id: string) =>
  unadoptedDisks.findBy(
    ({ diskId, sledId }) => unadoptedDiskId(diskId) === id && sleds.get(sledId)?.policy.kind === 'in_service',
  )

const requestFor = ({ adoptionRequests }: World, id: string) =>
  adoptionRequests.findBy(({ diskId }) => unadoptedDiskId(diskId) === id)

/** The disks in sleds in service that are out of service, and whose adoption is not requested. */
export const unadoptedDisks = ({ world }: Region): UnadoptedPhysicalDisk[] =>
  world.unadoptedDisks.where(({ diskId }) => {
    const id = unadoptedDiskId(diskId)
    return foundIn(world, id) !== undefined && !requestFor(world, id)
  })

/** The state of the disk with that id; undefined if it is neither in a sled nor requested. */
export function adoptionStateOf(world: World, id: string): string | undefined {
  const request = requestFor(world, id)
  return request || foundIn(world, id) ? unadoptedDiskState({ request }) : undefined
}

/** Puts a disk that is in a sled in service. */
function adopt({ world, timestamp }: Region, { diskId, sledId, variant }: UnadoptedPhysicalDisk) {
  const now = timestamp()
  const row: PhysicalDisk = {
    id: idOf(`physical disk adopted ${unadoptedDiskId(diskId)} ${now}`),
    ...diskId,
    formFactor: variant,
    sledId,
    policy: { kind: 'in_service' },
    state: 'active',
    timeCreated: now,
    timeModified: now,
  }
  world.physicalDisks.insert(row)
}

/** The work of the region in a state: a request for a disk that is in no sled waits for it. */
function workFor({ world }: Region, id: string, state: string): Work | undefined {
  const work = workOf(unadoptedDiskBehaviour)(state)
  return work && { ...work, report: () => (foundIn(world, id) ? work.report() : undefined) }
}

/** Puts a disk into a state. */
export function moveUnadoptedDisk(region: Region, id: string, state: string) {
  const { world } = region
  moveTo(
    region,
    {
      lifecycle: unadoptedDiskLifecycle,
      machine: unadoptedDiskMachine,
      work: (now) => workFor(region, id, now),
      id,
      read: () => adoptionStateOf(world, id),
      write(next) {
        const request = requestFor(world, id)
        const found = foundIn(world, id)
        if (unadoptedDiskLifecycle.isTransitional(next)) {
          if (!request && found) insertRequest(region, found.diskId)
          return
        }
        if (request) world.adoptionRequests.remove(request.id)
        if (next !== unadoptedDiskLifecycle.gone || !found) return
        world.unadoptedDisks.remove(found.id)
        adopt(region, found)
      },
    },
    state,
  )
}

function insertRequest({ world, timestamp }: Region, diskId: Identity) {
  const timeCreated = timestamp()
  const id = idOf(`adoption request ${unadoptedDiskId(diskId)} ${timeCreated}`)
  const row = { id, diskId, timeCreated }
  world.adoptionRequests.insert(row)
  return row
}

/** Requests the adoption of a disk. A second request is the first one. @throws 409 when the disk is in service */
export function requestAdoption(
  region: Region,
  { vendor, model, serial }: Identity,
): PhysicalDiskAdoptionRequest {
  const { world } = region
  const diskId = { vendor, model, serial }
  const id = unadoptedDiskId(diskId)
  const open = requestFor(world, id)
  if (open) return open
  const isAdopted = world.physicalDisks
    .all()
    .some((row) => row.policy.kind === 'in_service' && unadoptedDiskId(row) === id)
  if (isAdopted) throw conflict(`physical disk already adopted: ${id}`)
  const made = insertRequest(region, diskId)
  moveUnadoptedDisk(region, id, unadoptedDiskState({ request: made }))
  return made
}

/** Withdraws the request for a disk: where it is in a sled, it is unadopted again. */
export const withdrawRequest = (region: Region, { diskId }: PhysicalDiskAdoptionRequest) =>
  moveUnadoptedDisk(region, unadoptedDiskId(diskId), unadoptedDiskLifecycle.initial)
