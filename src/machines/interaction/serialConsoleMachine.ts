import { assign, setup } from 'xstate'
import { requiredCallback } from './requiredActors'

/** How long an open stream must last to count as connected, in milliseconds: a rejection closes it at once. */
export const STABLE_AFTER_MS = 500
/** How long opening a stream may take, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 15_000
/** The maximum delay before a reconnect, in milliseconds. */
const MAX_BACKOFF_MS = 30_000

/** The delay before the next attempt, in milliseconds: one second, doubled each time. */
export const backoffMs = (failures: number) =>
  Math.min(1_000 * 2 ** Math.max(0, failures - 1), MAX_BACKOFF_MS)

/** The end of a stream, as the server reports it. */
interface Ending {
  code: number
  reason: string
}

interface SerialConsoleContext {
  /** Whether the instance has a console, by its last known state. */
  isAvailable: boolean
  /** Number of consecutive lost connections. */
  failures: number
  /** Whether the terminal has output. */
  hasOutput: boolean
  ending: Ending | null
}

/** No event carries typed or received bytes: they bypass the machine. */
export type SerialConsoleEvent =
  /** The instance entered or left a state with a console. */
  | { type: 'console.available' }
  | { type: 'console.unavailable' }
  | { type: 'stream.opened' }
  /** The first bytes arrived. */
  | { type: 'stream.answered' }
  | ({ type: 'stream.closed' } & Ending)
  | { type: 'retry.asked' }

/** Close codes: the instance stopped normally; the server rejects the stream, or the instance failed. */
const NORMAL_END = 1000
const REJECTED = 1011

/**
 * The connection of one serial console page. It opens when the instance has a console, reconnects when lost, and stays
 * closed when the server ended or rejected it.
 */
export const serialConsoleMachine = setup({
  types: {} as {
    context: SerialConsoleContext
    events: SerialConsoleEvent
    /** busy: connecting. retriable: the user can retry now. */
    tags: 'busy' | 'live' | 'retriable'
  },
  actors: { stream: requiredCallback<SerialConsoleEvent>('stream') },
  guards: {
    hasNoConsole: ({ context }) => !context.isAvailable,
    isEnd: ({ event }) => event.type === 'stream.closed' && event.code === NORMAL_END,
    isRejection: ({ event }) => event.type === 'stream.closed' && event.code === REJECTED,
  },
  actions: {
    storeEnding: assign({
      ending: ({ event, context }) =>
        event.type === 'stream.closed' ? { code: event.code, reason: event.reason } : context.ending,
    }),
    forgetEnding: assign({ ending: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    noteOutput: assign({ hasOutput: true }),
    noteAvailable: assign({ isAvailable: true }),
    noteUnavailable: assign({ isAvailable: false }),
  },
  delays: {
    stable: STABLE_AFTER_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    backoff: ({ context }) => backoffMs(context.failures),
  },
}).createMachine({
  id: 'serialConsole',
  initial: 'unavailable',
  context: { isAvailable: false, failures: 0, hasOutput: false, ending: null },
  states: {
    /** The instance has no console at present. */
    unavailable: { on: { 'console.available': { target: 'attached', actions: 'noteAvailable' } } },
    attached: {
      invoke: { src: 'stream', input: {} },
      initial: 'connecting',
      on: {
        // A connection reports its own end; the instance's state only matters for the next one.
        'console.available': { actions: 'noteAvailable' },
        'console.unavailable': { actions: 'noteUnavailable' },
        'stream.closed': [
          { guard: 'hasNoConsole', target: 'unavailable', actions: 'storeEnding' },
          { guard: 'isEnd', target: 'ended', actions: 'storeEnding' },
          { guard: 'isRejection', target: 'rejected', actions: 'storeEnding' },
          { target: 'lost', actions: 'storeEnding' },
        ],
      },
      states: {
        connecting: {
          tags: 'busy',
          on: { 'stream.opened': 'verifying' },
          after: { connectTimeout: '#serialConsole.lost' },
        },
        verifying: {
          tags: 'busy',
          on: { 'stream.answered': 'live' },
          after: { stable: 'live' },
        },
        live: { tags: 'live', entry: ['forgetFailures', 'forgetEnding', 'noteOutput'] },
      },
    },
    lost: {
      tags: 'retriable',
      entry: 'countFailure',
      on: {
        'retry.asked': 'attached',
        'console.unavailable': { target: 'unavailable', actions: 'noteUnavailable' },
      },
      after: { backoff: 'attached' },
    },
    /** The instance stopped normally. */
    ended: {
      tags: 'retriable',
      on: {
        'retry.asked': 'attached',
        'console.unavailable': { target: 'unavailable', actions: 'noteUnavailable' },
      },
    },
    /** The server rejected the stream with a reason; an automatic retry would not help. */
    rejected: {
      tags: 'retriable',
      on: {
        'retry.asked': 'attached',
        'console.unavailable': { target: 'unavailable', actions: 'noteUnavailable' },
      },
    },
  },
})
