/** What kind of thing happened. Source: architecture §6. */
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

/** One thing that happened. Plain JSON, redacted before it came here. */
export interface Entry {
  seq: number
  /** Milliseconds since the epoch; virtual in a demo. */
  at: number
  kind: EntryKind
  /** What it happened to: `button "Stop" in row "db1"`, `console/confirm`, `POST /v1/…`, `instance:<id>`. */
  subject: string
  /** The entry that led to it. */
  cause: number | null
  data: Readonly<Record<string, unknown>>
}
