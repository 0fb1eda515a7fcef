import { assign, setup } from 'xstate'
import { asApiError } from '#model/apiError'
import type { CommandSubject } from './commandRequest'
import { requiredPromise } from './requiredActors'

/** The place of a change, as the region has it. */
export interface PlaceRead {
  /** The value now. */
  now: unknown
  /**
   * Whether that is the value before the change, the one after it, or the one that the person last saw. `joined`: others
   * have changed it, and nothing that the change had changed. Else `other`.
   */
  is: 'asBefore' | 'asAfter' | 'asSeen' | 'joined' | 'other'
  /** The value to write. */
  to: unknown
}

interface UndoContext {
  /** The value in the region as last read; null before. */
  found: PlaceRead | null
  /** The value that the person saw and decided to replace. */
  seen: PlaceRead | null
  /** The error of the read or the write that failed. */
  error: unknown
}

export type UndoEvent =
  | {
      type: 'undo.asked'
      /** The change that is undone. */
      request: { label: string; subject: CommandSubject }
    }
  /** The value before is put back although the place has changed meanwhile. */
  | { type: 'undo.insisted' }
  /** The present value stays. */
  | { type: 'undo.kept' }

/**
 * Puts back the value that a place had before a change. The region is read first: what others have changed meanwhile
 * stays, and where it is the same as the change had changed, it is replaced only after the person has seen it. Rules:
 * UNDO-2, UNDO-3.
 */
export const undoMachine = setup({
  types: {} as {
    context: UndoContext
    events: UndoEvent
    /** busy: continues without the person. */
    tags: 'busy'
  },
  actors: {
    read: requiredPromise<{ seen: PlaceRead | null }, PlaceRead>('read'),
    write: requiredPromise<{ found: PlaceRead | null }, void>('write'),
  },
  guards: {
    isAlready: ({ context }) => context.found?.is === 'asBefore',
    isUnchanged: ({ context }) => context.found?.is === 'asAfter' || context.found?.is === 'asSeen',
    isJoined: ({ context }) => context.found?.is === 'joined',
    isGone: ({ event }) => 'error' in event && asApiError(event.error).statusCode === 404,
  },
  actions: {
    storeFound: assign({
      found: ({ event, context }) => ('output' in event ? (event.output as PlaceRead) : context.found),
    }),
    noteSeen: assign({ seen: ({ context }) => context.found }),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    announceDone: () => {},
    announceAlready: () => {},
    announceGone: () => {},
    announceFailed: () => {},
  },
}).createMachine({
  id: 'undo',
  initial: 'idle',
  context: { found: null, seen: null, error: null },
  states: {
    idle: { on: { 'undo.asked': 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => ({ seen: context.seen }),
        onDone: { target: 'comparing', actions: 'storeFound' },
        onError: [
          { guard: 'isGone', target: 'gone', actions: ['storeError', 'announceGone'] },
          { target: 'failed', actions: ['storeError', 'announceFailed'] },
        ],
      },
    },
    comparing: {
      always: [
        { guard: 'isAlready', target: 'already', actions: 'announceAlready' },
        { guard: 'isUnchanged', target: 'writing' },
        { guard: 'isJoined', target: 'writing' },
        { target: 'asking' },
      ],
    },
    asking: {
      on: {
        // Read once more: what the person has not seen is not replaced.
        'undo.insisted': { target: 'reading', actions: 'noteSeen' },
        'undo.kept': 'kept',
      },
    },
    writing: {
      tags: 'busy',
      invoke: {
        src: 'write',
        input: ({ context }) => ({ found: context.found }),
        onDone: { target: 'done', actions: 'announceDone' },
        onError: [
          { guard: 'isGone', target: 'gone', actions: ['storeError', 'announceGone'] },
          { target: 'failed', actions: ['storeError', 'announceFailed'] },
        ],
      },
    },
    done: { type: 'final' },
    already: { type: 'final' },
    kept: { type: 'final' },
    gone: { type: 'final' },
    failed: { type: 'final' },
  },
})
