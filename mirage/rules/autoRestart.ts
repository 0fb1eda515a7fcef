import { isRestartDue } from '#machines/lifecycle/autoRestart'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { autoRestartBehaviour } from '../behaviours/instanceBehaviour'
import { moveInstance } from './instances'
import type { Region } from '../region'

/** Restarts failed instances that are due, now and at every later sweep. Rules: LIFE-5, MOCK-1. */
export function sweepForRestarts(region: Region) {
  const { sweepEveryMs, cooldownMs } = autoRestartBehaviour
  region.hardware.after(sweepEveryMs, () => {
    const now = region.clock.now()
    for (const row of region.world.instances.all()) {
      if (!isRestartDue(row, now) || region.world.frozen.has(row.id)) continue
      const target = instanceLifecycle.next(row.runState, 'command.start')
      if (!target) continue
      region.world.instances.update(row.id, {
        timeLastAutoRestarted: region.timestamp(),
        autoRestartCooldownExpiration: new Date(now + cooldownMs).toISOString(),
      })
      moveInstance(region, row.id, target)
    }
    sweepForRestarts(region)
  })
}
