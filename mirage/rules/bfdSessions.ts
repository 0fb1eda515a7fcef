import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { bfdSessionMachine } from '#machines/lifecycle/bfdSessionMachine'
import type { BfdState, BfdStatus } from '#store/api/generated/types'
import { bfdSessionId as idOf } from '#model/network/bfdSessionId'
import { workOf } from '../behaviours/behaviour'
import { bfdBehaviour } from '../behaviours/bfdBehaviour'
import type { Region } from '../region'
import { canonicalIp } from './cidr'
import { moveTo } from './moveTo'

/** The id of a session, for a neighbour as a caller writes it. */
export const bfdSessionId = (slot: string, peer: string) => idOf(slot, canonicalIp(peer))

/** Whether a row is the session with that id. */
export const isBfdSession = (row: BfdStatus, id: string) => bfdSessionId(row.switchSlot, row.peer) === id

/** Puts a session into a state; `gone` removes it. */
export function moveBfdSession(region: Region, id: string, state: string) {
  const { world } = region
  const rowOf = () => world.bfdSessions.findBy((row) => isBfdSession(row, id))
  moveTo(
    region,
    {
      lifecycle: bfdSessionLifecycle,
      machine: bfdSessionMachine,
      work: workOf(bfdBehaviour),
      id,
      read: () => rowOf()?.state,
      write: (next) => {
        const row = rowOf()
        if (!row) return
        if (next === 'gone') world.bfdSessions.remove(row.id)
        else world.bfdSessions.update(row.id, { state: next as BfdState })
      },
    },
    state,
  )
}
