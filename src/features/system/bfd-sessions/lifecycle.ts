import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import type { BfdStatus } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { bfdTone } from '#features/kit/lifecycle/regionTones'
import { disableBfd } from './commands'
import { sessionId, sessionTitle } from './sessionText'

/** The lifecycle of BFD sessions. */
export const bfdSessionResource: StatefulResource<BfdStatus> = {
  kind: 'bfdSession',
  lifecycle: bfdSessionLifecycle,
  tone: bfdTone,
  read: (session) => ({ id: sessionId(session), name: sessionTitle(session), state: session.state }),
  commands: (session) => [planStep(disableBfd, session)],
}
