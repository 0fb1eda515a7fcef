import { DAY_MS } from '#src/durations'
import type { Act } from '#machines/interaction/commandRequest'
import type { Progress } from '#machines/interaction/progress'
import type { EndWords } from '../commands/end'
import type { BatchSubject } from '../eventLog/entry'
import { isInModel } from '../kept/keptModel'
import type { Undo } from '../undo/place'
import type { Deletion } from '../kept/deletedRecords'

// A line of the ledger: one thing that a user began, as its entries add up to it (`reduceLine.ts`). Plain data without
// what was entered, so that the browser may keep it.

/**
 * The shape of a line. In shapes 1 and 2, which had no mark, a line was read from the event log: its `seq` was the number
 * of an entry there, and it could have been on trial.
 */
export const LINE_SCHEMA = 3

/** The kind of a line. `change`: a form was saved. */
export type LineKind = 'command' | 'plan' | 'upload' | 'batch' | 'change'

/**
 * Where a line stands. `gone`: its subject no longer exists; `unknown`: it may have been done or not, since its answer was
 * lost or its page was closed before its end.
 */
export type Standing = Progress | 'gone' | 'unknown'

/** How a line ended, or what the region last said about it. */
export interface Outcome {
  /** The region's words, or why it cannot go on. */
  words?: string
  /** The status of the response; null without one. */
  status?: number | null
  errorCode?: string | null
  /** The id of the request in the region's logs. */
  requestId?: string
  /** The state that the subject came to rest in. */
  reached?: string
  /** What its command said of its end. Not in the lines of older consoles. */
  end?: EndWords
}

export interface LineSubject {
  kind: string
  /** Empty while it is unknown: that of what a form creates, before the answer. */
  id: string
  name: string
  /** The part of it that the line is about, as its title names it: a disk of an instance. */
  part?: string
  /** The act as a title, where its label before the name would say something else. */
  title?: string
  /** Its state when the line began, if it has one. */
  state?: string
}

/** What is known of a line before anything is sent. */
export interface Beginning {
  kind: LineKind
  /** `instance.stop`; the operation of a form. */
  verb: string
  /** The verb for people: "Stop". */
  label: string
  /** It deletes its subject. Not in the lines of older consoles. */
  deletes?: true
  subject: LineSubject
  /** The command in the lifecycle of the subject, if it has one: `command.stop`. */
  event?: string
  /** The act of the user that began it. */
  begunBy?: Act | undefined
  /** The entry of the event log that led to it, by which the debugger shows why it happened. */
  entry?: number | undefined
  /** The id of the plan or the batch that it is a part of. */
  partOf?: string | undefined
  /** Of a row of a batch: its key there. */
  row?: string | undefined
  /** The batch says how it ends: it is one of its rows, or a step of the plan of one. */
  isDecided?: true | undefined
  /** The commands of a plan. */
  steps?: readonly string[]
  /** The rows of a batch without an outcome. */
  left?: readonly BatchSubject[]
  /** The address of the list that a batch was begun on. */
  at?: string
  /** A row of the batch whose request had no response is not sent again. */
  isOnce?: true
}

export interface Line extends Beginning {
  /** Unique in all tabs: the page's id and its number there. */
  id: string
  /** The page that runs it. */
  page: string
  /** Its number among the lines of that page. */
  seq: number
  /** The shape of the record. */
  schema: number
  /** The version of the API in which the region was spoken to. Not in the lines of older consoles. */
  api?: string
  /** All times in milliseconds since the epoch. */
  begunAt: number
  /** When it last changed: of two versions of a line, the newer one counts. */
  changedAt: number
  /** When its request was sent last. Without it, the request may still have been sent: its page was closed then. */
  sentAt?: number
  endedAt?: number
  /** Its end was not seen when it happened, so how long it took is not known. */
  isUnseen?: true
  standing: Standing
  outcome?: Outcome
  /** Its last attempt has failed, and the batch has not said yet how it ends. */
  isOver?: true
  /** How the rows of a batch ended. Without `unknown`, none is. */
  rows?: { total: number; done: number; failed: number; unknown?: number }
  /** The rows of a batch that may have been done or not. */
  unsure?: readonly BatchSubject[]
  /** The way back to the value that it has changed. */
  undo?: Undo
  /** The value was put back, or is as it was. */
  undone?: true
  /** The thing that it deleted, as far as that can be brought back. */
  deleted?: Deletion
}

