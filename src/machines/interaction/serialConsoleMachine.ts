import { assign, setup } from 'xstate'
import { handedInListener } from './handedIn'

/** How long an opened stream must last before it counts as connected, in milliseconds: a refusal comes at once. */
export const SETTLING_MS = 500
/** How long opening a stream may take, in milliseconds. */
export const PATIENCE_MS = 15_000
/** The longest wait before trying again, in milliseconds. */
const LONGEST_BACKOFF_MS = 30_000

/** How long to wait before the next try, in milliseconds: a second, and twice as long each time. */
export const backoffMs = (failures: number) =>
  Math.min(1_000 * 2 ** Math.max(0, failures - 1), LONGEST_BACKOFF_MS)

/** How a stream came to its end, in the server's words. */
interface Ending {
  code: number
  reason: string
}

interface SerialConsoleContext {
  /** Whether the instance, as last seen, has a console. */
  isAvailable: boolean
  /** How often in a row a connection was lost before it had been live. */
  failures: number
  /** Whether the terminal has anything to show. */
  hasOutput: boolean
  ending: Ending | null
}

/** None of these carries what was typed or received: the bytes go their own way, past the machine. */
export type SerialConsoleEvent =
  /** The instance has come to a state, or left one, in which it has a console. */
  | { type: 'console.available' }
  | { type: 'console.unavailable' }
  | { type: 'stream.opened' }
  /** The first bytes have come. */
  | { type: 'stream.answered' }
  | ({ type: 'stream.closed' } & Ending)
  | { type: 'retry.asked' }

/** Close codes: the machine went away in good order; the server will not, or its machine failed. */
const ENDED = 1000
const REFUSED = 1011

/**
 * The connection of one serial console page. It is opened when there is a console to open, taken up again when it is
 * lost, and left alone when the server ended or refused it.
 */
export const serialConsoleMachine = setup({
  types: {} as {
    context: SerialConsoleContext
    events: SerialConsoleEvent
    /** busy: on its way to a connection. retriable: somebody may ask for a try now. */
    tags: 'busy' | 'live' | 'retriable'
  },
  actors: { stream: handedInListener<SerialConsoleEvent>('stream') },
  guards: {
    hasNoConsole: ({ context }) => !context.isAvailable,
    isEnd: ({ event }) => event.type === 'stream.closed' && event.code === ENDED,
    isRefusal: ({ event }) => event.type === 'stream.closed' && event.code === REFUSED,
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
    settled: SETTLING_MS,
    patience: PATIENCE_MS,
    backoff: ({ context }) => backoffMs(context.failures),
  },
}).createMachine({
  id: 'serialConsole',
  initial: 'away',
  context: { isAvailable: false, failures: 0, hasOutput: false, ending: null },
  states: {
    /** The instance has no console now. */
    away: { on: { 'console.available': { target: 'attached', actions: 'noteAvailable' } } },
    attached: {
      invoke: { src: 'stream', input: {} },
      initial: 'connecting',
      on: {
        // A connection tells its own end; what the instance's state says matters to the next one.
        'console.available': { actions: 'noteAvailable' },
        'console.unavailable': { actions: 'noteUnavailable' },
        'stream.closed': [
          { guard: 'hasNoConsole', target: 'away', actions: 'storeEnding' },
          { guard: 'isEnd', target: 'ended', actions: 'storeEnding' },
          { guard: 'isRefusal', target: 'refused', actions: 'storeEnding' },
          { target: 'lost', actions: 'storeEnding' },
        ],
      },
      states: {
        connecting: {
          tags: 'busy',
          on: { 'stream.opened': 'settling' },
          after: { patience: '#serialConsole.lost' },
        },
        settling: {
          tags: 'busy',
          on: { 'stream.answered': 'live' },
          after: { settled: 'live' },
        },
        live: { tags: 'live', entry: ['forgetFailures', 'forgetEnding', 'noteOutput'] },
      },
    },
    lost: {
      tags: 'retriable',
      entry: 'countFailure',
      on: {
        'retry.asked': 'attached',
        'console.unavailable': { target: 'away', actions: 'noteUnavailable' },
      },
      after: { backoff: 'attached' },
    },
    /** The machine went away in good order. */
    ended: {
      tags: 'retriable',
      on: {
        'retry.asked': 'attached',
        'console.unavailable': { target: 'away', actions: 'noteUnavailable' },
      },
    },
    /** The server gave a reason why not; asking again by itself would change nothing. */
    refused: {
      tags: 'retriable',
      on: {
        'retry.asked': 'attached',
        'console.unavailable': { target: 'away', actions: 'noteUnavailable' },
      },
    },
  },
})
