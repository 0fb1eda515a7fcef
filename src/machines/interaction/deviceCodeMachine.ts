import { assign, setup } from 'xstate'
import { DEVICE_CODE_LENGTH } from '../../store/model/limits'
import { handedIn } from './handedIn'

interface DeviceCodeContext {
  letters: string
  /** After which letter the dash goes when the code is sent. */
  dashAfter: number
}

export type DeviceCodeEvent = { type: 'code.changed'; letters: string } | { type: 'code.submitted' }

/** `ABCDEFGH` with the dash after the third letter: `ABC-DEFGH`. */
export const withDash = (letters: string, dashAfter: number) =>
  `${letters.slice(0, dashAfter)}-${letters.slice(dashAfter)}`

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
  guards: { isWhole: ({ context }) => context.letters.length === DEVICE_CODE_LENGTH },
  actions: {
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
  context: ({ input }) => ({ letters: '', dashAfter: input.dashAfter }),
  states: {
    idle: {
      on: {
        'code.changed': { actions: 'storeLetters' },
        'code.submitted': { guard: 'isWhole', target: 'pending' },
      },
    },
    pending: {
      tags: 'busy',
      invoke: {
        src: 'confirmCode',
        input: ({ context }) => ({ body: { userCode: withDash(context.letters, context.dashAfter) } }),
        onDone: 'success',
        onError: 'error',
      },
    },
    error: {
      on: {
        'code.changed': { target: 'idle', actions: 'storeLetters' },
        'code.submitted': { guard: 'isWhole', target: 'pending' },
      },
    },
    success: { type: 'final' },
  },
})
