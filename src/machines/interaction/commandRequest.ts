/** The source of a user's intent. `browser` is its own buttons: back, forward. */
export type IntentSource = 'browser' | 'pointer' | 'keyboard' | 'palette' | 'demo' | 'debugger'

/** The subject of a command, as the log records it. The machines know no kinds. */
export interface CommandSubject<Kind extends string = string> {
  kind: Kind
  id: string
  name: string
  state?: string
}

/** A command that was asked for, with the record it is for. The machines read its name only. */
export interface CommandRequest {
  command: { readonly name: string; readonly label: string }
  record: unknown
  subject: CommandSubject
  /** Its source; undefined when no user asked for it. */
  source?: IntentSource | undefined
  /** A step of a plan that shows its progress, so that no toast has to. */
  isStep?: true
}
