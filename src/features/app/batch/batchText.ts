import { isDoneRow, isMovingRow, isOpenRow, type RowPhase } from '#machines/interaction/batchMachine'
import type { AskedBatch, BatchRowView, RunningBatch } from '#store/actors/batch/batchView'
import type { PartitionRow } from '#store/commands/partition'
import { capital, wireWords } from '#model/case'
import { groupsOf } from '#model/groupsOf'
import type { StatefulKind } from '#model/nouns'
import { supportBundleTone } from '#features/kit/lifecycle/regionTones'
import { toneWeights } from '#features/kit/lifecycle/exceptionsFirst'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import type { StateLook, StateTone } from '#ui/feedback/StateBadge'
import { csvText } from '#ui/format/csvText'
import { formatCount } from '#ui/format/numbers'

// The words and the result of a batch.

/** An outcome: a word, and the look of its mark. What has not begun has no mark. */
interface Outcome {
  word: string
  look?: StateLook
}

/** The outcome of a row by its place in a batch. */
const byPhase: Readonly<Record<RowPhase, Outcome>> = {
  waiting: { word: 'Waiting' },
  underWay: { word: 'Under way', look: { tone: 'motion', moving: true } },
  lost: { word: 'No answer yet', look: { tone: 'attention' } },
  done: { word: 'Done', look: { tone: 'well' } },
  already: { word: 'No change', look: { tone: 'well' } },
  failed: { word: 'Failed', look: { tone: 'failed' } },
  unknown: { word: 'Unknown', look: { tone: 'unknown' } },
  skipped: { word: 'Not sent' },
  left: { word: 'Left' },
}

/** The tones of the kinds whose state a command on many changes. */
const tones: Partial<Record<StatefulKind, (state: string) => StateTone>> = {
  instance: instanceTone,
  supportBundle: supportBundleTone,
}

/** The outcome of a row: the state of its resource, as its list shows it, where the command changes that. */
export function rowOutcome({
  phase,
  state,
  isDeleted,
}: Pick<BatchRowView, 'phase' | 'state' | 'isDeleted'>): Outcome {
  const isSaid = phase === 'done' || phase === 'already' || (phase === 'underWay' && state?.isTransitional)
  if (isDeleted) return { word: 'Deleted', look: { tone: 'off' } }
  if (!state || !isSaid) return byPhase[phase]
  const look = { tone: tones[state.kind]?.(state.name) ?? 'unknown', moving: state.isTransitional }
  return { word: capital(wireWords(state.name)), look }
}

/** Whether someone may have to look at a row: it has failed, or its outcome is unknown. */
function hasFailed(row: BatchRowView): boolean {
  const { look } = rowOutcome(row)
  return look !== undefined && toneWeights[look.tone] < toneWeights.motion
}

/** The rows for the table: in the order of the list, and once all are at rest, what has failed first. */
export const inTable = ({ rows, status }: Pick<RunningBatch, 'rows' | 'status'>): readonly BatchRowView[] =>
  isSettled({ rows, status }) ? [...rows.filter(hasFailed), ...rows.filter((row) => !hasFailed(row))] : rows

/** The name of a batch: "Stop 3 instances"; that of one row has its name, "Stop web-1". */
export const batchTitle = ({ label, rows, nouns }: Pick<RunningBatch, 'label' | 'rows' | 'nouns'>): string =>
  rows.length === 1 ? `${label} ${rows[0]?.name}` : `${label} ${rows.length} ${nouns}`

/** The question of a batch and its button. @param count the number of rows that it would run for */
export function questionText(
  { label, nouns, partition }: Pick<AskedBatch, 'label' | 'nouns' | 'partition'>,
  count: number,
): { title: string; button: string } {
  const all = [...partition.willRun, ...partition.isSoAlready, ...partition.cannot]
  if (all.length === 1) return { title: `${label} ${all[0]?.name}?`, button: label }
  return {
    title: `${label} ${count === all.length ? count : `${count} of ${all.length}`} ${nouns}?`,
    button: `${label} ${count}`,
  }
}

const countOf = (rows: readonly BatchRowView[], ...of: readonly RowPhase[]) =>
  rows.filter(({ phase }) => of.includes(phase)).length

/** Whether nothing of a batch moves any more: no row waits or is under way, and all that were accepted are at rest. */
export const isSettled = ({ rows, status }: Pick<RunningBatch, 'rows' | 'status'>): boolean =>
  status === 'ended' && !rows.some(isMovingRow)

/** The shares of the rows that have ended, in percent: those that are at rest, and with them those that move. */
export function sharesOf(rows: readonly BatchRowView[]): { atRest: number; ended: number } {
  const ended = rows.filter((row) => !isOpenRow(row))
  const share = (count: number) => Math.round((count / rows.length) * 100)
  return { atRest: share(ended.filter((row) => !isMovingRow(row)).length), ended: share(ended.length) }
}

/** The number of rows that can be tried again. */
export const failedCount = (rows: readonly BatchRowView[]): number => countOf(rows, 'failed')

/**
 * The rows that the list of the batch selects again: those that were not done, and are not so already. One that may have
 * been done is among them only if it may be done twice. Rule: MANY-5.
 */
export const notDone = ({ rows, isOnce }: Pick<RunningBatch, 'rows' | 'isOnce'>): readonly BatchRowView[] =>
  rows.filter((row) => !isDoneRow(row) && !(isOnce && row.phase === 'unknown'))

