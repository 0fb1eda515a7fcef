import { isSamePlace, type Undo } from '../undo/place'
import type { LineEntry, RowEnd } from './lineEntry'
import { LINE_SCHEMA, type Line, type Outcome } from './line'

// A line is what its entries add up to, and nothing else.

type EntryOf<Kind extends LineEntry['is']> = Extract<LineEntry, { is: Kind }>

/** The key of a row of a batch: rules have other ids after each change. */
export const rowKey = ({ id, key = id }: { id: string; key?: string }): string => key

/** The line without an end. */
function reopened({ endedAt: _, isUnseen: __, isOver: ___, ...line }: Line): Line {
  return line
}

/** The line for another attempt: without the outcome of the last one. */
function again(line: Line): Line {
  const { outcome: _, ...rest } = reopened(line)
  return { ...rest, standing: 'moving' }
}

const withOutcome = (line: Line, outcome: Outcome | undefined): Line =>
  outcome && Object.keys(outcome).length > 0 ? { ...line, outcome: { ...line.outcome, ...outcome } } : line

/** Commands and saved forms have one request, whose answer is theirs. Of others, a line has only what failed. */
const hasOneRequest = ({ kind }: Line) => kind === 'command' || kind === 'change'

const isRefusal = ({ status }: Outcome) => status === null || status === undefined || status >= 400

function answered(line: Line, { outcome }: EntryOf<'answered'>): Line {
  return hasOneRequest(line) || isRefusal(outcome) ? withOutcome(line, outcome) : line
}

function moved(line: Line, { to, outcome }: EntryOf<'moved'>): Line {
  // What has failed and goes on was tried again.
  const isAgain = to === 'moving' && (line.endedAt !== undefined || line.standing === 'held')
  return withOutcome({ ...(isAgain ? again(line) : reopened(line)), standing: to }, outcome)
}

/** A deletion that found nothing to delete. */
const foundNothing = ({ kind, outcome, isOver }: Line) =>
  kind === 'command' && outcome?.status === 404 && !isOver

function settled(line: Line, entry: EntryOf<'settled'>): Line {
  const { subject } = line
  const { as, at, outcome, endedAt: own = at, isUnseen, id = subject.id, name = subject.name } = entry
  // A time before its beginning is of a state that it was in already.
  const endedAt = own >= line.begunAt && own <= at ? own : at
  const { outcome: before, ...rest } = reopened(line)
  const isGone = as === 'done' && foundNothing(line)
  // What is done after all has nothing of an attempt that had failed.
  const keeps = before && (as !== 'done' || isGone || !isRefusal(before))
  const ended: Line = {
    ...rest,
    ...(keeps && { outcome: before }),
    subject: { ...subject, id, name },
    standing: isGone ? 'gone' : as,
    endedAt,
  }
  return withOutcome({ ...ended, ...(isUnseen && { isUnseen }) }, outcome)
}

/** A batch ends by its rows: with failures, without certainty, whole, or before its end. */
function batchEnd({ rows }: Line): Line['standing'] {
  const { total = 0, done = 0, failed = 0, unknown = 0 } = rows ?? {}
  if (failed > 0) return 'failed'
  if (unknown > 0) return 'unknown'
  return done >= total ? 'done' : 'stopped'
}

type Counted = 'done' | 'failed' | 'unknown'

const counts: Readonly<Partial<Record<RowEnd, Counted>>> = {
  done: 'done',
  already: 'done',
  failed: 'failed',
  unknown: 'unknown',
}

/** Whether a row stays among those that are left: what it waits for was not done. */
const stays = (as: RowEnd) => as === 'left'

/** A row that is not among those that are left has failed before, and was tried again. */
function rowEnded(line: Line, { row, as }: EntryOf<'rowEnded'>): Line {
  const { rows, left = [], unsure = [] } = line
  if (!rows) return line
  const isFirst = left.some((each) => rowKey(each) === rowKey(row))
  const counted = { ...rows, failed: isFirst ? rows.failed : Math.max(0, rows.failed - 1) }
  const how = counts[as]
  if (how !== undefined) counted[how] = (counted[how] ?? 0) + 1
  return {
    ...line,
    rows: counted,
    ...(!stays(as) && { left: left.filter((each) => rowKey(each) !== rowKey(row)) }),
    ...(as === 'unknown' && { unsure: [...unsure, row] }),
  }
}

/** A batch goes on with what is left, which was looked up again. */
function extended(line: Line, { total, left }: EntryOf<'extended'>): Line {
  const { unsure: _, ...rest } = again(line)
  return { ...rest, rows: { total, done: total - left.length, failed: 0 }, left }
}

/** Several requests of one line that change the same place are undone together, unless the first is of another model. */
function withUndo({ undone: _, ...line }: Line, undo: Undo): Line {
  const { undo: earlier } = line
  const isOne = earlier && isSamePlace(earlier, undo) && earlier.model === undo.model
  return { ...line, undo: isOne ? { ...undo, before: earlier.before } : undo }
}

function applied(line: Line, entry: Exclude<LineEntry, EntryOf<'intended'>>): Line {
  switch (entry.is) {
    case 'again':
      return again(line)
    case 'sent':
      return { ...line, sentAt: entry.at }
    case 'answered':
      return answered(line, entry)
    case 'moved':
      return moved(line, entry)
    case 'over':
      return { ...withOutcome(line, entry.outcome), isOver: true }
    case 'settled':
      return settled(line, entry)
    case 'unknown':
      return withOutcome({ ...reopened(line), standing: 'unknown', endedAt: entry.at }, entry.outcome)
    case 'rowEnded':
      return rowEnded(line, entry)
    case 'rowsEnded':
      return withOutcome(
        {
          ...reopened(line),
          standing: batchEnd(line),
          endedAt: entry.at,
          ...(entry.isUnseen && { isUnseen: true }),
        },
        entry.outcome,
      )
    case 'extended':
      return extended(line, entry)
    case 'undoRecorded':
      return withUndo(line, entry.undo)
    case 'deletionRecorded':
      return { ...line, deleted: entry.deleted }
    case 'undone':
      return { ...line, undone: true }
  }
}

/**
 * A line after one more of its entries. Pure.
 *
 * @param line undefined before its first entry, which is `intended`: without it the others say nothing
 */
export function reduceLine(line: Line | undefined, entry: LineEntry): Line | undefined {
  const { at } = entry
  if (entry.is === 'intended') {
    const { id, page, seq, api, what } = entry
    const rows = what.left && { rows: { total: what.left.length, done: 0, failed: 0 } }
    return {
      ...what,
      ...rows,
      ...(api !== undefined && { api }),
      id,
      page,
      seq,
      schema: LINE_SCHEMA,
      begunAt: at,
      changedAt: at,
      standing: 'moving',
    }
  }
  return line && { ...applied(line, entry), changedAt: Math.max(at, line.changedAt) }
}
