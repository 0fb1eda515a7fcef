import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import type { BfdStatus } from '#store/api/generated/types'
import { requireFleet } from '../access/roles'
import { handlersOf } from '../region'
import { bfdSessionId, isBfdSession, moveBfdSession } from '../rules/bfdSessions'
import { canonicalIp } from '../rules/cidr'
import { requireSlot } from '../rules/ports'

/**
 * BFD sessions, which detect at once when a neighbour is unreachable. A viewer may enable and disable them, as in the
 * control plane. Rules: ROLE-12, OPS-9.
 */
export const bfdHandlers = handlersOf({
  networkingBfdStatus({ region }) {
    requireFleet(region, 'viewer')
    return region.world.bfdSessions.all()
  },
  /** Replaces a session with the same neighbour. */
  networkingBfdEnable({ args, region }) {
    requireFleet(region, 'viewer')
    const { remote, local = null, mode, detectionThreshold, requiredRx } = args.body
    const switchSlot = requireSlot(args.body.switchSlot)
    const id = bfdSessionId(switchSlot, remote)
    const row: BfdStatus = {
      switchSlot,
      peer: canonicalIp(remote),
      local,
      mode,
      detectionThreshold,
      requiredRx,
      state: 'down',
    }
    region.world.frozen.remove(id)
    region.world.bfdSessions.removeWhere((session) => isBfdSession(session, id))
    region.world.bfdSessions.insert(row)
    moveBfdSession(region, id, 'down')
  },
  /** Disabling a session that does not exist is no error. */
  networkingBfdDisable({ args, region }) {
    requireFleet(region, 'viewer')
    const id = bfdSessionId(args.body.switchSlot, args.body.remote)
    const row = region.world.bfdSessions.findBy((session) => isBfdSession(session, id))
    const target = row && bfdSessionLifecycle.next(row.state, 'command.disable')
    if (target) moveBfdSession(region, id, target)
  },
})
