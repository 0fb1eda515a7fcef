import type { Measurement, SystemMetricName } from '../../src/store/api/generated/types'
import type { Region } from '../region'
import type { Use } from '../rules/quota'

const measured: Record<SystemMetricName, keyof Use> = {
  cpus_provisioned: 'cpus',
  ram_provisioned: 'memory',
  virtual_disk_space_provisioned: 'storage',
}

/** How often a level that has not changed is published again, on an absolute grid. */
const PUBLISHED_EVERY_MS = 3_600_000

/** A level, and since when it is so. */
interface Step {
  at: number
  level: number
}

/** How much was provisioned since when, in all the projects that are meant. */
function staircase(region: Region, name: SystemMetricName, isMeant: (projectId: string) => boolean): Step[] {
  const what = measured[name]
  const levels = new Map<string, number>()
  const steps: Step[] = []
  let sum = 0
  for (const { at, projectId, ...use } of region.world.history.use) {
    if (!isMeant(projectId)) continue
    const change = use[what] - (levels.get(projectId) ?? 0)
    levels.set(projectId, use[what])
    sum += change
    const last = steps.at(-1)
    // What happens at one moment is one step.
    if (last?.at === at) last.level = sum
    else if (change !== 0) steps.push({ at, level: sum })
  }
  return steps
}

/** Changes of the levels, and in between the same level again, so that every range has something to tell. */
function published(steps: readonly Step[], now: number): Step[] {
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
 * A capacity metric over time: a staircase that ends at what is provisioned now. Source: backend-behaviour §5.5.
 *
 * @param isMeant which projects count
 * @returns ascending
 */
export function capacityOf(
  region: Region,
  name: SystemMetricName,
  isMeant: (projectId: string) => boolean,
): Measurement[] {
  region.world.history.observe(region)
  return published(staircase(region, name, isMeant), region.clock.now()).map(({ at, level }) => ({
    timestamp: new Date(at).toISOString(),
    datum: { type: 'i64', datum: level },
  }))
}
