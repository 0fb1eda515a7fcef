import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import type { BfdStatus } from '#store/api/generated/types'
import { bfdSessionId } from '#model/network/bfdSessionId'
import { resourceKind } from '../resourceKind'

/** BFD sessions. Switch and neighbour identify them. */
export const bfdSessionKind = resourceKind(
  'bfdSession',
  bfdSessionLifecycle,
  (session: BfdStatus) => session.state,
  (session) => ({
    id: bfdSessionId(session.switchSlot, session.peer),
    name: `${session.switchSlot} to ${session.peer}`,
  }),
)
