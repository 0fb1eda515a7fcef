import { assign, setup } from 'xstate'
import { requiredCallback, requiredPromise } from './requiredActors'

/**
 * Where a row of a batch is:
 *
 * - `lost`: its request had no response, so its effect is unknown until the resource is read;
 * - `already`: the resource was so already when its turn came, and nothing was sent;
 * - `unknown`: its effect cannot be seen, so it is not sent again;
 * - `skipped`: the user took it out, or stopped the rest;
 * - `left`: a row that has to be done before it was not done, so nothing was sent.
 */
export type RowPhase =
  | 'waiting'
  | 'underWay'
  | 'lost'
  | 'done'
  | 'already'
  | 'failed'
  | 'unknown'
  | 'skipped'
  | 'left'

/** A row of a batch. */
export interface BatchRow {
  phase: RowPhase
  /** How many of its requests had no response. */
  losses: number
  /** The region has accepted its command, and its resource is not at rest yet. */
  moves?: true
  /** The server's error. */
  error?: unknown
  /** Why it was not sent, or what is not known, as a sentence. */
  reason?: string | undefined
  /** For `left`: the index of the row that was not done. */
  because?: number
}

/** For each row, the indexes of the rows that have to be done before it. */
type RowOrder = readonly (readonly number[])[]

interface BatchInput {
  /** The name of the command: `instance.stop`. */
  verb: string
  /** The number of rows. */
  total: number
  /** The number of rows under way at the same time. */
  atOnce: number
  /** Whether the first failure pauses the batch. */
  pausesAtFailure: boolean
  /** Without it, no row waits for another. */
  after?: RowOrder
}

interface BatchContext extends Required<BatchInput> {
  rows: readonly BatchRow[]
  /** The rows that start now. */
  next: readonly RowRun[]
  /** The user, or a failure, has paused it. */
  isPaused: boolean
  /** The region cannot be reached. */
  isCutOff: boolean
  /** The region asks for time. */
  isSlowed: boolean
}

/** How a row has ended, for now. */
export type RowEnded = {
  type: 'row.ended'
  index: number
  phase: 'done' | 'already' | 'failed' | 'unknown' | 'lost' | 'skipped'
  /** For `done`: whether its resource is not at rest yet. */
  moves?: boolean
  /** For `lost`: whether a request was on its way, or only the read before it. */
  isSent?: boolean
  error?: unknown
  reason?: string | undefined
}

/** A row to start. */
export interface RowRun {
  index: number
  /** An earlier request had no response, so the resource is read first. */
  looks: boolean
}

/** The requests that the region allows at present. */
export type RegionObserved =
  /** It asks for time: responses 429, or 503 with Retry-After. */
  | { type: 'region.busy' }
  | { type: 'region.ready' }
  /** The browser has lost its network. */
  | { type: 'connection.lost' }

export type BatchEvent =
  | RowEnded
  /** The resource of a row that was accepted has come to rest. */
  | { type: 'row.rested'; index: number }
  | RegionObserved
  | { type: 'batch.paused' }
  | { type: 'batch.resumed' }
  /** Takes out all rows that wait. */
  | { type: 'batch.stopped' }
  /** Takes out one row that waits. */
  | { type: 'row.skipped'; index: number }
  /** Tries one failed row again. */
  | { type: 'row.retried'; index: number }
  /** Tries all failed rows again. */
  | { type: 'batch.retried' }
  /**
   * The rows were looked up again: some may have been added, some are to be done again, and those that are
   * not done and not to be done again are so already.
   */
  | { type: 'batch.extended'; total: number; after: RowOrder; again: ReadonlySet<number> }
  | { type: 'batch.dismissed' }

/** Whether a row waits, is under way, or has to be read. */
export const isOpenRow = ({ phase }: Pick<BatchRow, 'phase'>): boolean =>
  phase === 'waiting' || phase === 'underWay' || phase === 'lost'

/** Whether a row is done, by this batch or by another client. */
export const isDoneRow = ({ phase }: Pick<BatchRow, 'phase'>): boolean =>
  phase === 'done' || phase === 'already'

