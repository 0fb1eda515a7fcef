/** The source of a user's intent. `browser` stands for the browser's own buttons: back, forward. */
export type IntentSource = 'browser' | 'pointer' | 'keyboard' | 'palette' | 'demo' | 'debugger'

/** An act of the user: its source, and its control. */
export interface Act {
  source: IntentSource
  text: string
}

/** The line of the ledger that something is a part of. */
export interface PartOf {
  /** Its id. */
  line: string
  /** Of a row of a batch: its key there. */
  row?: string
  /** The batch says how the part ends: it is a row, or a step of the plan of one. */
  isDecided?: true
}

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
    /** Its own reading of whether it is so already, if its resource has no state that says so. */
    readonly isSo?: unknown
  }
  record: unknown
  subject: CommandSubject
  /** The source; undefined when no user asked for the command. */
  source?: IntentSource | undefined
  /** The act that it follows from. */
  by?: Act | undefined
  partOf?: PartOf | undefined
  /** The id of its own line of the ledger, once it has begun. */
  line?: string | undefined
  /** A part of a plan or a batch whose view shows the progress, so that no toast has to. */
  isStep?: true
}
