import type { AcceptedRelease, ReleaseStatus } from '#model/olderFacts'
import type { ReleaseRow } from '../models/release'
import type { Region } from '../region'
import { invalid } from '../wire/apiError'

/** The parts of the region that run the software of a release. */
const COMPONENTS = 64

/** The time that the update of one part takes. A real one takes up to thirteen minutes. */
const STEP_MS = 4_000

/** The software of a part before its first update. */
const INSTALLED = 'install dataset'

/** The number of parts that run the target release already. */
function updatedOf(region: Region, { version, previous, timeRequested }: ReleaseRow): number {
  if (version === null) return 0
  if (version === previous) return COMPONENTS
  const passed = region.clock.now() - Date.parse(timeRequested)
  return Math.min(COMPONENTS, Math.floor((passed * region.hardware.speed) / STEP_MS))
}

/** The target release, and how far the update is. */
export function releaseStatus(region: Region): ReleaseStatus {
  const release = region.world.release.get()
  const { version, previous, timeRequested, generation } = release
  const updated = updatedOf(region, release)
  const counts: readonly (readonly [string | null, number])[] = [
    [previous ?? INSTALLED, COMPONENTS - updated],
    [version, updated],
  ]
  return {
    generation,
    targetRelease: version === null ? null : { version, timeRequested },
    componentsByReleaseVersion: Object.fromEntries(counts.filter(([, count]) => count > 0)),
    suspended: region.world.recoveries.all().length > 0,
    contactSupport: false,
    timeLastStepPlanned:
      updated === 0 || version === previous
        ? timeRequested
        : new Date(Date.parse(timeRequested) + (updated * STEP_MS) / region.hardware.speed).toISOString(),
  }
}

const unchangeable = (reason: string) => invalid(`Target release cannot be changed: ${reason}`)

/** The beginning of the name of a file whose software is installed on a sled by hand. */
const BY_HAND = 'fault-recovery'

/** Installs a repository on a sled by hand, if the name of its file says so. */
export function installByHand({ world }: Region, fileName: string, version: string) {
  const sled = world.sleds.findBy(({ policy }) => policy.kind === 'in_service')
  if (sled && fileName.startsWith(BY_HAND)) world.recoveries.replaceAll([{ sledId: sled.id, version }])
}

/** @throws 400 while the region waits for the end of a recovery */
export function requireRecovered({ world }: Region) {
  if (world.recoveries.all().length > 0)
    throw unchangeable('a support-driven recovery (mupdate) has occurred and must be cleared first')
}

/** Makes another release the target. */
export function setTarget(region: Region, version: string): AcceptedRelease {
  const { world } = region
  const { generation, version: previous } = world.release.get()
  const accepted = { version, timeRequested: region.timestamp(), generation: generation + 1 }
  world.release.update({ ...accepted, previous })
  return accepted
}

/** Ends a recovery: the release that is on the sled is the target. @throws 400 for another one, or without a recovery */
export function finishRecovery(region: Region, version: string) {
  const [recovery] = region.world.recoveries.all()
  if (!recovery) throw unchangeable('no evidence a mupdate has occurred - recovery not needed')
  if (recovery.version !== version)
    throw unchangeable(
      `mupdate recovery required, but specified version ${version} does not match the version of components deployed on sled ${recovery.sledId} (${recovery.version})`,
    )
  region.world.recoveries.replaceAll([])
  setTarget(region, version)
}
