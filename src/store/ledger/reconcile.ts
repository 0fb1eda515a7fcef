import { DETAIL_POLL_MS } from '#machines/lifecycle/pollInterval'
import { TaskQueue } from '../api/wire/taskQueue'
import { notDoneText, parseFutureId, unsureText } from '../commands/many'
import { asApiError, type ApiError } from '#model/apiError'
import { wireWords } from '#model/case'
import { entryOf } from '#model/entryOf'
import type { ResourceKind } from '../observer/resourceKind'
import type { AppStore } from '../store'
import type { NewLineEntry } from './lineEntry'
import { endings, type Line, type Outcome } from './line'
import { isLookedFor, madeViews } from './madeViews'
import { rowKey } from './reduceLine'
import { subjectViews, type SubjectAnswer, type View } from './subjectViews'

// The outcome of lines whose page was closed before their end.

/** How often a subject in transition is asked for again, at most: ten minutes. */
const MOST_ASKS = 300

const CLOSED = 'Its page was closed before its end.'
/** The subjects that are asked for at the same time, at most: a batch leaves a thousand. */
const ASKED_AT_ONCE = 4

/** Waits for a time, or until the console ends. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** Whether a line deletes its subject. One that an older console has kept says so by its label only. */
const isDeletion = ({ deletes, label }: Line): boolean => deletes ?? label.startsWith('Delete')

const unknown = (words: string): NewLineEntry => ({ is: 'unknown', outcome: { words } })
const ended = (as: 'done' | 'gone' | 'stopped', outcome?: Outcome): NewLineEntry => ({
  is: 'settled',
  as,
  outcome,
  isUnseen: true,
})

/** How a line ends, by an answer about its subject. Undefined while the subject is in transition. */
export function judged(
  line: Line,
  kind: Pick<ResourceKind, 'lifecycle' | 'read'> | undefined,
  answer: SubjectAnswer,
): NewLineEntry | undefined {
  const { name } = line.subject
  // The library has already dropped the response, since it has no subscriber: the subject is asked for again.
  if (answer.data === undefined && answer.error === undefined) return undefined
  const isToBe = parseFutureId(line.subject.id) !== undefined
  if (answer.data !== undefined && isToBe) return ended('done')
  if (answer.data === undefined) {
    const { statusCode, message } = asApiError(answer.error)
    if (statusCode === 404 && isToBe) return ended('stopped', { words: `${CLOSED} ${name} was not created.` })
    if (statusCode !== 404) return unknown(`${CLOSED} ${message}`)
    return ended(isDeletion(line) ? 'done' : 'gone')
  }
  const state = kind?.read(answer.data)?.state
  if (!kind || state === undefined) return unknown(`${CLOSED} ${name} still exists.`)
  const { lifecycle } = kind
  if (lifecycle.isTransitional(state)) return undefined
  const { event = '' } = line
  // A reboot ends in the state that it began in: the state does not show it.
  if (lifecycle.isDone(state, event) && !lifecycle.can(state, event)) return ended('done', { reached: state })
  const asBefore = state === line.subject.state ? ', as before' : ''
  return unknown(`${CLOSED} ${name} is ${wireWords(state)}${asBefore}.`)
}

/** The lines of a ledger, as far as they are put right. */
export interface LinesToReconcile {
  write: (id: string, entry: NewLineEntry) => void
  /** A line as it is now. */
  line: (id: string) => Line | undefined
  /** The lines that are parts of another. */
  partsOf: (id: string) => readonly Line[]
  signal: AbortSignal
}

/** Follows the subject of commands until it rests. */
async function follow(
  store: AppStore,
  lines: readonly Line[],
  { write, signal }: LinesToReconcile,
  queue: TaskQueue,
) {
  const subject = lines[0]?.subject
  const view = entryOf<View>(subjectViews, subject?.kind ?? '')
  for (let asks = 0; subject && view && subject.id !== '' && asks < MOST_ASKS && !signal.aborted; asks += 1) {
    const answer = await queue.run(async () => (signal.aborted ? {} : await view.ask(store, subject.id)))
    if (signal.aborted) return
    const found = lines.flatMap((line) => {
      const entry = judged(line, view.kind, answer)
      return entry ? [{ line, entry }] : []
    })
    if (found.length === lines.length) {
      for (const { line, entry } of found) write(line.id, entry)
      return
    }
    await pause(DETAIL_POLL_MS, signal)
  }
  if (signal.aborted) return
  for (const line of lines) write(line.id, unknown(CLOSED))
}