/** How long lines are kept, in milliseconds. */
export const KEPT_MS = 90 * DAY_MS

/** The largest number of ended lines that are kept. */
export const MOST_LINES = 2_000

/** Whether a line has not ended. */
export const isOpen = ({ endedAt }: Pick<Line, 'endedAt'>): boolean => endedAt === undefined

/**
 * The lines to remove because there are more than {@link MOST_LINES}: those that ended first. Open lines do not count: of
 * a running batch with many rows, the first rows are removed, not the batch.
 */
export const tooMany = <Kept extends Line>(lines: Iterable<Kept>): readonly Kept[] =>
  [...lines]
    .filter((line) => !isOpen(line))
    .toSorted((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0) || a.seq - b.seq)
    .slice(0, -MOST_LINES)

/** Whether a line moves without the user. */
export const isMoving = (line: Pick<Line, 'endedAt' | 'standing'>): boolean =>
  isOpen(line) && line.standing !== 'held'

interface Ending {
  /** The region may have changed nothing. */
  mayHaveChangedNothing: boolean
  /** It is known what became of the subject. */
  isKnown: boolean
}

const none: Ending = { mayHaveChangedNothing: false, isKnown: false }

/** For each standing, what it says of the end of a line. A standing that is no end says nothing. */
export const endings: Readonly<Record<Standing, Ending>> = {
  moving: none,
  stalled: none,
  held: none,
  unknown: none,
  done: { mayHaveChangedNothing: false, isKnown: true },
  gone: { mayHaveChangedNothing: false, isKnown: true },
  failed: { mayHaveChangedNothing: true, isKnown: true },
  stopped: { mayHaveChangedNothing: true, isKnown: false },
}

/**
 * The keys by which the list of a batch selects the rows that are left, and those that may have been done and can be asked
 * for again, since they are looked at before they are sent; empty for other lines.
 */
export function keysLeft({
  kind,
  left = [],
  unsure = [],
  isOnce,
}: Pick<Line, 'kind' | 'left' | 'unsure' | 'isOnce'>) {
  const again = isOnce ? left : [...left, ...unsure]
  return kind === 'batch' ? again.map(({ id, key = id }) => key) : []
}

/** Why a line cannot be undone, as a sentence; undefined if it can. Rule: UNDO-1. */
export function whyNotUndo(line: Pick<Line, 'undo' | 'undone' | 'endedAt' | 'standing'>): string | undefined {
  if (line.undone) return 'It was undone'
  if (isOpen(line)) return 'It is still under way'
  if (!line.undo) return 'It has no inverse, or what was before is not known'
  if (!isInModel(line.undo))
    return 'What was before is in the form of another version of the API, and cannot be converted'
  return line.standing === 'done' ? undefined : 'It did not end well'
}

/** The newer of two versions of a line. */
export const newerOf = (one: Line | undefined, other: Line): Line =>
  one !== undefined && one.changedAt > other.changedAt ? one : other

/** A verb has a usual length if at least this number of its lines has ended. */
const ENOUGH = 3
/** The usual length of a verb is that of this number of its last lines. */
const COUNTED = 9

/**
 * How long each verb usually takes, in milliseconds: the median of its last lines whose end was seen and that were done,
 * without batches.
 *
 * @param lines newest first
 */
export function usualLengths(lines: readonly Line[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number[]>()
  for (const { kind, verb, standing, begunAt, endedAt, isUnseen } of lines) {
    if (kind === 'batch' || standing !== 'done' || endedAt === undefined || isUnseen) continue
    const known = lengths.get(verb) ?? []
    if (known.length < COUNTED) lengths.set(verb, [...known, endedAt - begunAt])
  }
  return new Map(
    [...lengths]
      .filter(([, all]) => all.length >= ENOUGH)
      .map(([verb, all]) => [verb, all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0]),
  )
}
