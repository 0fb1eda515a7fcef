import { assign, setup } from 'xstate'
import { asApiError } from '#store/model/apiError'
import { isWithoutResponse } from '#store/model/withoutResponse'
import { LAST_MS, SOON_MS } from './probationTimes'
import { requiredPromise } from './requiredActors'

/** The first and the longest time between two attempts that the region refuses, in milliseconds. */
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 300_000

/**
 * The outcome of an attempt to put back:
 *
 * - `reverted`: the place is as before the change;
 * - `contested`: it has changed meanwhile, and nothing was written;
 * - `left`: the person has seen what changed meanwhile, and leaves it;
 * - `settled`: another tab has decided before.
 */
export type PutBack = 'reverted' | 'contested' | 'left' | 'settled'

interface ProbationInput {
  /** The present in milliseconds since the epoch. */
  now: () => number
}

interface ProbationContext extends ProbationInput {
  /** The end in milliseconds since the epoch; 0 until the region has accepted the change. */
  until: number
  /** A person asked for it, so that what has changed meanwhile is shown and asked. */
  asks: boolean
  /** It was due before this page was opened. */
  isLate: boolean
  /** The number of attempts that the region has refused, and why it refused the last one. */
  failures: number
  error: unknown
}

export type ProbationEvent =
  /** The region has accepted the change, which is on trial from now on. */
  | { type: 'change.accepted'; until: number }
  /** The region has refused the change, or there is nothing to put back. */
  | { type: 'change.refused' }
  /** A line of an earlier page, or of another tab, is on trial. */
  | { type: 'trial.found'; until: number }
  /** The change stays. */
  | { type: 'trial.kept' }
  /** The change is put back before its time. */
  | { type: 'trial.recalled' }
  /** Another tab, or an undo, has decided. */
  | { type: 'trial.settled' }
  /** The page is seen again: its timers may be late. */
  | { type: 'clock.checked' }

/** A decision, here or in another tab, ends a trial in each of its states. */
const decided = { 'trial.kept': 'kept', 'trial.settled': 'settled' } as const

/**
 * One change on trial: it is put back at its end, unless it was kept before. What has changed meanwhile is not
 * overwritten. While the region cannot be reached, or refuses, it stays due. Rules: PROB-2, PROB-3, PROB-4.
 */
export const probationMachine = setup({
  types: {} as {
    context: ProbationContext
    events: ProbationEvent
    input: ProbationInput
    /** due: its time is over. busy: continues without the person. */
    tags: 'due' | 'busy'
  },
  actors: {
    putBack: requiredPromise<{ asks: boolean; isLate: boolean }, PutBack>('putBack'),
    awaitRegion: requiredPromise<object, void>('awaitRegion'),
  },
  guards: {
    isOver: ({ context: { until, now } }) => until <= now(),
    isLast: ({ context: { until, now } }) => until - now() <= LAST_MS,
    isSoon: ({ context: { until, now } }) => until - now() <= SOON_MS,
    isContested: ({ event }) => 'output' in event && event.output === 'contested',
    isLeft: ({ event }) => 'output' in event && event.output === 'left',
    isSettled: ({ event }) => 'output' in event && event.output === 'settled',
    isUnreachable: ({ event }) => 'error' in event && isWithoutResponse(event.error),
    isGone: ({ event }) => 'error' in event && asApiError(event.error).statusCode === 404,
  },
  actions: {
    storeEnd: assign(({ context, event }) => {
      if (event.type === 'change.accepted') return { until: event.until }
      if (event.type === 'trial.found') return { until: event.until, isLate: event.until <= context.now() }
      return {}
    }),
    ask: assign({ asks: true }),
    storeError: assign({
      asks: false,
      failures: ({ context }) => context.failures + 1,
      error: ({ event }) => ('error' in event ? event.error : null),
    }),
    announceGone: () => {},
    announceFailed: () => {},
  },
  delays: {
    toSoon: ({ context: { until, now } }) => Math.max(0, until - SOON_MS - now()),
    toLast: ({ context: { until, now } }) => Math.max(0, until - LAST_MS - now()),
    toEnd: ({ context: { until, now } }) => Math.max(0, until - now()),
    retry: ({ context: { failures } }) => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS),
  },
}).createMachine({
  id: 'probation',
  initial: 'waiting',
  context: ({ input }) => ({
    now: input.now,
    until: 0,
    asks: false,
    isLate: false,
    failures: 0,
    error: null,
  }),
  states: {
    waiting: {
      tags: 'busy',
      on: {
        ...decided,
        'change.accepted': { target: 'deciding', actions: 'storeEnd' },
        'change.refused': 'dropped',
        'trial.found': { target: 'deciding', actions: 'storeEnd' },
      },
    },
    deciding: {
      always: [
        { guard: 'isOver', target: 'reverting' },
        { guard: 'isLast', target: 'onTrial.last' },
        { guard: 'isSoon', target: 'onTrial.soon' },
        { target: 'onTrial' },
      ],
    },
    onTrial: {
      tags: 'busy',
      initial: 'calm',
      on: {
        ...decided,
        'trial.recalled': { target: 'reverting', actions: 'ask' },
        'clock.checked': 'deciding',
      },
      states: {
        calm: { after: { toSoon: 'soon' } },
        soon: { after: { toLast: 'last' } },
        last: { after: { toEnd: '#probation.reverting' } },
      },
    },
    reverting: {
      tags: ['due', 'busy'],
      on: decided,
      invoke: {
        src: 'putBack',
        input: ({ context: { asks, isLate } }) => ({ asks, isLate }),
        onDone: [
          { guard: 'isContested', target: 'contested' },
          { guard: 'isLeft', target: 'kept' },
          { guard: 'isSettled', target: 'settled' },
          { target: 'reverted' },
        ],
        onError: [
          { guard: 'isGone', target: 'gone', actions: 'announceGone' },
          { guard: 'isUnreachable', target: 'cutOff' },
          { target: 'failed', actions: ['storeError', 'announceFailed'] },
        ],
      },
    },
    cutOff: {
      tags: ['due', 'busy'],
      on: decided,
      invoke: { src: 'awaitRegion', input: {}, onDone: 'reverting' },
    },
    failed: {
      tags: 'due',
      after: { retry: 'reverting' },
      on: { ...decided, 'trial.recalled': { target: 'reverting', actions: 'ask' } },
    },
    // Nothing was written: the person looks at what has changed, or leaves it.
    contested: {
      on: { ...decided, 'trial.recalled': { target: 'reverting', actions: 'ask' } },
    },
    kept: { type: 'final' },
    reverted: { type: 'final' },
    settled: { type: 'final' },
    gone: { type: 'final' },
    dropped: { type: 'final' },
  },
})
