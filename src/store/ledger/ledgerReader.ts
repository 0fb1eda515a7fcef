import type { IntentSource } from '#machines/interaction/commandRequest'
import { isLastState, progressOf } from '#machines/interaction/progress'
import type { Entry } from '../eventLog/entry'
import { LastLines } from './lastLines'
import {
  isOpen,
  standingAt,
  withoutOutcome,
  type Line,
  type LineKind,
  type LineSubject,
  type Outcome,
  endings,
} from './line'
import { asked, replyOutcome, saidBy } from './lineOfEntry'
import { nameInArgs, operationLabel } from './operationLabel'
import { batchAfter, decidedLine, RowLines } from './rowLines'

/** The causes of an entry, as far as the ledger needs them. */
interface Trace {
  /** The act of the user. */
  root?: { source: IntentSource; text: string }
  /** The line that it is a part of. */
  line?: string
  /** The last response since that line began. */
  reply?: Outcome
  /** The last observed state of a resource. */
  seen?: { id: string; to: string }
  /** The actor that was started last. */
  actor?: string
}
const nothing: Trace = {}

/** The number of kept traces: more than the log has entries. */
const KEPT_TRACES = 8_000

/** The number of lines that an actor can begin before its own line. */
const MOST_EARLY = 50

interface ReaderOptions {
  /** The id of the page that writes the log. */
  page: string
  /** Whether an operation changes something; saved forms are lines. By default none is. */
  isChange?: (operation: string) => boolean
}

/**
 * Makes lines from the entries of the log, in their order. Each entry belongs to the line of its cause, so a line
 * needs no other information than the log.
 */
export class LedgerReader {
  private readonly traces = new Map<number, Trace>()
  /** The line of each running actor, by its name; of each request of a form without a reply, by its entry. */
  private readonly lineOf = new Map<string | number, string>()
  /** The lines that may still change. */
  private readonly lines = new Map<string, Line>()
  /** The lines that actors without a line have begun, by the actor. */
  private readonly early = new Map<string, string[]>()
  /** Further lines that an entry has changed. */
  private readonly also = new Set<string>()
  /** The requests and the toasts of the last lines. */
  readonly last = new LastLines()
  private readonly rows = new RowLines()
  /** The name of the last batch. */
  private lastBatch: string | undefined
  private readonly page: string
  private readonly isChange: (operation: string) => boolean

  constructor({ page, isChange = () => false }: ReaderOptions) {
    this.page = page
    this.isChange = isChange
  }

  /** Reads more entries. @returns the lines that are new or have changed, each once */
  take(entries: readonly Entry[]): readonly Line[] {
    const changed = new Set<string>()
    for (const entry of entries) {
      const line = this.read(entry, this.traceOf(entry))
      if (!line) continue
      this.lines.set(line.id, line)
      changed.add(line.id)
      for (const id of this.also) changed.add(id)
      this.also.clear()
    }
    const found = [...changed].flatMap((id) => this.lines.get(id) ?? [])
    // An ended line is complete, unless it is a plan that can be tried again, a batch, or a row of one.
    for (const line of found) {
      const canGoOn = line.kind === 'batch' || (line.kind === 'plan' && this.isRun(line.id))
      if (!isOpen(line) && !canGoOn && !this.rows.has(line)) this.lines.delete(line.id)
    }
    for (const oldest of this.traces.keys()) {
      if (this.traces.size <= KEPT_TRACES) break
      this.traces.delete(oldest)
    }
    return found
  }

  /** The number of lines and of actors that are kept, because they may still change: it does not grow with the time. */
  get kept(): number {
    return this.lines.size + this.lineOf.size
  }

  /** Whether an actor still runs a line. */
  private isRun(line: string): boolean {
    return [...this.lineOf.values()].includes(line)
  }

  /** The causes of an entry: for an answer, those of its question. */
  private traceOf({ cause, answers }: Pick<Entry, 'cause' | 'answers'>): Trace {
    return this.traces.get(answers ?? -1) ?? this.traces.get(cause ?? -1) ?? nothing
  }

