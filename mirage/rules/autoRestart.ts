import { isRestartDue } from '../../src/machines/lifecycle/autoRestart'
import { instanceLifecycle } from '../../src/machines/lifecycle/instanceLifecycle'
import { autoRestartBehaviour } from '../behaviours/instanceBehaviour'
import { moveInstance } from '../handlers/instances'
import type { Region } from '../region'

/** Starts again what failed and is due, and keeps looking. Source: backend-behaviour §4.1. */
export function sweepForRestarts(region: Region) {
  const { sweepEveryMs, cooldownMs } = autoRestartBehaviour
  region.clock.after(sweepEveryMs, () => {
    const now = region.clock.now()
    for (const row of region.world.instances.values()) {
      if (!isRestartDue(row, now) || region.world.still.has(row.id)) continue
      const target = instanceLifecycle.next(row.runState, 'command.start')
      if (!target) continue
      region.world.instances.set(row.id, {
        ...row,
        timeLastAutoRestarted: region.timestamp(),
        autoRestartCooldownExpiration: new Date(now + cooldownMs).toISOString(),
      })
      moveInstance(region, row.id, target)
    }
    sweepForRestarts(region)
  })
}
