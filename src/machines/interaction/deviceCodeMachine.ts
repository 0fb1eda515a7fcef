import { assign, setup } from 'xstate'
import { isApiError } from '../../store/model/apiError'
import { DEVICE_CODE_LENGTH } from '../../store/model/limits'
import { handedIn } from './handedIn'

interface DeviceCodeContext {
  letters: string
  /** After which letter the dash goes when the code is sent. */
  dashAfter: number
  /** Why the last try failed. */
  error: unknown
}

export type DeviceCodeEvent = { type: 'code.changed'; letters: string } | { type: 'code.submitted' }

/** `ABCDEFGH` with the dash after the third letter: `ABC-DEFGH`. */
export const withDash = (letters: string, dashAfter: number) =>
  `${letters.slice(0, dashAfter)}-${letters.slice(dashAfter)}`

/** Statuses by which the server rejects the code itself; any other error has another cause. */
const REJECTED: readonly number[] = [400, 404]

/**
 * Eight letters, then yes or no from the server. A machine because the boxes, paste and the button must agree on one
 * thing: is the code whole?
 */
export const deviceCodeMachine = setup({
  types: {} as {
    context: DeviceCodeContext
    events: DeviceCodeEvent
    input: { dashAfter: number }
    tags: 'busy'
  },
  actors: { confirmCode: handedIn<{ body: { userCode: string } }, void>('confirmCode') },
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
    /** The server does not take this code. */
    rejected: {
      on: {
        'code.changed': { target: 'idle', actions: 'storeLetters' },
        'code.submitted': { guard: 'isWhole', target: 'pending' },
      },
    },
    /** Something else went wrong; the same code may do the next time. */
    failed: {
      on: {
        'code.changed': { target: 'idle', actions: 'storeLetters' },
        'code.submitted': { guard: 'isWhole', target: 'pending' },
      },
    },
    success: { type: 'final' },
  },
})
