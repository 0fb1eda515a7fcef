/** The source of a user's intent. `browser` stands for the browser's own buttons: back, forward. */
export type IntentSource = 'browser' | 'pointer' | 'keyboard' | 'palette' | 'demo' | 'debugger'

/** The subject of a command, as the log records it. The machines know no kinds. */
export interface CommandSubject<Kind extends string = string> {
  kind: Kind
  id: string
  name: string
  /** The part of it that the command is about, as titles name it: a disk of an instance. */
  part?: string
  /** The act as a title, where its label before the name would say something else: "Delete the role of Aino". */
  title?: string
  state?: string
}

/** A requested command with its record. The machines read its name only, and the log its event in the lifecycle. */
export interface CommandRequest {
  command: {
    readonly name: string
    readonly label: string
    readonly deletes?: true
    readonly rule?: { readonly event: string } | undefined
  }
  record: unknown
  subject: CommandSubject
  /** The source; undefined when no user asked for the command. */
  source?: IntentSource | undefined
  /** A part of a plan or a batch whose view shows the progress, so that no toast has to. */
  isStep?: true
}