/** How a line ends whose command makes something that was looked for. */
function endOfMaking({ subject: { name } }: Line, found: boolean | ApiError): NewLineEntry {
  if (found === true) return ended('done')
  if (found === false) return ended('stopped', { words: `${CLOSED} It was not found for ${name}.` })
  return unknown(`${CLOSED} ${found.message}`)
}

/** How a plan whose page was closed ends: as the line of its last step. */
function endOfPlan(plan: Line, parts: readonly Line[]): NewLineEntry {
  const last = parts.findLast(({ verb }) => verb === plan.steps?.at(-1))
  return ended(
    last?.standing === 'done' ? 'done' : 'stopped',
    last?.standing === 'done' ? undefined : { words: CLOSED },
  )
}

/**
 * How a batch whose page was closed ends. Of the rows that are left, those without a line were not sent; what became of
 * the others is known by their lines, or it is not known. Rule: MANY-5.
 */
export function endOfBatch(batch: Line, parts: readonly Line[]): readonly NewLineEntry[] {
  const { label, isOnce, rows: { total } = { total: 0 }, left = [] } = batch
  const lines = new Map(parts.map((part) => [part.row ?? part.subject.id, part]))
  const ends = left.flatMap((row): NewLineEntry[] => {
    const standing = lines.get(rowKey(row))?.standing
    if (standing === undefined || standing === 'stopped') return []
    if (!endings[standing].isKnown) return [{ is: 'rowEnded', row, as: 'unknown' }]
    return [{ is: 'rowEnded', row, as: standing === 'done' ? 'done' : 'failed' }]
  })
  const unsure = ends.filter((entry) => entry.is === 'rowEnded' && entry.as === 'unknown').length
  const still = left.length - ends.length
  if (still + unsure === 0) return [...ends, { is: 'rowsEnded', isUnseen: true }]
  const words = [
    ...(still > 0 ? [notDoneText({ label, total, count: still })] : []),
    ...(unsure > 0 ? [unsureText({ label, total, count: unsure, isOnce })] : []),
  ]
  const outcome = { words: words.map((sentence) => `${sentence}.`).join(' ') }
  return [...ends, still > 0 ? ended('stopped', outcome) : { is: 'unknown', outcome }]
}

/**
 * Puts lines right whose page was closed: asks once for the subject of each command, and again only while it is in
 * transition. Plans, uploads and batches have ended with their page; what became of their parts is known before. Nothing
 * is sent again.
 */
export async function reconcile(
  store: AppStore,
  lines: readonly Line[],
  of: LinesToReconcile,
): Promise<void> {
  const queue = new TaskQueue(ASKED_AT_ONCE)
  const bySubject = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.kind === 'command' && !isLookedFor(line.verb)) {
      const key = `${line.subject.kind} ${line.subject.id}`
      bySubject.set(key, [...(bySubject.get(key) ?? []), line])
    } else if (line.kind === 'change') of.write(line.id, unknown(CLOSED))
    else if (line.kind === 'upload') of.write(line.id, ended('stopped', { words: CLOSED }))
  }
  const look = madeViews(store)
  async function lookFor(line: Line) {
    const found = await queue.run(async () => (of.signal.aborted ? false : await look(line)))
    if (found !== undefined && !of.signal.aborted) of.write(line.id, endOfMaking(line, found))
  }
  const making = lines.filter(({ kind, verb }) => kind === 'command' && isLookedFor(verb))
  await Promise.all([
    ...[...bySubject.values()].map((one) => follow(store, one, of, queue)),
    ...making.map(lookFor),
  ])
  if (of.signal.aborted) return
  const rest = (kind: Line['kind']) =>
    lines.flatMap(({ id, kind: each }) => (each === kind ? (of.line(id) ?? []) : []))
  for (const plan of rest('plan')) of.write(plan.id, endOfPlan(plan, of.partsOf(plan.id)))
  for (const batch of rest('batch'))
    for (const entry of endOfBatch(batch, of.partsOf(batch.id))) of.write(batch.id, entry)
}