/** Whether a row was accepted and its resource is not at rest yet. */
export const isMovingRow = ({ moves }: Pick<BatchRow, 'moves'>): boolean => moves === true

/** The rows in which each that waits for a row that was not done is left, and so on for those that wait for it. */
function leftOut(rows: readonly BatchRow[], after: RowOrder): readonly BatchRow[] {
  if (after.length === 0) return rows
  const next = rows.map((row, index): BatchRow => {
    if (row.phase !== 'waiting') return row
    const because = after[index]?.find((other) => {
      const before = rows[other]
      return before && !isOpenRow(before) && !isDoneRow(before)
    })
    return because === undefined ? row : { phase: 'left', losses: row.losses, because }
  })
  return next.some((row, index) => row !== rows[index]) ? leftOut(next, after) : next
}

/** A row that is tried again. */
const again = ({ losses }: BatchRow): BatchRow => ({ phase: 'waiting', losses })

/** A second request without a response is the last one. */
function ended(row: BatchRow, { phase, moves = false, isSent = false, error, reason }: RowEnded): BatchRow {
  const losses = row.losses + (phase === 'lost' && isSent ? 1 : 0)
  return {
    phase: phase === 'lost' && losses > 1 ? 'unknown' : phase,
    losses,
    error,
    reason,
    ...(phase === 'done' && moves && { moves }),
  }
}

/** A row whose resource has come to rest. */
const rested = ({ moves: _, ...row }: BatchRow): BatchRow => row

/**
 * One command for many rows. Each row runs a command, or a plan, and is followed until its resource is at rest. A row that
 * fails does not stop the others, unless the user chose so; only those that have to come after it are left. Nothing is sent
 * while the user, the region or the connection says so, and nothing is sent twice: a row whose request had no response is
 * read first. Rules: MANY-2, MANY-3.
 */
