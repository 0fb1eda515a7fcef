import { HOUR_MS } from '#src/durations'
import type { Measurement, SystemMetricName, VirtualResourceCounts } from '#store/api/generated/types'
import type { Region } from '../region'

const measured: Record<SystemMetricName, keyof VirtualResourceCounts> = {
  cpus_provisioned: 'cpus',
  ram_provisioned: 'memory',
  virtual_disk_space_provisioned: 'storage',
}

/** The interval at which an unchanged level is repeated, on an absolute grid. */
const PUBLISHED_EVERY_MS = HOUR_MS

/** A level, and the time from which it is valid. */
interface Step {
  at: number
  level: number
}

/** The steps of the sum over the included projects. */
function stepsOf(region: Region, name: SystemMetricName, isIncluded: (projectId: string) => boolean): Step[] {
  const what = measured[name]
  const levels = new Map<string, number>()
  const steps: Step[] = []
  let sum = 0
  for (const { at, projectId, ...use } of region.world.history.usage) {
    if (!isIncluded(projectId)) continue
    const change = use[what] - (levels.get(projectId) ?? 0)
    levels.set(projectId, use[what])
    sum += change
    const last = steps.at(-1)
    // Changes at one moment are one step.
    if (last?.at === at) last.level = sum
    else if (change !== 0) steps.push({ at, level: sum })
  }
  return steps
}

/** The steps, and between them the same level repeated, so that every time range has a measurement. */
function repeated(steps: readonly Step[], now: number): Step[] {
  return steps.flatMap((step, index) => {
    const until = steps[index + 1]?.at ?? now
    const again: Step[] = []
    for (
      let at = (Math.floor(step.at / PUBLISHED_EVERY_MS) + 1) * PUBLISHED_EVERY_MS;
      at < until;
      at += PUBLISHED_EVERY_MS
    )
      again.push({ at, level: step.level })
    return [step, ...again]
  })
}

/**
 * A capacity metric over time (cpus_provisioned, ram_provisioned, virtual_disk_space_provisioned): a step function that
 * ends at the present value, written at each change and again every hour. The start is inclusive, the end exclusive.
 *
 * @param isIncluded selects the projects
 * @returns in ascending order of time
 */
export function capacityOf(
  region: Region,
  name: SystemMetricName,
  isIncluded: (projectId: string) => boolean,
): Measurement[] {
  region.recordHistory()
  return repeated(stepsOf(region, name, isIncluded), region.clock.now()).map(({ at, level }) => ({
    timestamp: new Date(at).toISOString(),
    datum: { type: 'i64', datum: level },
  }))
}