/** "Select 5 in the list", "Select 5 in the list, 2 of them unknown". */
export function selectText(rows: readonly BatchRowView[]): string {
  const unknown = countOf(rows, 'unknown')
  return `Select ${rows.length} in the list${unknown > 0 ? `, ${unknown} of them unknown` : ''}`
}

/** The button that ends a batch, by the number of rows that wait; undefined where none is left. */
export function endText(rows: readonly BatchRowView[]): string | undefined {
  const waiting = countOf(rows, 'waiting')
  if (waiting > 0) return `End here: ${waiting} ${waiting === 1 ? 'stays as it is' : 'stay as they are'}`
  return countOf(rows, 'lost') > 0 ? 'End here' : undefined
}

/** "2 failed", "1 unknown": the rows that were not accepted. */
const notAccepted = (rows: readonly BatchRowView[]) =>
  (['failed', 'unknown', 'left', 'skipped'] as const).flatMap((phase) => {
    const count = countOf(rows, phase)
    return count > 0 ? `${count} ${byPhase[phase].word.toLowerCase()}` : []
  })

const acceptedText = (rows: readonly BatchRowView[]) => {
  const accepted = countOf(rows, 'done', 'already')
  return `${accepted === rows.length ? accepted : `${accepted} of ${rows.length}`} accepted`
}

/**
 * "12 of 40 done, 2 failed, 1 unknown". A row whose resource takes its time is done once that is at rest: "17 accepted,
 * 16 at rest". At the end of a batch whose command has words for that: "17 stopped, 34 vCPUs free".
 */
export function batchCountText({
  rows,
  isFollowed,
  end,
}: Pick<RunningBatch, 'rows' | 'isFollowed' | 'end'>): string {
  const done = rows.filter((row) => isDoneRow(row) && !isMovingRow(row)).length
  const already = countOf(rows, 'already')
  const counted = end
    ? [end.says, ...(already > 0 ? [`${already} were so already`] : [])]
    : !isFollowed
      ? [`${done} of ${rows.length} done`]
      : rows.some((row) => isOpenRow(row) || isMovingRow(row))
        ? [acceptedText(rows), `${done} at rest`]
        : [`${done} of ${rows.length} at rest`]
  return [...counted, ...notAccepted(rows)].join(', ')
}

/** Why a batch does not go on now: a title, and what it waits for. Undefined while it goes on, and once it has ended. */
export function waitText({
  status,
}: Pick<RunningBatch, 'status'>): { title: string; body: string } | undefined {
  if (status === 'paused') return { title: 'Paused', body: 'Nothing more is sent until it goes on.' }
  if (status === 'cutOff')
    return {
      title: 'The region cannot be reached',
      body: 'The batch goes on once the region answers. Nothing is sent twice.',
    }
  if (status !== 'slowed') return undefined
  return { title: 'The region asks for time', body: 'The batch goes on by itself, in half a minute at most.' }
}

/** The status of a batch for screen readers; empty while it goes on. Not the count of those at rest, which changes often. */
export function batchStatusText(batch: Pick<RunningBatch, 'status' | 'rows' | 'isFollowed' | 'end'>): string {
  if (isSettled(batch)) return `Ended: ${batchCountText(batch)}`
  if (batch.status === 'ended') return [acceptedText(batch.rows), ...notAccepted(batch.rows)].join(', ')
  const wait = waitText(batch)
  return wait ? `${wait.title}. ${wait.body}` : ''
}

/** Why a row ended as it did: the region's words, or the reason of the console. */
export const wordsOfRow = ({ error, reason }: BatchRowView): string => reason ?? error?.message ?? ''

/** The result as CSV. */
export const resultCsv = (batch: Pick<RunningBatch, 'rows' | 'status'>): string =>
  csvText([
    ['name', 'id', 'outcome', 'message', 'request_id'],
    ...inTable(batch).map((row) => [
      row.name,
      row.id,
      rowOutcome(row).word,
      wordsOfRow(row),
      row.error?.requestId,
    ]),
  ])

/** The title of the rows that are so already, by their states: "Already stopped or stopping". */
export function alreadyTitle(rows: readonly PartitionRow[]): string {
  const states = rows.flatMap(({ runs }) => runs?.command.subject(runs.record).state ?? [])
  return `Already ${[...new Set(states)].map(wireWords).join(' or ')}`
}

/** Rows with the same reason. */
export interface ReasonGroup {
  reason: string
  rows: readonly PartitionRow[]
}

/** The rows of a group by their reasons, the most frequent first. */
export function byReason(rows: readonly PartitionRow[]): readonly ReasonGroup[] {
  return [...groupsOf(rows, ({ reason = '' }) => reason)]
    .map(([reason, all]) => ({ reason, rows: all }))
    .sort((a, b) => b.rows.length - a.rows.length)
}

/** The most names that a list in the dialog shows. */
const MOST_NAMES = 100

/** The most names that are shown without opening anything. */
export const OPEN_NAMES = 10

/** How many of these rows are not in view, as a sentence; undefined if all are. */
export function outOfViewText(rows: readonly Pick<PartitionRow, 'isOutOfView'>[]): string | undefined {
  const count = rows.filter(({ isOutOfView }) => isOutOfView).length
  if (count === 0) return undefined
  const who = rows.length === 1 ? 'It is' : `${formatCount(count)} of them ${count === 1 ? 'is' : 'are'}`
  return `${who} not in view: on another page of the list, or filtered away.`
}

/** "web-1, web-2 and 38 more". */
export function namesText(rows: readonly { name: string }[]): string {
  const names = rows.slice(0, MOST_NAMES).map(({ name }) => name)
  const more = rows.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}