  /** Reads an entry and keeps its trace. @returns the line that it begins or changes */
  private read(entry: Entry, trace: Trace): Line | undefined {
    const { seq } = entry
    this.traces.set(seq, trace)
    switch (entry.kind) {
      case 'intent':
        // A key in an open dialog belongs to the first act.
        if (!trace.root)
          this.traces.set(seq, { ...trace, root: { source: entry.data.source, text: entry.subject } })
        return undefined
      case 'event':
        return this.event(entry, trace)
      case 'state':
        return this.state(entry, trace)
      case 'request': {
        const line = this.request(entry, trace)
        this.last.noteRequest(entry.data.requestId, line?.id ?? trace.line ?? '')
        return line
      }
      case 'reply':
        return this.reply(entry, trace)
      case 'observed':
        this.traces.set(seq, { ...trace, seen: { id: entry.subject.id, to: entry.data.to } })
        return undefined
      case 'batch':
        return this.batch(entry, trace)
      case 'action':
        this.last.noteToast(entry.subject, entry.data.payload, trace.line)
        return undefined
      case 'route':
      case 'note':
        return undefined
    }
  }

  private begin(
    { seq, at }: Pick<Entry, 'seq' | 'at'>,
    trace: Trace,
    said: { kind: LineKind; verb: string; label: string; subject: LineSubject } & Partial<Line>,
  ): Line {
    const id = `${this.page}.${seq}`
    this.traces.set(seq, { ...(trace.root && { root: trace.root }), line: id })
    if (trace.line === undefined && trace.actor !== undefined)
      this.early.set(trace.actor, [...(this.early.get(trace.actor) ?? []).slice(-MOST_EARLY), id])
    return {
      id,
      page: this.page,
      seq,
      begunAt: at,
      changedAt: at,
      standing: 'moving',
      ...(trace.root && { begunBy: trace.root }),
      ...(trace.line !== undefined && { partOf: trace.line }),
      ...said,
    }
  }

  /** The line of a command or a plan that an actor runs: that of its row, if an earlier attempt has one. */
  private attempt(
    actor: string,
    entry: Pick<Entry, 'seq' | 'at'>,
    trace: Trace,
    said: Parameters<LedgerReader['begin']>[2],
  ): Line {
    const earlier = this.lines.get(this.rows.earlier(trace.line, said) ?? '')
    if (earlier) this.traces.set(entry.seq, { ...trace, line: earlier.id })
    const line = earlier
      ? standingAt(withoutOutcome(earlier), 'moving', entry.at)
      : this.begin(entry, trace, said)
    this.lineOf.set(actor, line.id)
    this.rows.add(line)
    return line
  }

  private event(entry: Entry<'event'>, trace: Trace): Line | undefined {
    const { data, subject } = entry
    // An event of an actor that runs a line is a part of it, whatever has caused the event.
    const line = this.lineOf.get(subject.actor) ?? trace.line
    if (line !== trace.line) this.traces.set(entry.seq, { ...trace, ...(line !== undefined && { line }) })
    else if (data.type === 'xstate.init') this.traces.set(entry.seq, { ...trace, actor: subject.actor })
    switch (data.type) {
      case 'command.issued':
        return this.attempt(data.id, entry, trace, { kind: 'command', ...saidBy(data.request) })
      case 'plan.issued':
        return this.attempt(data.id, entry, trace, {
          kind: 'plan',
          ...saidBy(data.request),
          steps: data.steps,
        })
      case 'upload.submitted': {
        const upload = this.begin(entry, trace, {
          kind: 'upload',
          verb: subject.actor,
          label: 'Upload',
          subject: { kind: data.kind, id: '', name: data.name },
        })
        this.lineOf.set(subject.actor, upload.id)
        return upload
      }
      case 'undo.asked': {
        const undo = this.begin(entry, trace, { kind: 'change', verb: 'undo', ...asked(data) })
        this.lineOf.set(subject.actor, undo.id)
        return undo
      }
      case 'way.barred': {
        const barred = this.runBy(subject.actor)
        return barred && { ...barred, changedAt: entry.at, outcome: { words: data.reason } }
      }
      default:
        return undefined
    }
  }

  private runBy(actor: string): Line | undefined {
    return this.lines.get(this.lineOf.get(actor) ?? '')
  }

