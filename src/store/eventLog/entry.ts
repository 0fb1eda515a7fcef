import type { StateValue } from 'xstate'
import type { CommandSubject, IntentSource } from '#machines/interaction/commandRequest'
import type { InteractionEvent } from '#machines/interaction/interactionEvent'
import type { ChangeVerdict } from '#machines/lifecycle/ask'
import type { IntentTarget } from './intentTarget'

// The entries of the event log: a union by kind, each with a subject and data of its own. Plain JSON, already redacted.

/** A running actor, by its name. */
interface ActorSubject {
  actor: string
}

/** A resource. The kinds of a saved log may be those of an older console. */
interface ResourceSubject {
  kind: string
  id: string
}

/** The details of an intent. */
export interface IntentDetails {
  /** The act on the control: absent for keys, for the browser's buttons, and for intents that code records. */
  act?: 'change' | 'click' | 'submit' | 'type'
  /** The control. */
  at?: IntentTarget
  /** The option that was chosen in a select. */
  option?: string
  /** The name of the field that was typed into, as its form calls it. */
  field?: string
  /** The keys that were pressed: `mod+K`; two in a row with a blank between them. */
  keys?: string
  /** How many steps the history went: negative for back. */
  by?: number
  /** A call that was made to fail. */
  fails?: { operation: string; times: number }
  /** A state that was reported for the region, and the one that was seen before. */
  reports?: { kind: string; name: string; from?: string; to: string; isHeld: boolean }
}

/** A request for a command as the log keeps it: without its record. */
export interface LoggedRequest {
  /** `instance.stop`. */
  command: string
  subject: ResourceSubject & Pick<CommandSubject, 'name' | 'state'>
  /** Absent when no person asked for it. */
  source?: IntentSource | undefined
}

/** The fields of events that the log keeps, by the type of the event. Any other field is kept by its name alone. */
export interface KeptFields {
  'command.issued': { id: string; request: LoggedRequest; watches: boolean }
  'confirm.asked': { request: LoggedRequest }
  'plan.issued': { id: string; request: LoggedRequest; steps: readonly string[] }
  'way.barred': { reason: string }
  'subject.observed': { isAtRest: boolean }
  'login.submitted': { username: string }
  'session.expired': { location: string }
  'stream.closed': { code: number; reason: string }
}

/** An event that an actor has received. */
export type EventData =
  | { [Type in keyof KeptFields]: { type: Type } & KeptFields[Type] }[keyof KeptFields]
  | { type: Exclude<InteractionEvent['type'], keyof KeptFields> | `xstate.${string}` }

/** The subject and the data of each kind of entry. Rule: LOG-1. */
interface Said {
  /** A person asked for something: `click button "Stop" in row "db1"`. */
  intent: { subject: string; data: { source: IntentSource } & IntentDetails }
  event: { subject: ActorSubject; data: EventData }
  /** An actor entered a state. `from` is null at its start. */
  state: { subject: ActorSubject; data: { machine: string; from: StateValue | null; to: StateValue } }
  /** A call, by its operation. `requestId` is the page's own. */
  request: { subject: string; data: { args: Readonly<Record<string, unknown>>; requestId: string } }
  /** Its answer after so many milliseconds. A status of null says that the call failed without one. */
  reply: {
    subject: string
    data: { status: number | null; errorCode?: string | null; serverRequestId: string | null; ms: number }
  }
  /** A resource was seen in another state. */
  observed: { subject: ResourceSubject; data: { name: string; from: string; to: string } & ChangeVerdict }
  /** An action of the console's own slices, by its type. */
  action: { subject: string; data: { payload?: unknown } }
  /** The page went to an address. `from` is empty for the first one. */
  route: { subject: string; data: { from: string } }
  /** The region refused a command: the state had changed before it arrived, or the lifecycle allows it wrongly. */
  note: {
    subject: ResourceSubject
    data: { verdict: 'refused' | 'stale'; command: string; state: string; answer: string }
  }
}

export type EntryKind = keyof Said

/** One entry of the log; of one kind, where that is named. */
export type Entry<Kind extends EntryKind = EntryKind> = {
  [Each in Kind]: {
    seq: number
    /** Milliseconds since the epoch. */
    at: number
    kind: Each
    /** The entry that caused it. */
    cause: number | null
    /** The earlier entry that it answers, where a person was asked in between: the question a dialog put. */
    answers?: number
    /** Another entry that led to it: the failure of the mock region that was asked for, of the reply that is one. */
    also?: number
  } & Said[Each]
}[Kind]

/** An entry before the log has numbered it. */
export type NewEntry = {
  [Kind in EntryKind]: {
    kind: Kind
    /** The entry that led to it; the current cause when left out, null for a new beginning. */
    cause?: number | null
    /** The earlier entry that it answers. */
    answers?: number | null
    /** Another entry that led to it. */
    also?: number | undefined
    /** Milliseconds since the epoch; now when left out. */
    at?: number
  } & Said[Kind]
}[EntryKind]

/** The text of an actor as a subject: `actor/confirm`. */
export const actorText = (actor: string): string => `actor/${actor}`

/** The text of a resource as a subject: `instance:<id>`. */
export const resourceText = ({ kind, id }: ResourceSubject): string => `${kind}:${id}`

/** The subject of an entry as text. */
export function subjectText({ kind, subject }: Entry): string {
  switch (kind) {
    case 'event':
    case 'state':
      return actorText(subject.actor)
    case 'observed':
    case 'note':
      return resourceText(subject)
    case 'intent':
    case 'request':
    case 'reply':
    case 'action':
    case 'route':
      return subject
  }
}
