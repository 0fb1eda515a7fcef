import { bfdSessionLifecycle } from '../../src/machines/lifecycle/bfdSessionLifecycle'
import type { BfdState, BfdStatus } from '../../src/store/api/generated/types'
import { requireFleet } from '../access/roles'
import { bfdBehaviour } from '../behaviours/bfdBehaviour'
import { handlersOf, moveTo, type Region } from '../region'
import { canonicalIp } from '../rules/nets'
import { requireLocation } from '../rules/ports'

/** A session has no id of its own: switch and neighbour name it together. */
export const bfdSessionId = (at: string, peer: string) => `bfd ${at} ${canonicalIp(peer)}`

const isIt = (id: string) => (row: BfdStatus) => bfdSessionId(row.switch, row.peer) === id

/** Moves a session, or takes it away. */
export function moveBfdSession(region: Region, id: string, state: string) {
  const { world } = region
  moveTo(
    region,
    {
      lifecycle: bfdSessionLifecycle,
      behaviour: bfdBehaviour,
      id,
      read: () => world.bfdSessions.find(isIt(id))?.state,
      write: (next) => {
        world.bfdSessions =
          next === 'gone'
            ? world.bfdSessions.filter((row) => !isIt(id)(row))
            : world.bfdSessions.map((row) => (isIt(id)(row) ? { ...row, state: next as BfdState } : row))
      },
    },
    state,
  )
}

/**
 * Sessions that notice at once when a neighbour is gone. A viewer may make and end them: the control plane asks no more,
 * and so do we. Source: backend-behaviour §3.20, §4.13.
 */
export const bfdHandlers = handlersOf({
  networkingBfdStatus({ region }) {
    requireFleet(region, 'viewer')
    return region.world.bfdSessions
  },
  /** A session with that neighbour that is there already is replaced and begins anew. */
  networkingBfdEnable({ args, region }) {
    requireFleet(region, 'viewer')
    const { remote, local = null, mode, detectionThreshold, requiredRx } = args.body
    const at = requireLocation(args.body.switch)
    const id = bfdSessionId(at, remote)
    const row: BfdStatus = {
      switch: at,
      peer: canonicalIp(remote),
      local,
      mode,
      detectionThreshold,
      requiredRx,
      state: 'down',
    }
    region.world.still.delete(id)
    region.world.bfdSessions = [...region.world.bfdSessions.filter((each) => !isIt(id)(each)), row]
    moveBfdSession(region, id, 'down')
  },
  /** No fault when there is none. */
  networkingBfdDisable({ args, region }) {
    requireFleet(region, 'viewer')
    const id = bfdSessionId(args.body.switch, args.body.remote)
    const row = region.world.bfdSessions.find(isIt(id))
    const target = row && bfdSessionLifecycle.next(row.state, 'command.disable')
    if (target) moveBfdSession(region, id, target)
  },
})
