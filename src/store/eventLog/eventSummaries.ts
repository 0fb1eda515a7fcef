import type { CommandEvent } from '#machines/interaction/commandMachine'
import type { CommandRequest } from '#machines/interaction/commandRequest'
import type { ConfirmEvent } from '#machines/interaction/confirmMachine'
import type { DeviceCodeEvent } from '#machines/interaction/deviceCodeMachine'
import type { UploadEvent } from '#machines/interaction/imageUploadMachine'
import type { LoginSubmitted } from '#machines/interaction/loginMachine'
import type { PlanEvent } from '#machines/interaction/planMachine'
import type { RootEvent } from '#machines/interaction/rootMachine'
import type { SerialConsoleEvent } from '#machines/interaction/serialConsoleMachine'
import type { SessionEvent } from '#machines/interaction/sessionMachine'
import { openPath } from './openPath'

type InteractionEvent =
  | CommandEvent
  | ConfirmEvent
  | DeviceCodeEvent
  | LoginSubmitted
  | PlanEvent
  | RootEvent
  | SerialConsoleEvent
  | SessionEvent
  | UploadEvent

/** What the log keeps of an event besides its type and the names of its fields. */
type Summaries = {
  [Type in InteractionEvent['type']]?: (event: Extract<InteractionEvent, { type: Type }>) => object
}

const slim = ({ command, subject, source }: CommandRequest) => ({ command: command.name, subject, source })

/** The allow-list of events: a field that stands in no summary is logged by its name only. */
export const eventSummaries: Summaries = {
  'command.issued': ({ id, request, watches }) => ({ id, request: slim(request), watches }),
  'confirm.asked': ({ request }) => ({ request: slim(request) }),
  'plan.issued': ({ id, request, steps }) => ({
    id,
    request: slim(request),
    steps: steps.map(({ command }) => command.name),
  }),
  'way.barred': ({ reason }) => ({ reason }),
  'subject.observed': ({ isAtRest }) => ({ isAtRest }),
  'login.submitted': ({ username }) => ({ username }),
  'session.expired': ({ location }) => ({ location: openPath(location) }),
  'stream.closed': ({ code, reason }) => ({ code, reason }),
}

/** Events by which a person answers the question that the actor put before. */
export const answers: ReadonlySet<string> = new Set<InteractionEvent['type']>([
  'confirm.accepted',
  'confirm.dismissed',
])
