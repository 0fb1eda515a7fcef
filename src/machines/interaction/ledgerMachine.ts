import { assign, setup } from 'xstate'
import { requiredPromise } from './requiredActors'

/** How long changed lines are gathered before they are written, in milliseconds. */
export const GATHER_MS = 200

/** Why the browser does not keep the lines. `newer`: a newer release has the database; `damaged`: it lacks a part. */
export type UnkeptReason = 'denied' | 'full' | 'newer' | 'damaged'

/** The reasons by the names of the browser's errors; any other error denies the database. */
const reasons: Readonly<Record<string, UnkeptReason>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  NotFoundError: 'damaged',
}

const reasonOf = (error: unknown): UnkeptReason => (error instanceof Error && reasons[error.name]) || 'denied'

interface LedgerContext {
  /** Lines have changed since the last write began. */
  isDirty: boolean
  /** Undefined while the browser keeps them. */
  unkept: UnkeptReason | undefined
}

export type LedgerEvent = { type: 'lines.changed' } | { type: 'page.left' }

/** The writer of the ledger: into the browser's database, or, if that is denied or full, into memory alone. */
export const ledgerMachine = setup({
  types: {} as { context: LedgerContext; events: LedgerEvent },
  actors: {
    open: requiredPromise<void, void>('open'),
    write: requiredPromise<void, void>('write'),
  },
  guards: { isDirty: ({ context }) => context.isDirty },
  actions: {
    noteDirty: assign({ isDirty: true }),
    noteClean: assign({ isDirty: false }),
    noteUnkept: assign({
      unkept: ({ event }) => reasonOf('error' in event ? event.error : undefined),
    }),
  },
  delays: { gathered: GATHER_MS },
}).createMachine({
  id: 'ledger',
  initial: 'opening',
  context: { isDirty: false, unkept: undefined },
  states: {
    opening: {
      invoke: {
        src: 'open',
        onDone: [{ guard: 'isDirty', target: 'gathering' }, { target: 'idle' }],
        onError: { target: 'inMemory', actions: 'noteUnkept' },
      },
      on: { 'lines.changed': { actions: 'noteDirty' } },
    },
    idle: { on: { 'lines.changed': 'gathering' } },
    gathering: { after: { gathered: 'writing' }, on: { 'page.left': 'writing' } },
    writing: {
      entry: 'noteClean',
      invoke: {
        src: 'write',
        onDone: [{ guard: 'isDirty', target: 'gathering' }, { target: 'idle' }],
        onError: { target: 'inMemory', actions: 'noteUnkept' },
      },
      on: {
        'lines.changed': { actions: 'noteDirty' },
        // The page may not live until the write under way has ended.
        'page.left': { guard: 'isDirty', target: 'writing', reenter: true },
      },
    },
    inMemory: {},
  },
})
