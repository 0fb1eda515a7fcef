import type { CommandRequest } from '#machines/interaction/commandRequest'
import type { InteractionEvent } from '#machines/interaction/interactionEvent'
import type { EventData, KeptFields, LoggedRequest } from './entry'
import { openPath } from './openPath'
import { keysOnly } from './redact'

const slim = ({ command, subject, source }: CommandRequest): LoggedRequest => ({
  command: command.name,
  label: command.label,
  ...(command.deletes && { deletes: true }),
  ...(command.rule && { event: command.rule.event }),
  subject,
  source,
})

/** The allow-list of events: the log keeps only the names of fields that are in no summary. */
const eventSummaries: {
  [Type in keyof KeptFields]: (event: Extract<InteractionEvent, { type: Type }>) => KeptFields[Type]
} = {
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
  'upload.submitted': ({ request }) =>
    'fileName' in request
      ? { kind: 'targetRelease', name: request.fileName }
      : { kind: 'image', name: request.name },
  'undo.asked': ({ request: { label, subject } }) => ({ label, subject }),
}

/** Events by which the user answers a question of the actor. */
const answers: ReadonlySet<string> = new Set<InteractionEvent['type']>([
  'confirm.accepted',
  'confirm.dismissed',
])

/**
 * An event of an actor for the log. Of the library's own events, which carry inputs and outputs, only the type.
 */
export function redactEvent(event: { type: string }): EventData {
  if (event.type.startsWith('xstate.')) return { type: event.type } as EventData
  const summary = (eventSummaries as Record<string, ((event: never) => object) | undefined>)[event.type]
  return { ...(keysOnly(event) as object), ...summary?.(event as never), type: event.type } as EventData
}

/** Whether an event answers a question of its actor. */
export const isAnswer = ({ type }: { type: string }): boolean => answers.has(type)
