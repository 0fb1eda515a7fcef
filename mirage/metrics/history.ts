import type { Disk, Instance } from '../../src/store/api/generated/types'
import type { Region } from '../region'
import { isAtRest, provisionedByProject, type Use } from '../rules/quota'

/** A stretch of time in milliseconds since the epoch; open while it lasts. */
export interface Stretch {
  from: number
  to: number | null
}

/** What a project uses from a moment on. */
export interface UseStep extends Use {
  at: number
  projectId: string
}

const off: readonly string[] = ['creating', 'stopped', 'failed', 'destroyed']
const MINUTE_MS = 60_000

const instanceOf = ({ state }: Disk) => ('instance' in state ? state.instance : undefined)

/** When a seeded instance was on, as its row lets one think. */
function seededRuns(row: Instance): Stretch[] {
  const created = Date.parse(row.timeCreated)
  const moved = Date.parse(row.timeRunStateUpdated)
  // An instance that has nothing to boot from has never run.
  if (row.runState === 'creating' || (row.runState === 'stopped' && !row.bootDiskId)) return []
  if (row.runState === 'starting') return [{ from: moved, to: null }]
  if (off.includes(row.runState)) return [{ from: created, to: moved }]
  if (moved - created < 10 * MINUTE_MS) return [{ from: created, to: null }]
  // It came to its state from a restart: off for two minutes, then up again.
  return [
    { from: created, to: moved - 2 * MINUTE_MS },
    { from: moved, to: null },
  ]
}

/**
 * What has been, as far as metrics tell of it: when instances were on, which disks they had, what projects used. The
 * seeded past is read off the rows; from then on every change is noted, so that a chart of the past never changes.
 */
export class History {
  readonly runs = new Map<string, Stretch[]>()
  readonly attachments = new Map<string, (Stretch & { instanceId: string })[]>()
  /** In the order of time. */
  readonly use: UseStep[] = []
  /** The silo of every project that ever used something; projects go, what they used has been used. */
  readonly silos = new Map<string, string>()
  private readonly states = new Map<string, string>()
  private readonly levels = new Map<string, Use>()

  /** Reads the past off the rows. From here on {@link observe} notes what changes. */
  begin(region: Region) {
    const { world } = region
    region.moved.add(() => this.observe(region))
    for (const row of world.instances.values()) {
      this.runs.set(row.id, seededRuns(row))
      this.states.set(row.id, row.runState)
    }
    for (const row of world.disks.values()) {
      const instanceId = instanceOf(row)
      if (instanceId)
        this.attachments.set(row.id, [{ instanceId, from: Date.parse(row.timeCreated), to: null }])
    }
    this.noteSilos(world)
    this.seedUse(world)
  }

  /** Notes what has changed since the last time. Called after every write, and whenever something moves. */
  observe(region: Region) {
    const now = region.clock.now()
    for (const row of region.world.instances.values()) this.noteState(row, now)
    for (const [id] of this.states)
      if (!region.world.instances.has(id)) {
        this.close(this.runs.get(id), now)
        this.states.delete(id)
      }
    for (const row of region.world.disks.values()) this.noteAttachment(row, now)
    this.noteSilos(region.world)
    this.noteUse(provisionedByProject(region.world), now)
  }

  private close(stretches: Stretch[] | undefined, now: number) {
    const last = stretches?.at(-1)
    if (last?.to === null) last.to = now
  }

  private noteState(row: Instance, now: number) {
    if (this.states.get(row.id) === row.runState) return
    this.states.set(row.id, row.runState)
    const runs = this.runs.get(row.id) ?? []
    const isOn = !off.includes(row.runState)
    // A reboot ends one run and begins the next.
    if (!isOn || row.runState === 'rebooting') this.close(runs, now)
    if (isOn && runs.at(-1)?.to !== null) runs.push({ from: now, to: null })
    this.runs.set(row.id, runs)
  }

  private noteAttachment(row: Disk, now: number) {
    const known = this.attachments.get(row.id)
    const last = known?.at(-1)
    const open = last?.to === null ? last.instanceId : undefined
    const instanceId = instanceOf(row)
    if (open === instanceId) return
    this.close(known, now)
    if (instanceId) this.attachments.set(row.id, [...(known ?? []), { instanceId, from: now, to: null }])
  }

  private noteSilos({ projects }: Region['world']) {
    for (const { id, siloId } of projects.values()) this.silos.set(id, siloId)
  }

  private noteUse(current: ReadonlyMap<string, Use>, now: number) {
    const none: Use = { cpus: 0, memory: 0, storage: 0 }
    for (const projectId of new Set([...this.levels.keys(), ...current.keys()])) {
      const before = this.levels.get(projectId) ?? none
      const after = current.get(projectId) ?? none
      if (before.cpus === after.cpus && before.memory === after.memory && before.storage === after.storage)
        continue
      this.levels.set(projectId, after)
      this.use.push({ at: now, projectId, ...after })
    }
  }

  /** The staircase up to the present: what was made when, and what went to rest when. */
  private seedUse(world: Region['world']) {
    const changes: UseStep[] = []
    for (const row of world.instances.values()) {
      const { projectId, ncpus: cpus, memory } = row
      const ran = this.runs.get(row.id)?.[0]
      if (!isAtRest(row))
        changes.push({ at: Date.parse(row.timeCreated), projectId, cpus, memory, storage: 0 })
      else if (ran?.to != null) {
        changes.push({ at: ran.from, projectId, cpus, memory, storage: 0 })
        changes.push({ at: ran.to, projectId, cpus: -cpus, memory: -memory, storage: 0 })
      }
    }
    for (const { projectId, size, timeCreated } of [...world.disks.values(), ...world.snapshots.values()])
      changes.push({ at: Date.parse(timeCreated), projectId, cpus: 0, memory: 0, storage: size })
    changes.sort((a, b) => a.at - b.at)
    for (const { at, projectId, ...change } of changes) {
      const before = this.levels.get(projectId)
      const after = {
        cpus: (before?.cpus ?? 0) + change.cpus,
        memory: (before?.memory ?? 0) + change.memory,
        storage: (before?.storage ?? 0) + change.storage,
      }
      this.levels.set(projectId, after)
      this.use.push({ at, projectId, ...after })
    }
  }
}
