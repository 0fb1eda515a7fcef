import type {
  PhysicalDisk,
  PhysicalDiskAdoptionRequest,
  PhysicalDiskManufacturerIdentity,
  UnadoptedPhysicalDisk,
} from '#store/api/generated/types'
import { idOf } from '../random'
import type { Region } from '../region'
import { conflict } from '../wire/apiError'

// A disk that was taken out of service stays out of it, also where it is found again: until its adoption is requested.

/** How long it takes until the region adopts a disk. */
const ADOPTION_MS = 10_000

type Identity = PhysicalDiskManufacturerIdentity

const isSame = (a: Identity, b: Identity) =>
  a.vendor === b.vendor && a.model === b.model && a.serial === b.serial

const isInService = ({ world }: Region, sledId: string) =>
  world.sleds.get(sledId)?.policy.kind === 'in_service'

const requestFor = ({ world }: Region, disk: Identity): PhysicalDiskAdoptionRequest | undefined =>
  world.adoptionRequests.findBy(({ diskId }) => isSame(diskId, disk))

/** The disks in sleds in service that are out of service, and whose adoption is not requested. */
export const unadoptedDisks = (region: Region): UnadoptedPhysicalDisk[] =>
  region.world.unadoptedDisks.where(
    ({ diskId, sledId }) => isInService(region, sledId) && !requestFor(region, diskId),
  )

/** Adopts the disk of a request, if both are still there. A request for a disk that is in no sled waits for it. */
function adopt(region: Region, requestId: string) {
  const { world } = region
  const request = world.adoptionRequests.get(requestId)
  const found = request && world.unadoptedDisks.findBy(({ diskId }) => isSame(diskId, request.diskId))
  if (!found || !isInService(region, found.sledId)) return
  const now = region.timestamp()
  const { diskId, sledId, variant } = found
  const row: PhysicalDisk = {
    id: idOf(`physical disk adopted ${requestId}`),
    ...diskId,
    formFactor: variant,
    sledId,
    policy: { kind: 'in_service' },
    state: 'active',
    timeCreated: now,
    timeModified: now,
  }
  world.unadoptedDisks.remove(found.id)
  world.adoptionRequests.remove(requestId)
  world.physicalDisks.insert(row)
}

/** Requests the adoption of a disk. A second request is the first one. @throws 409 when the disk is in service */
export function requestAdoption(
  region: Region,
  { vendor, model, serial }: Identity,
): PhysicalDiskAdoptionRequest {
  const { world } = region
  const diskId = { vendor, model, serial }
  const open = requestFor(region, diskId)
  if (open) return open
  const isAdopted = world.physicalDisks
    .all()
    .some((row) => row.policy.kind === 'in_service' && isSame(row, diskId))
  if (isAdopted) throw conflict(`physical disk already adopted: ${vendor}:${model}:${serial}`)
  const timeCreated = region.timestamp()
  const id = idOf(`adoption request ${vendor} ${model} ${serial} ${timeCreated}`)
  const row = { id, diskId, timeCreated }
  world.adoptionRequests.insert(row)
  region.hardware.after(ADOPTION_MS, () => adopt(region, id))
  return row
}
