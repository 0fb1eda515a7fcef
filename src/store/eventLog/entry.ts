/** The kinds of entries. Rule: LOG-1. */
export type EntryKind =
  | 'intent'
  | 'event'
  | 'state'
  | 'request'
  | 'reply'
  | 'observed'
  | 'action'
  | 'route'
  | 'note'

/** One entry of the log. Plain JSON, already redacted. */
export interface Entry {
  seq: number
  /** Milliseconds since the epoch. */
  at: number
  kind: EntryKind
  /** The subject: `button "Stop" in row "db1"`, `console/confirm`, `POST /v1/…`, `instance:<id>`. */
  subject: string
  /** The entry that caused it. */
  cause: number | null
  /** The earlier entry that it answers, where a person was asked in between: the question a dialog put. */
  answers?: number
  /** Another entry that led to it: the failure of the mock region that was asked for, of the reply that is one. */
  also?: number
  data: Readonly<Record<string, unknown>>
}
