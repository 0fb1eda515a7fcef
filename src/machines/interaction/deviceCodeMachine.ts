import { assign, setup } from 'xstate'
import { isApiError } from '#model/apiError'
import { DEVICE_CODE_LENGTH } from '#model/limits'
import { requiredPromise } from './requiredActors'

interface DeviceCodeContext {
  letters: string
  /** The number of letters before the dash in the sent code. */
  dashAfter: number
  /** The error of the last attempt. */
  error: unknown
}

export type DeviceCodeEvent = { type: 'code.changed'; letters: string } | { type: 'code.submitted' }

/** `ABCDEFGH` with the dash after the third letter: `ABC-DEFGH`. */
export const withDash = (letters: string, dashAfter: number) =>
  `${letters.slice(0, dashAfter)}-${letters.slice(dashAfter)}`

/** Statuses that mean the code itself is rejected; other errors have other causes. */
const REJECTED: readonly number[] = [400, 404]

/**
 * Eight letters, then the server's response. A machine, because the boxes, paste and the button must agree on
 * whether the code is complete.
 */
export const deviceCodeMachine = setup({
  types: {} as {
    context: DeviceCodeContext
    events: DeviceCodeEvent
    input: { dashAfter: number }
    tags: 'busy'
  },
  actors: { confirmCode: requiredPromise<{ body: { userCode: string } }, void>('confirmCode') },
  guards: {
    isWhole: ({ context }) => context.letters.length === DEVICE_CODE_LENGTH,
    isRejection: ({ event }) =>
      'error' in event && isApiError(event.error) && REJECTED.includes(event.error.statusCode),
  },
  actions: {
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    forgetError: assign({ error: null }),
    storeLetters: assign({
      letters: ({ event, context }) =>
        event.type === 'code.changed'
          ? event.letters
              .toUpperCase()
              .replace(/[^A-Z]/g, '')
              .slice(0, DEVICE_CODE_LENGTH)
          : context.letters,
    }),
  },
}).createMachine({
  id: 'deviceCode',
  initial: 'idle',
  context: ({ input }) => ({ letters: '', dashAfter: input.dashAfter, error: null }),
  states: {
    idle: {
      on: {
        'code.changed': { actions: 'storeLetters' },
        'code.submitted': { guard: 'isWhole', target: 'pending' },
      },
    },
    pending: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        src: 'confirmCode',
        input: ({ context }) => ({ body: { userCode: withDash(context.letters, context.dashAfter) } }),
        onDone: 'success',
        onError: [
          { guard: 'isRejection', target: 'rejected', actions: 'storeError' },
          { target: 'failed', actions: 'storeError' },
        ],
      },
    },
    /** The server rejected this code. */
    rejected: {
      on: {
        'code.changed': { target: 'idle', actions: 'storeLetters' },
        'code.submitted': { guard: 'isWhole', target: 'pending' },
      },
    },
    /** Another error; the same code may work on retry. */
    failed: {
      on: {
        'code.changed': { target: 'idle', actions: 'storeLetters' },
        'code.submitted': { guard: 'isWhole', target: 'pending' },
      },
    },
    success: { type: 'final' },
  },
})
