import { lt, major } from 'semver'
import { MINUTE_MS } from '#src/durations'
import { updateLifecycle, updateState, type UpdateState } from '#machines/lifecycle/updateLifecycle'
import { updateMachine } from '#machines/lifecycle/updateMachine'
import type { AcceptedRelease, ReleaseStatus } from '#model/olderFacts'
import { componentCounts, UPDATE_ID } from '#model/release'
import { hasFeature } from '#store/api/versions/hasFeature'
import { noTarget, type ReleaseRow } from '../models/release'
import type { Region } from '../region'
import { ApiError, invalid } from '../wire/apiError'
import type { World } from '../world'
import { moveTo } from './moveTo'

/** The parts of the region that run the software of a release. */
const COMPONENTS = 64

/** The time that the update of one part takes. A real one takes up to thirteen minutes. */
export const STEP_MS = 4_000

/** An update without a step for so long needs support. */
const SUPPORT_AFTER_MS = 20 * MINUTE_MS

/** The software of a part before its first update. */
const INSTALLED = 'install dataset'

const isUpdate = ({ version, previous }: ReleaseRow) => version !== null && version !== previous

/** The number of parts that run the target release already. */
function updatedOf(region: Region, row: ReleaseRow): number {
  if (row.version === null) return 0
  if (!isUpdate(row)) return COMPONENTS
  const passed = region.clock.now() - Date.parse(row.since)
  const updated = row.updatedBefore + Math.floor((passed * region.hardware.speed) / STEP_MS)
  return Math.min(row.waitsAt ?? COMPONENTS, updated)
}

/** The target release, and how far the update is. */
export function releaseStatus(region: Region): ReleaseStatus {
  const release = region.world.release.get()
  const { version, previous, timeRequested, generation, since, updatedBefore, isUnhealthy } = release
  const updated = updatedOf(region, release)
  const counts: readonly (readonly [string | null, number])[] = [
    [previous ?? INSTALLED, COMPONENTS - updated],
    [version, updated],
  ]
  const steps = isUpdate(release) ? updated - updatedBefore : 0
  const plannedAt = Date.parse(since) + (steps * STEP_MS) / region.hardware.speed
  const isLate =
    isUpdate(release) && updated < COMPONENTS && region.clock.now() - plannedAt > SUPPORT_AFTER_MS
  return {
    generation,
    targetRelease: version === null ? null : { version, timeRequested },
    componentsByReleaseVersion: Object.fromEntries(counts.filter(([, count]) => count > 0)),
    suspended: region.world.recoveries.all().length > 0,
    contactSupport: isUnhealthy || isLate,
    timeLastStepPlanned: steps === 0 ? since : new Date(plannedAt).toISOString(),
  }
}

/** The state of the update. The region needs no second answer to know that it needs support. */
function stateOf(region: Region): UpdateState {
  const status = releaseStatus(region)
  return updateState(status, { at: region.clock.now(), needsSupport: status.contactSupport })
}

const unchangeable = (reason: string) => invalid(`Target release cannot be changed: ${reason}`)

/** The beginnings of the names of files that do something on purpose. */
const faults = {
  /** Its software is installed on a sled by hand. */
  recovery: 'fault-recovery',
  /** The update to it waits half-way. */
  wait: 'fault-wait',
  /** The region needs support from then on. */
  support: 'fault-support',
}

/** Installs a release on a sled by hand. */
function installByHand({ sleds, recoveries }: World, version: string) {
  const sled = sleds.findBy(({ policy }) => policy.kind === 'in_service')
  if (sled) recoveries.replaceAll([{ sledId: sled.id, version }])
}

/** Does what the name of an uploaded file says, beside its upload. */
export function afterUpload({ world }: Region, fileName: string, version: string) {
  if (fileName.startsWith(faults.recovery)) installByHand(world, version)
  if (fileName.startsWith(faults.support)) world.release.update({ isUnhealthy: true })
}

/** @throws 400 for a target that a region before 20251008 refuses: an older one */
function requireNotOlder(version: string, current: string | null) {
  if (current !== null && lt(version, current))
    throw new ApiError(
      400,
      undefined,
      `requested target release (${version}) must not be older than the current one (${current})`,
    )
}

/**
 * @throws 400 for a target that the region refuses, and while it does not take another one. Its repository is looked up
 *   afterwards
 */