  private state({ subject: { actor }, data, at }: Entry<'state'>, { reply, seen }: Trace): Line | undefined {
    const line = this.runBy(actor)
    const progress = line && progressOf(data.machine, data.to)
    if (!line || !progress) return undefined
    if (isLastState(data.machine, data.to)) this.lineOf.delete(actor)
    // A plan that was closed after a refusal has failed.
    const standing = progress === 'stopped' && line.standing === 'failed' ? 'failed' : progress
    const hasFailed = standing === 'failed' || (standing === 'held' && reply?.words !== undefined)
    const isFirst = line.kind === 'command' && line.outcome?.requestId === undefined
    const outcome: Outcome = {
      ...(hasFailed || isFirst ? reply : {}),
      ...(standing === 'done' && seen?.id === line.subject.id && { reached: seen.to }),
    }
    // The batch says how a row has ended.
    if (this.rows.has(line) && endings[standing].mayHaveChangedNothing) {
      this.rows.end(line.id)
      return standingAt(line, 'moving', at, outcome)
    }
    // A second try has no outcome yet.
    const before = line.endedAt !== undefined && standing === 'moving' ? withoutOutcome(line) : line
    const wasGone = standing === 'done' && line.kind === 'command' && outcome.status === 404
    return standingAt(before, wasGone ? 'gone' : standing, at, outcome)
  }

  private request(entry: Entry<'request'>, trace: Trace): Line | undefined {
    if (trace.line !== undefined || !trace.root || !this.isChange(entry.subject)) return undefined
    const { label, kind } = operationLabel(entry.subject)
    const line = this.begin(entry, trace, {
      kind: 'change',
      verb: entry.subject,
      label,
      subject: { kind, id: '', name: nameInArgs(entry.data.args) },
    })
    this.lineOf.set(entry.seq, line.id)
    return line
  }

  private reply({ seq, at, cause, data }: Entry<'reply'>, trace: Trace): Line | undefined {
    const reply = replyOutcome(data)
    this.traces.set(seq, { ...trace, reply })
    const line = cause === null ? undefined : this.lines.get(this.lineOf.get(cause) ?? '')
    if (!line || cause === null) return undefined
    this.lineOf.delete(cause)
    // A consequence of a saved form, such as a prefetch, is no part of it.
    this.traces.set(seq, { ...(trace.root && { root: trace.root }), line: line.id, reply })
    return standingAt(line, data.status !== null && data.status < 400 ? 'done' : 'failed', at, reply)
  }

  /** Makes the lines that a batch has begun before its own first entry parts of the line of that batch. */
  private adopt(actor: string, partOf: string) {
    for (const id of this.early.get(actor) ?? []) {
      const part = this.lines.get(id)
      if (!part) continue
      const row = { ...part, partOf }
      this.lines.set(id, row)
      this.rows.add(row)
      this.also.add(id)
    }
    this.early.clear()
  }

  /** A batch that has ended can be tried again until the next one begins. */
  private forgetLastBatch() {
    const before = this.lineOf.get(this.lastBatch ?? '')
    const line = this.lines.get(before ?? '')
    if (!line || isOpen(line)) return
    this.lines.delete(line.id)
    this.lineOf.delete(this.lastBatch ?? '')
  }

  private batch(entry: Entry<'batch'>, trace: Trace): Line | undefined {
    const { id, verb, label, kind, total, whole, rows: left, at: address, row, isOnce } = entry.data
    const known = this.lines.get(this.lineOf.get(id) ?? '')
    if (!known) {
      const line = this.begin(entry, trace, {
        kind: 'batch',
        verb,
        label,
        subject: whole ?? { kind, id: '', name: String(total) },
        rows: { total, done: 0, failed: 0 },
        ...(left && { left }),
        ...(address !== undefined && { at: address }),
        ...(isOnce && { isOnce }),
      })
      this.forgetLastBatch()
      this.lastBatch = id
      this.lineOf.set(id, line.id)
      for (const part of this.rows.begin(line.id))
        if (this.lines.get(part)?.endedAt !== undefined || !this.isRun(part)) this.lines.delete(part)
      this.adopt(id, line.id)
      return line
    }
    this.traces.set(entry.seq, { ...trace, line: known.id })
    const decided = row ? this.rows.decide(known.id, row.subject.id) : []
    for (const { id: of, isMeant } of decided) {
      const part = this.lines.get(of)
      if (!part || !row) continue
      this.lines.set(of, decidedLine(part, row, isMeant, entry.at))
      this.also.add(of)
    }
    return batchAfter(known, entry)
  }
}

/** The lines of a log. Pure; the oldest first. */
export function linesOfLog(entries: readonly Entry[], options: ReaderOptions): readonly Line[] {
  const reader = new LedgerReader(options)
  return [
    ...new Map(entries.flatMap((entry) => reader.take([entry])).map((line) => [line.id, line])).values(),
  ]
}
