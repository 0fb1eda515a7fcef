import type { Command } from './command'
import { planStep, type PossibleStep } from './plan'

/** A command with one of many records. */
export interface ManyRow {
  command: Command
  record: unknown
  /** The commands that a plan for this record may contain. */
  by: readonly PossibleStep[]
}

/** One of many records, for a command on what belongs to it: the disks of an instance. */
export interface ManyWithin {
  record: unknown
  /** Reads the rows that the command runs on, for all records together. @throws the error of the request */
  rowsOf: (records: readonly unknown[]) => Promise<RowsRead>
}

/** The number of rows of a batch that run at the same time, if the user chooses no other. */
export const USUAL_AT_ONCE = 4

/** A command with its record, as a row of many. @param by the commands that a plan may contain */
export const manyRow = <Row>(
  command: Command<Row>,
  record: Row,
  by: readonly PossibleStep[] = [],
): ManyRow => ({ ...planStep(command, record), by })

/** The rows of a batch that were read for records of another kind. */
export type RowsRead = Pick<BatchAsked, 'verb' | 'nouns' | 'rows' | 'at'>

/** A selected row, and what is to run on it. */
export interface RowAsked {
  id: string
  name: string
  /** Undefined if the row does not have the command. */
  runs?: ManyRow | undefined
  /** Looks once more before the row is sent. @returns why it is not sent, as a sentence @throws the error of a request */
  gate?: (() => Promise<string | undefined>) | undefined
  /** Why the row does not have the command now, as a sentence. */
  reason?: string | undefined
  /** It is on another page of its list, or filtered away. */
  isOutOfView?: boolean
}

/** A command that is to run on many rows. */
export interface BatchAsked {
  /** The name of the command: `instance.stop`. */
  verb: string
  /** The kind of the rows, in the plural: "instances". */
  nouns: string
  rows: readonly RowAsked[]
  /** The address of the list that has the rows; by default that of the page. Null if no list has them yet. */
  at?: string | null
  /** Its rows have been confirmed on a page, and have an order. */
  whole?: StepsOfOneThing
  /** Called when the batch begins, so that the selection can be cleared. */
  onBegun?: () => void
  /** Called when the user does not begin it, or it cannot be asked for. */
  onDismissed?: () => void
}

/** The id of a subject that does not exist yet: its project and its name. The region's own ids have no slash. */
export const futureId = (project: string, name: string): string => `${project}/${name}`

/** The project and the name of a subject that did not exist when it was named; undefined for an id of the region. */
export function parseFutureId(id: string): { project: string; name: string } | undefined {
  const [project = '', name] = id.split('/')
  return name === undefined ? undefined : { project, name }
}

/** A batch whose rows are the steps of one thing: it deletes something with all that is in it, or brings it back. */
export interface StepsOfOneThing {
  /** "Take down", "Bring back". */
  label: string
  /** What its rows are in, or make. */
  subject: { kind: string; id: string; name: string }
  /** For each row, the indexes of the rows that have to be done before it. */
  after: readonly (readonly number[])[]
}

/** Why a command cannot run on many, as a sentence. */
export const whyNotMany = ({ many }: Pick<Command, 'many'>): string | undefined =>
  typeof many === 'object' ? many.not : undefined

interface RowsAtClose {
  label: string
  total: number
  count: number
}

/** "Stop: 23 of 40 were not done when the page was closed". Rule: MANY-5. */
export const notDoneText = ({ label, total, count }: RowsAtClose): string =>
  `${label}: ${count} of ${total} were not done when the page was closed`

/** "Stop: 4 of 40 may have been done or not". @param isOnce whether a row must not be done twice. Rule: MANY-5. */
export const unsureText = ({
  label,
  total,
  count,
  isOnce,
}: RowsAtClose & { isOnce?: true | undefined }): string =>
  `${label}: ${count} of ${total} may have been done or not when the page was closed, ${isOnce ? 'and are not sent again' : 'and nothing shows which'}`
