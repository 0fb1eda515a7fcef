import type { BatchData, Entry } from '../eventLog/entry'
import { standingAt, withoutOutcome, type Line, type Standing } from './line'

/** How the batch says that a row ended. */
type RowOutcome = NonNullable<BatchData['row']>

/** A row that ended, or a step of its plan. */
interface Decided {
  id: string
  /** Whether it is the row, or its step that was tried last: the outcome of the row in the batch is the outcome of this. */
  isMeant: boolean
}

const standings: Readonly<Record<string, Standing>> = {
  done: 'done',
  already: 'done',
  failed: 'failed',
  skipped: 'stopped',
  left: 'stopped',
}

/**
 * The lines of the rows of batches: a row has one line, and each step of its plan has one, however often it is tried. An
 * attempt that failed leaves them open until the batch says how the row ended, since a lost request may have had its
 * effect.
 */
export class RowLines {
  /** The lines of the rows by their subjects, of each batch; of their steps by verb and subject, of each row. */
  private readonly rows = new Map<string, Map<string, string>>()
  private readonly steps = new Map<string, Map<string, string>>()
  /** The lines whose last attempt is over, in the order of their ends. */
  private readonly over = new Set<string>()

  /** Begins with the rows of a batch. @returns the lines of the batch before it, which are complete */
  begin(batch: string): readonly string[] {
    const before = [...this.rows.values(), ...this.steps.values()].flatMap((lines) => [...lines.values()])
    for (const map of [this.rows, this.steps]) map.clear()
    this.over.clear()
    this.rows.set(batch, new Map())
    return before
  }

  /** Whether a line is that of a row, or of a step of its plan. */
  has({ id, partOf = '' }: Pick<Line, 'id' | 'partOf'>): boolean {
    return this.steps.has(id) || this.steps.has(partOf)
  }

  /** The line of an earlier attempt. */
  earlier(partOf: string | undefined, { verb, subject }: Pick<Line, 'verb' | 'subject'>): string | undefined {
    const parent = partOf ?? ''
    return this.rows.get(parent)?.get(subject.id) ?? this.steps.get(parent)?.get(`${verb} ${subject.id}`)
  }

  /** Keeps the line of an attempt that begins, if it belongs to a batch. */
  add({ id, partOf = '', verb, subject }: Line) {
    this.over.delete(id)
    const rows = this.rows.get(partOf)
    if (rows && !this.steps.has(id)) this.steps.set(id, new Map())
    rows?.set(subject.id, id)
    this.steps.get(partOf)?.set(`${verb} ${subject.id}`, id)
  }

  /** Notes that an attempt has ended without success. */
  end(id: string) {
    this.over.delete(id)
    this.over.add(id)
  }

  /** The lines that the outcome of a row decides: its own, and those of its steps. */
  decide(batch: string, subject: string): readonly Decided[] {
    const row = this.rows.get(batch)?.get(subject)
    if (row === undefined) return []
    const steps = new Set(this.steps.get(row)?.values())
    const last = [...this.over].findLast((id) => steps.has(id))
    const decided = [...this.over].filter((id) => id === row || steps.has(id))
    for (const id of decided) this.over.delete(id)
    return decided.map((id) => ({ id, isMeant: id === row || id === last }))
  }
}

/** The line of a row, or of a step of its plan, after the row has ended. */
export function decidedLine(
  line: Line,
  { outcome, words, requestId }: RowOutcome,
  isMeant: boolean,
  at: number,
): Line {
  const standing = standings[outcome] ?? 'unknown'
  if (standing === 'done') return standingAt(withoutOutcome(line), 'done', at)
  if (!isMeant) return standingAt(line, 'unknown', at)
  return standingAt(line, standing, at, {
    ...(words !== undefined && { words }),
    ...(requestId !== undefined && { requestId }),
  })
}

/** The line of a batch after an entry about it, or about one of its rows. */
export function batchAfter(line: Line, { at, data: { phase, total, row, rows } }: Entry<'batch'>): Line {
  const { rows: { done = 0, failed = 0 } = {}, left } = line
  // It goes on with what is left, which was looked up again.
  if (phase === 'begun' && rows)
    return standingAt(
      { ...line, rows: { total, done: total - rows.length, failed: 0 }, left: rows },
      'moving',
      at,
    )
  if (phase === 'paused') return standingAt(line, 'held', at)
  if (phase === 'begun') return standingAt(line, 'moving', at)
  if (phase === 'ended')
    return standingAt(line, failed > 0 ? 'failed' : done >= total ? 'done' : 'stopped', at)
  // A row that is tried again ends twice.
  const isFailed = row?.outcome === 'failed' || row?.outcome === 'unknown'
  const isDone = row?.outcome === 'done' || row?.outcome === 'already'
  const isSecond = !left?.some(({ id }) => id === row?.subject.id)
  return {
    ...line,
    changedAt: at,
    rows: {
      total,
      done: isDone ? done + 1 : done,
      failed: isFailed ? failed + (isSecond ? 0 : 1) : isDone && isSecond ? Math.max(0, failed - 1) : failed,
    },
    ...(left && { left: left.filter(({ id }) => id !== row?.subject.id) }),
  }
}
