import type { StateValue } from 'xstate'
import type { CommandSubject, IntentSource } from '#machines/interaction/commandRequest'
import type { InteractionEvent } from '#machines/interaction/interactionEvent'
import type { ChangeVerdict } from '#machines/lifecycle/ask'
import type { IntentTarget } from './intentTarget'

// The entries of the event log: a union by kind, each with its own subject and data. Plain, redacted JSON.

/** A running actor, by its name. */
interface ActorSubject {
  actor: string
}

/** A resource. A saved log may contain kinds of an older console. */
interface ResourceSubject {
  kind: string
  id: string
}

/** The details of an intent. */
export interface IntentDetails {
  /** The act on the control. Undefined for keys, for the browser's buttons, and for intents recorded by code. */
  act?: 'change' | 'click' | 'submit' | 'type'
  /** The control. */
  at?: IntentTarget
  /** The chosen option of a select. */
  option?: string
  /** The name of the edited field in its form. */
  field?: string
  /** The pressed keys: `mod+K`; two in a row are separated by a blank. */
  keys?: string
  /** The number of steps in the history; negative for back. */
  by?: number
  /** A failure requested from the mock region. */
  fails?: { operation: string; times: number }
  /** A state that the mock region was set to report, and the one before. */
  reports?: { kind: string; name: string; from?: string; to: string; isHeld: boolean }
}

/** A command request in the log, without its record. */
export interface LoggedRequest {
  /** `instance.stop`. */
  command: string
  /** "Stop". Undefined in an older log. */
  label?: string | undefined
  /** It deletes its subject. Undefined in an older log. */
  deletes?: true
  /** Its command in the lifecycle of the subject, if it has one: `command.stop`. */
  event?: string
  subject: ResourceSubject & Pick<CommandSubject, 'name' | 'part' | 'title' | 'state'>
  /** Undefined if no user asked for the command. */
  source?: IntentSource | undefined
}

/** The fields of events that the log keeps, by the type of the event. It keeps only the names of other fields. */
export interface KeptFields {
  'command.issued': { id: string; request: LoggedRequest; watches: boolean }
  'confirm.asked': { request: LoggedRequest }
  'plan.issued': { id: string; request: LoggedRequest; steps: readonly string[] }
  'way.barred': { reason: string }
  'subject.observed': { isAtRest: boolean }
  'login.submitted': { username: string }
  'session.expired': { location: string }
  'stream.closed': { code: number; reason: string }
  'upload.submitted': { kind: string; name: string }
  'undo.asked': { label: string; subject: LoggedRequest['subject'] }
}

/** An event received by an actor. */
export type EventData =
  | { [Type in keyof KeptFields]: { type: Type } & KeptFields[Type] }[keyof KeptFields]
  | { type: Exclude<InteractionEvent['type'], keyof KeptFields> | `xstate.${string}` }

/** The subject and the data of each kind of entry. Each has a number, a time, and the number of its cause too. */
interface EntryContents {
  /** An action of the user: `click button "Stop" in row "db1"`. */
  intent: { subject: string; data: { source: IntentSource } & IntentDetails }
  event: { subject: ActorSubject; data: EventData }
  /** An actor entered a state. `from` is null at its start; `version` is what the search for the region's one has found. */
  state: {
    subject: ActorSubject
    data: { machine: string; from: StateValue | null; to: StateValue; version?: string }
  }
  /** A request, by its operation. `requestId` is the page's own. */
  request: { subject: string; data: { args: Readonly<Record<string, unknown>>; requestId: string } }
  /**
   * The response to a request, after so many milliseconds. Status null: the request failed without one. `words` is the
   * region's message in an error, where it cannot repeat a secret.
   */
  reply: {
    subject: string
    data: {
      status: number | null
      errorCode?: string | null
      words?: string
      serverRequestId: string | null
      ms: number
    }
  }
  /** A resource has changed its state. */
  observed: { subject: ResourceSubject; data: { name: string; from: string; to: string } & ChangeVerdict }
  /** An action of the console's own slices, by its type. */
  action: { subject: string; data: { payload?: unknown } }
  /** The page navigated to an address. `from` is empty for the first one. */
  route: { subject: string; data: { from: string } }
  /** The region refused a command: the state had changed before it arrived, or the lifecycle allows it wrongly. */
  note: {
    subject: ResourceSubject
    data: {
      verdict: 'refused' | 'stale'
      command: string
      /** The command's event in the lifecycle of the subject. Older logs do not have it. */
      event?: string
      state: string
      answer: string
    }
  }
  /** A batch began, paused or ended, or one of its rows ended. The subject is its id. */
  batch: { subject: string; data: BatchData }
}

/** The outcome of a batch, or of one of its rows. */
export interface BatchData {
  /** Unique in all tabs. */
  id: string
  /** `instance.stop`. */
  verb: string
  /** "Stop". */
  label: string
  /** The kind of the subjects. */
  kind: string
  total: number
  /** `begun` also when it goes on. */
  phase: 'begun' | 'row' | 'paused' | 'ended'
  /** The whole that its rows are in, if it deletes that too: a project. */
  whole?: BatchSubject
  /** All subjects, when it begins; those that are left, when it goes on with what was looked up again. */
  rows?: readonly BatchSubject[]
  /** The address of the page that it was begun on. */
  at?: string
  /** A row whose request had no response is not sent again, because it could do the same thing twice. */
  isOnce?: true
  row?: {
    subject: BatchSubject
    outcome: string
    /** Why it was not sent, or what is not known. */
    words?: string
    requestId?: string
  }
}

/** A subject of a batch. */
export interface BatchSubject extends ResourceSubject, Pick<CommandSubject, 'name'> {
  /** The key of its row, in a list whose keys are not the ids: rules that get new ids with each change. */
  key?: string
}

export type EntryKind = keyof EntryContents

/** One entry of the log; of one kind, if given. */
export type Entry<Kind extends EntryKind = EntryKind> = {
  [Each in Kind]: {
    seq: number
    /** Milliseconds since the epoch. */
    at: number
    kind: Each
    /** The entry that caused this one. */
    cause: number | null
    /** The earlier entry that this one answers: the question of a dialog. */
    answers?: number
    /** Another cause: for the reply of a requested failure, the entry that requested it. */
    also?: number
  } & EntryContents[Each]
}[Kind]

/** An entry without a number. */
export type NewEntry = {
  [Kind in EntryKind]: {
    kind: Kind
    /** The cause; by default the current one, null for a new chain. */
    cause?: number | null
    /** The earlier entry that this one answers. */
    answers?: number | null
    /** Another cause. */
    also?: number | undefined
    /** Milliseconds since the epoch; by default now. */
    at?: number
  } & EntryContents[Kind]
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
    case 'batch':
      return subject
  }
}
