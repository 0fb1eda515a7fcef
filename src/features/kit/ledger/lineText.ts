import type { IntentSource } from '#machines/interaction/commandRequest'
import { isMoving, isOpen, type Line, type Standing } from '#store/ledger/line'
import { parseFutureId } from '#store/commands/many'
import { stepLabel } from '#store/commands/plan'
import { wireWords } from '#model/case'
import { entryOf } from '#model/entryOf'
import { disks } from '#features/project/disks/noun'
import { instances } from '#features/project/instances/noun'
import type { StateLook } from '#ui/feedback/StateBadge'
import { formatLong } from '#ui/format/age'
import { subjectPages } from './subjectPages'

// The lines of the ledger in words.

/** How each standing looks, in the order of their importance. */
export const standings: Readonly<Record<Standing, StateLook & { label: string }>> = {
  moving: { label: 'Under way', tone: 'motion', moving: true },
  stalled: { label: 'No news', tone: 'attention' },
  held: { label: 'Waits for you', tone: 'attention' },
  failed: { label: 'Failed', tone: 'failed' },
  unknown: { label: 'Unknown', tone: 'unknown' },
  stopped: { label: 'Stopped', tone: 'off' },
  gone: { label: 'Gone', tone: 'off' },
  done: { label: 'Done', tone: 'well' },
}

/** "Stop web-1"; "Delete: 40 instances". */
export function lineTitle({ kind, label, subject }: Pick<Line, 'kind' | 'label' | 'subject'>): string {
  if (kind === 'batch' && subject.id === '') return `${label}: ${subject.name} at once`
  return subject.name === '' && subject.title === undefined ? label : stepLabel(label, subject)
}

/** How many rows of a batch have come to each end: "3 of 9 done, 1 failed, 2 unknown". */
function countedText({ total, done, failed, unknown = 0 }: NonNullable<Line['rows']>): string {
  const others = [failed > 0 && `${failed} failed`, unknown > 0 && `${unknown} unknown`]
  return [`${done} of ${total} done`, ...others].filter(Boolean).join(', ')
}

/** The outcome of a line as a sentence; empty if there is none yet. */
export function outcomeText(line: Pick<Line, 'outcome' | 'rows' | 'undone'>): string {
  const { outcome, rows, undone } = line
  const counted = rows && countedText(rows)
  const reached = outcome?.reached && `Now ${wireWords(outcome.reached)}`
  return [counted, outcome?.end?.says ?? outcome?.words ?? reached, undone && 'Undone']
    .filter(Boolean)
    .join('. ')
}

/** The words for each source of an intent. */
const sources: Readonly<Record<IntentSource, string>> = {
  browser: 'by the browser',
  pointer: 'by a click',
  keyboard: 'by a key',
  palette: 'from the palette',
  demo: 'by a demo',
  debugger: 'from the debugger',
}

/**
 * The intent that began a line, as in `by a click on "Stop"`: with the name of the control if it has one; empty if it is
 * not known.
 */
export function begunText({ begunBy }: Pick<Line, 'begunBy'>): string {
  if (!begunBy) return ''
  const control = /^(?:click|submit|choose) .*?(".+")/.exec(begunBy.text)?.[1]
  return control === undefined ? sources[begunBy.source] : `${sources[begunBy.source]} on ${control}`
}

/** Whether it is known how long a line has taken: its end was seen when it happened. */
export const hasLength = ({ isUnseen, standing }: Pick<Line, 'isUnseen' | 'standing'>): boolean =>
  !isUnseen && standing !== 'unknown'

/**
 * "4 s", "4 s, usually 2 s". A batch takes as long as its rows, and has no usual length. Empty where it is not known.
 *
 * @param usual of its verb, in milliseconds
 */
export function lengthText(line: Line, usual: number | undefined, now: number): string {
  if (!hasLength(line)) return ''
  const took = formatLong((line.endedAt ?? now) - line.begunAt)
  const often = usual === undefined || line.kind === 'batch' ? undefined : formatLong(usual)
  return often === undefined || often === took ? took : `${took}, usually ${often}`
}

/** The address of what a line has created, by its name; undefined while it may not be there. */
function createdAddress(
  kind: string,
  { project, name }: { project: string; name: string },
  standing: Standing,
) {
  if (standing !== 'done') return undefined
  return kind === 'instance'
    ? instances.to.page({ project, instance: name })
    : disks.to.page({ project, disk: name })
}

/** The address of the page of a line's subject; undefined for a kind without a page by id, and for what is gone. */
export function subjectAddress({ subject: { kind, id }, standing }: Pick<Line, 'subject' | 'standing'>) {
  if (id === '' || standing === 'gone') return undefined
  const future = parseFutureId(id)
  if (future) return createdAddress(kind, future, standing)
  return entryOf(subjectPages, kind)?.(id)
}

/** The lines that are under way, without the parts of others: how many, and whether one moves by itself. */
export function underWayIn(lines: readonly Line[]): { count: number; moves: boolean } {
  const open = lines.filter((line) => isOpen(line) && line.partOf === undefined)
  return { count: open.length, moves: open.some(isMoving) }
}