export function requireTarget(region: Region, version: string) {
  const current = region.world.release.get().version
  if (!hasFeature(region.api, 'updateStatus')) return requireNotOlder(version, current)
  if (version === current)
    throw unchangeable(`cannot update to target release ${version} (already targeting that version)`)
  if (current !== null && major(version) > major(current) + 1)
    throw unchangeable(
      `cannot skip from scheduled release ${major(current)} to scheduled release ${major(version)}`,
    )
  if (current !== null && lt(version, current))
    throw unchangeable(
      `cannot downgrade: requested target release version ${version} is older than current target release version ${current}`,
    )
  const status = releaseStatus(region)
  if (status.suspended)
    throw unchangeable('a support-driven recovery (mupdate) has occurred and must be cleared first')
  if (!updateLifecycle.can(stateOf(region), 'command.setTarget') || componentCounts(status).left > 0)
    throw unchangeable('a previous update is still in progress')
}

/** Makes another release the target. */
export function setTarget(region: Region, version: string): AcceptedRelease {
  const { world } = region
  const { generation, version: previous } = world.release.get()
  const timeRequested = region.timestamp()
  const accepted = { version, timeRequested, generation: generation + 1 }
  const waits = world.repositories.get(version)?.fileName.startsWith(faults.wait)
  world.release.update({
    ...accepted,
    previous,
    since: timeRequested,
    updatedBefore: 0,
    waitsAt: waits ? COMPONENTS / 2 : null,
  })
  return accepted
}

/** Takes up an update that waits, since another sled takes instances: the others can be emptied one after the other. */
export function continueUpdate({ world, timestamp }: Region) {
  const { waitsAt } = world.release.get()
  if (waitsAt !== null) world.release.update({ since: timestamp(), updatedBefore: waitsAt, waitsAt: null })
}

/** Ends a recovery: the release that is on the sled is the target. @throws 400 for another one, or without a recovery */
export function finishRecovery(region: Region, version: string) {
  const [recovery] = region.world.recoveries.all()
  if (!recovery || !updateLifecycle.can(stateOf(region), 'command.finishRecovery'))
    throw unchangeable('no evidence a mupdate has occurred - recovery not needed')
  if (recovery.version !== version)
    throw unchangeable(
      `mupdate recovery required, but specified version ${version} does not match the version of components deployed on sled ${recovery.sledId} (${recovery.version})`,
    )
  region.world.recoveries.replaceAll([])
  setTarget(region, version)
}

/** The state of the update by its id; undefined for another id. */
export const updateStateOf = (region: Region, id: string): UpdateState | undefined =>
  id === UPDATE_ID ? stateOf(region) : undefined

/** The ages of the last step in the states of an update that takes none, in milliseconds: at their beginning. */
const stepAges: { readonly [State in UpdateState]?: number } = {
  waiting: 14 * MINUTE_MS,
  // A recovery takes long: the region asks for support meanwhile.
  suspended: SUPPORT_AFTER_MS + MINUTE_MS,
}

/** What the target release and the update to it have in a state. */
function releaseIn({ world, clock }: Region, target: string, state: UpdateState): Partial<ReleaseRow> {
  const { previous } = world.release.get()
  if (state === 'no_target') return noTarget
  if (state === 'needs_support') return { version: target, isUnhealthy: true }
  if (state === 'up_to_date') return { version: target, previous: target, isUnhealthy: false }
  const canGoOn = state === 'updating' && !world.frozen.has(UPDATE_ID)
  return {
    version: target,
    previous: previous === target ? null : previous,
    since: new Date(clock.now() - (stepAges[state] ?? 0)).toISOString(),
    updatedBefore: COMPONENTS / 2,
    waitsAt: canGoOn ? null : COMPONENTS / 2,
    isUnhealthy: false,
  }
}

/** Puts the update into a state: half-way to a target, unless the state says otherwise. */
export function moveUpdate(region: Region, id: string, state: string) {
  const { release, recoveries, repositories } = region.world
  moveTo(
    region,
    {
      lifecycle: updateLifecycle,
      machine: updateMachine,
      // Its steps follow from the time alone.
      work: () => undefined,
      id,
      read: () => updateStateOf(region, id),
      write(next) {
        const newest = repositories.all().at(-1)?.systemVersion
        const target = release.get().version ?? newest
        if (target === undefined) return
        release.update(releaseIn(region, target, next as UpdateState))
        recoveries.replaceAll([])
        if (next === 'suspended') installByHand(region.world, newest ?? target)
      },
    },
    state,
  )
}
