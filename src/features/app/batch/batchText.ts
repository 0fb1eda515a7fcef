import { isDoneRow, isOpenRow, type RowPhase } from '#machines/interaction/batchMachine'
import type { AskedBatch, BatchRowView, RunningBatch } from '#store/actors/batch/batchView'
import type { PartitionRow } from '#store/commands/partition'
import { wireWords } from '#model/case'
import { groupsOf } from '#model/groupsOf'
import { csvText } from '#ui/format/csvText'
import { formatCount } from '#ui/format/numbers'

// The words and the result of a batch.

/** The words of a row's place in a batch. */
export const phaseWords: Readonly<Record<RowPhase, string>> = {
  waiting: 'Waiting',
  underWay: 'Now',
  lost: 'No answer yet',
  done: 'Done',
  already: 'Was so already',
  failed: 'Failed',
  unknown: 'Unknown',
  skipped: 'Not sent',
  left: 'Left',
}

/** The order of a result: first the rows that someone may have to look at. */
const order: readonly RowPhase[] = [
  'failed',
  'unknown',
  'lost',
  'underWay',
  'left',
  'skipped',
  'waiting',
  'already',
  'done',
]

/** The rows of a result in that order, in each phase in the order of the selection. */
export const byPhase = (rows: readonly BatchRowView[]): readonly BatchRowView[] =>
  order.flatMap((phase) => rows.filter((row) => row.phase === phase))

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

const countOf = (rows: readonly BatchRowView[], ...phases: readonly RowPhase[]) =>
  rows.filter(({ phase }) => phases.includes(phase)).length

/** The number of rows that have ended. */
export const overCount = (rows: readonly BatchRowView[]): number =>
  rows.filter((row) => !isOpenRow(row)).length

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

/** "12 of 40 done, 2 failed, 1 unknown". */
export function batchCountText(rows: readonly BatchRowView[]): string {
  const done = countOf(rows, 'done', 'already')
  const others = (['failed', 'unknown', 'left', 'skipped'] as const).flatMap((phase) => {
    const count = countOf(rows, phase)
    return count > 0 ? `${count} ${phaseWords[phase].toLowerCase()}` : []
  })
  return [`${done} of ${rows.length} done`, ...others].join(', ')
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

/** The status of a batch for screen readers; empty while it goes on. */
export function batchStatusText(batch: Pick<RunningBatch, 'status' | 'rows'>): string {
  if (batch.status === 'ended') return `Ended: ${batchCountText(batch.rows)}`
  const wait = waitText(batch)
  return wait ? `${wait.title}. ${wait.body}` : ''
}

/** Why a row ended as it did: the region's words, or the reason of the console. */
export const wordsOfRow = ({ error, reason }: BatchRowView): string => reason ?? error?.message ?? ''

/** The result as CSV. */
export const resultCsv = (rows: readonly BatchRowView[]): string =>
  csvText([
    ['name', 'id', 'outcome', 'message', 'request_id'],
    ...byPhase(rows).map((row) => [
      row.name,
      row.id,
      phaseWords[row.phase],
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