export const batchMachine = setup({
  types: {} as {
    context: BatchContext
    events: BatchEvent
    input: BatchInput
    /** busy: continues without the user. */
    tags: 'busy'
  },
  actors: {
    watchRegion: requiredCallback<RegionObserved>('watchRegion'),
    awaitRegion: requiredPromise<object, void>('awaitRegion'),
  },
  guards: {
    isOver: ({ context }) => !context.rows.some(isOpenRow),
    isPaused: ({ context }) => context.isPaused,
    isCutOff: ({ context }) => context.isCutOff,
    isSlowed: ({ context }) => context.isSlowed,
    hasFailed: ({ context }) => context.rows.some(({ phase }) => phase === 'failed'),
    hasMore: ({ event }) => event.type === 'batch.extended' && event.again.size > 0,
  },
  actions: {
    /** Runs the chosen rows, and sends the end of each. */
    runRows: () => {},
    /** Chooses as many rows as may be under way; rows without a response come first, since they are read. */
    fill: assign(({ context: { rows, atOnce, after } }) => {
      const places = (phase: RowPhase) => rows.flatMap((row, index) => (row.phase === phase ? [index] : []))
      const free = Math.max(atOnce - places('underWay').length, 0)
      const isNext = (index: number) =>
        (after[index] ?? []).every((other) => isDoneRow(rows[other] ?? { phase: 'done', losses: 0 }))
      const chosen = [...places('lost'), ...places('waiting').filter(isNext)].slice(0, free)
      const begun = new Set(chosen)
      return {
        next: chosen.map((index) => ({ index, looks: (rows[index]?.losses ?? 0) > 0 })),
        rows: rows.map((row, index) => (begun.has(index) ? { ...row, phase: 'underWay' as const } : row)),
      }
    }),
    storeEnd: assign(({ context, event }) => {
      if (event.type !== 'row.ended') return context
      const rows = context.rows.map((row, index) => (index === event.index ? ended(row, event) : row))
      return {
        ...context,
        rows: leftOut(rows, context.after),
        isPaused: context.isPaused || (context.pausesAtFailure && event.phase === 'failed'),
        isCutOff: context.isCutOff || event.phase === 'lost',
      }
    }),
    storeRest: assign({
      rows: ({ context: { rows }, event }) =>
        event.type === 'row.rested'
          ? rows.map((row, index) => (index === event.index && row.moves ? rested(row) : row))
          : rows,
    }),
    pause: assign({ isPaused: true }),
    resume: assign({ isPaused: false }),
    cutOff: assign({ isCutOff: true }),
    reconnect: assign({ isCutOff: false }),
    slow: assign({ isSlowed: true }),
    speedUp: assign({ isSlowed: false }),
    /** A row whose effect is unknown is not read any more, so it stays unknown. */
    stopRest: assign({
      rows: ({ context }) =>
        context.rows.map((row) => {
          if (row.phase === 'waiting') return { ...row, phase: 'skipped' as const }
          return row.phase === 'lost' ? { ...row, phase: 'unknown' as const } : row
        }),
    }),
    skip: assign({
      rows: ({ context: { rows, after }, event }) =>
        leftOut(
          rows.map((row, index) =>
            event.type === 'row.skipped' && index === event.index && row.phase === 'waiting'
              ? { ...row, phase: 'skipped' as const }
              : row,
          ),
          after,
        ),
    }),
    /** Rows that were left are tried again too, unless what they wait for is still not done. */
    retry: assign({
      isPaused: false,
      rows: ({ context: { rows, after }, event }) =>
        leftOut(
          rows.map((row, index) => {
            const isChosen = event.type !== 'row.retried' || event.index === index
            return row.phase === 'left' || (isChosen && row.phase === 'failed') ? again(row) : row
          }),
          after,
        ),
    }),
    extend: assign(({ context, event }) => {
      if (event.type !== 'batch.extended') return context
      const { total, after } = event
      const rows = Array.from({ length: total }, (_, index): BatchRow => {
        const row = context.rows[index] ?? { phase: 'waiting', losses: 0 }
        if (event.again.has(index)) return again(row)
        return isDoneRow(row) ? row : { phase: 'already', losses: row.losses }
      })
      return { ...context, total, after, rows: leftOut(rows, after), isPaused: false }
    }),
  },
}).createMachine({
  id: 'batch',
  initial: 'active',
  context: ({ input }) => ({
    after: [],
    ...input,
    rows: Array.from({ length: input.total }, () => ({ phase: 'waiting', losses: 0 })),
    next: [],
    isPaused: false,
    isCutOff: false,
    isSlowed: false,
  }),
  states: {
    active: {
      invoke: { src: 'watchRegion', input: {} },
      initial: 'deciding',
      on: {
        'row.ended': { target: '.deciding', actions: 'storeEnd' },
        'row.rested': { actions: 'storeRest' },
        'region.busy': { target: '.deciding', actions: 'slow' },
        'region.ready': { target: '.deciding', actions: 'speedUp' },
        'connection.lost': { target: '.deciding', actions: 'cutOff' },
        'batch.paused': { target: '.deciding', actions: 'pause' },
        'batch.resumed': { target: '.deciding', actions: 'resume' },
        'batch.stopped': { target: '.deciding', actions: 'stopRest' },
        'row.skipped': { target: '.deciding', actions: 'skip' },
        'row.retried': { target: '.deciding', actions: 'retry' },
        'batch.retried': { target: '.deciding', actions: 'retry' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isOver', target: '#batch.ended' },
            { guard: 'isPaused', target: 'paused' },
            { guard: 'isCutOff', target: 'cutOff' },
            { guard: 'isSlowed', target: 'slowed' },
            { target: 'going' },
          ],
        },
        going: { tags: 'busy', entry: ['fill', 'runRows'] },
        paused: {},
        slowed: { tags: 'busy' },
        cutOff: {
          tags: 'busy',
          invoke: { src: 'awaitRegion', input: {}, onDone: { target: 'deciding', actions: 'reconnect' } },
        },
      },
    },
    ended: {
      on: {
        // Most resources come to rest after the last row has been accepted.
        'row.rested': { actions: 'storeRest' },
        'batch.retried': { guard: 'hasFailed', target: 'active', actions: 'retry' },
        'row.retried': { guard: 'hasFailed', target: 'active', actions: 'retry' },
        'batch.extended': { guard: 'hasMore', target: 'active', actions: 'extend' },
        'batch.dismissed': 'closed',
      },
    },
    closed: { type: 'final' },
  },
})
