import { MINUTE_MS } from '#src/durations'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Disk, Instance, SwitchPort, VirtualResourceCounts } from '#store/api/generated/types'
import type { Period, UsageStep } from '../models/usageHistory'
import type { Region } from '../region'
import { settingsOf } from '../rules/ports'
import { isAtRest, provisionedByProject } from '../rules/quota'

const isPlaced = ({ runState }: Instance) => instanceLifecycle.has(runState, 'placed')

const instanceOf = ({ state }: Disk) => ('instance' in state ? state.instance : undefined)

/** The periods in which an instance of the seed was on, derived from its row. */
function seededRuns(row: Instance): Period[] {
  const created = Date.parse(row.timeCreated)
  const changedAt = Date.parse(row.timeRunStateUpdated)
  // An instance that is still being created, or has no boot disk, has never run.
  if (!isPlaced(row) && (instanceLifecycle.isTransitional(row.runState) || !row.bootDiskId)) return []
  if (instanceLifecycle.has(row.runState, 'boots')) return [{ from: changedAt, to: null }]
  if (!isPlaced(row)) return [{ from: created, to: changedAt }]
  if (changedAt - created < 10 * MINUTE_MS) return [{ from: created, to: null }]
  // A restart put it into its state: it was off for two minutes, then on again.
  return [
    { from: created, to: changedAt - 2 * MINUTE_MS },
    { from: changedAt, to: null },
  ]
}

/** Records the past of a region in its world: at first from the rows of the seed, then every change when it happens. */
export class HistoryRecorder {
  private readonly states = new Map<string, string>()
  private readonly levels = new Map<string, VirtualResourceCounts>()

  /** Records the past of the seed, and from now on every change of a state. */
  constructor(private readonly region: Region) {
    const { world } = region
    const { runs, attachments, links } = world.history
    for (const row of world.instances.all()) {
      runs.set(row.id, seededRuns(row))
      this.states.set(row.id, row.runState)
    }
    for (const row of world.disks.all()) {
      const instanceId = instanceOf(row)
      if (instanceId) attachments.set(row.id, [{ instanceId, from: Date.parse(row.timeCreated), to: null }])
    }
    for (const row of world.switchPorts.all()) {
      const settings = settingsOf(region, row)
      if (settings?.links.length) links.set(row.id, [{ from: Date.parse(settings.timeCreated), to: null }])
    }
    this.recordSilos()
    this.seedUsage()
    region.stateListeners.add(() => region.recordHistory())
  }

  /** Records the changes since the last call. To be called after every write. */
  record() {
    const { world, clock } = this.region
    const now = clock.now()
    for (const row of world.instances.all()) this.recordState(row, now)
    for (const [id] of this.states)
      if (!world.instances.has(id)) {
        close(world.history.runs.get(id), now)
        this.states.delete(id)
      }
    for (const row of world.disks.all()) this.recordAttachment(row, now)
    for (const row of world.switchPorts.all()) this.recordLink(row, now)
    this.recordSilos()
    this.recordUsage(provisionedByProject(world), now)
  }

  private recordState(row: Instance, now: number) {
    if (this.states.get(row.id) === row.runState) return
    this.states.set(row.id, row.runState)
    const { runs: allRuns } = this.region.world.history
    const runs = allRuns.get(row.id) ?? []
    const isOn = isPlaced(row)
    // A reboot ends one run and begins the next.
    if (!isOn || instanceLifecycle.has(row.runState, 'restarts')) close(runs, now)
    if (isOn && runs.at(-1)?.to !== null) runs.push({ from: now, to: null })
    allRuns.set(row.id, runs)
  }

  private recordAttachment(row: Disk, now: number) {
    const { attachments } = this.region.world.history
    const past = attachments.get(row.id)
    const last = past?.at(-1)
    const open = last?.to === null ? last.instanceId : undefined
    const instanceId = instanceOf(row)
    if (open === instanceId) return
    close(past, now)
    if (instanceId) attachments.set(row.id, [...(past ?? []), { instanceId, from: now, to: null }])
  }

  private recordLink(row: SwitchPort, now: number) {
    const { links } = this.region.world.history
    const past = links.get(row.id) ?? []
    const isSet = Boolean(settingsOf(this.region, row)?.links.length)
    if (!isSet) close(past, now)
    else if (past.at(-1)?.to !== null) links.set(row.id, [...past, { from: now, to: null }])
  }

  private recordSilos() {
    const { projects, history } = this.region.world
    for (const { id, siloId } of projects.all()) history.silos.set(id, siloId)
  }

  private recordUsage(current: ReadonlyMap<string, VirtualResourceCounts>, now: number) {
    const none: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }
    for (const projectId of new Set([...this.levels.keys(), ...current.keys()])) {
      const before = this.levels.get(projectId) ?? none
      const after = current.get(projectId) ?? none
      if (before.cpus === after.cpus && before.memory === after.memory && before.storage === after.storage)
        continue
      this.levels.set(projectId, after)
      this.region.world.history.usage.push({ at: now, projectId, ...after })
    }
  }

  /** The steps up to the present, from the times when things were created and stopped. */
  private seedUsage() {
    const { world } = this.region
    const changes: UsageStep[] = []
    for (const row of world.instances.all()) {
      const { projectId, ncpus: cpus, memory } = row
      const firstRun = world.history.runs.get(row.id)?.[0]
      if (!isAtRest(row))
        changes.push({ at: Date.parse(row.timeCreated), projectId, cpus, memory, storage: 0 })
      else if (firstRun?.to != null) {
        changes.push({ at: firstRun.from, projectId, cpus, memory, storage: 0 })
        changes.push({ at: firstRun.to, projectId, cpus: -cpus, memory: -memory, storage: 0 })
      }
    }
    for (const { projectId, size, timeCreated } of [...world.disks.all(), ...world.snapshots.all()])
      changes.push({ at: Date.parse(timeCreated), projectId, cpus: 0, memory: 0, storage: size })
    for (const { from, to, projectId, cpus, memory, storage } of world.history.past)
      changes.push(
        { at: from, projectId, cpus, memory, storage },
        { at: to, projectId, cpus: -cpus, memory: -memory, storage: -storage },
      )
    changes.sort((a, b) => a.at - b.at)
    for (const { at, projectId, ...change } of changes) {
      const before = this.levels.get(projectId)
      const after = {
        cpus: (before?.cpus ?? 0) + change.cpus,
        memory: (before?.memory ?? 0) + change.memory,
        storage: (before?.storage ?? 0) + change.storage,
      }
      this.levels.set(projectId, after)
      world.history.usage.push({ at, projectId, ...after })
    }
  }
}

function close(periods: Period[] | undefined, now: number) {
  const last = periods?.at(-1)
  if (last?.to === null) last.to = now
}
