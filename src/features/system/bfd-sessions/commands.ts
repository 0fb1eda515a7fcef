import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import type { BfdStatus } from '#store/api/generated/types'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { sessionId, sessionTitle } from './sessionText'

/** Disables a session. Allowed to viewers of the fleet, as in the control plane. Rule: ROLE-12. */
export const disableBfd = defineCommand<BfdStatus>()({
  name: 'bfdSession.disable',
  label: 'Disable',
  many: 'once',
  endpoint: bfdSessionsApi.endpoints.networkingBfdDisable,
  lifecycle: bfdSessionLifecycle,
  event: 'command.disable',
  toArgs: ({ switchSlot, peer }) => ({ body: { switchSlot, remote: peer } }),
  subject: (session) => ({
    kind: 'bfdSession',
    id: sessionId(session),
    name: session.peer,
    state: session.state,
  }),
  confirm: (session) => ({
    title: phrase`Disable ${sessionTitle(session)}?`,
    body: 'The session ends and leaves the list. A failure of this neighbour is then noticed by BGP alone, which takes longer.',
    tone: 'danger',
  }),
  end: (session) => `${sessionTitle(session)} disabled`,
  errorMessage: (session) => `Could not disable ${sessionTitle(session)}`,
})
