import { assign, setup } from 'xstate'
import { requiredPromise } from './requiredActors'

/** The kind of a step: one that waits for the region, or any other. */
export type DemoStepKind = 'waits' | 'plays'

interface DemoContext {
  steps: readonly DemoStepKind[]
  /** The step that plays, from 0. */
  index: number
  /** The result of the previous step. */
  marks: unknown
  /** Steps before this one play without being shown. */
  seekTo: number
  /** Speed: milliseconds of page time per millisecond of viewing. */
  speed: number
  /** The error of a failed step. */
  failure: unknown
  /** Whether the next step waits for the viewer. */
  isHeld: boolean
  /** Whether the viewer has tried to use the page. */
  isTouched: boolean
}

export type DemoEvent =
  | { type: 'demo.played' }
  | { type: 'demo.paused' }
  | { type: 'demo.stepped' }
  /** Jumps to the beginning of a chapter, by the index of its step. */
  | { type: 'demo.sought'; index: number }
  | { type: 'demo.paced'; speed: number }
  | { type: 'demo.touched' }
  | { type: 'demo.left' }

/**
 * A demo that plays in its page: step after step, each a promise, paused or not. A machine, because the controls,
 * the clock of the page and the viewer's access to it must agree on whether it plays.
 */
export const demoMachine = setup({
  types: {} as {
    context: DemoContext
    events: DemoEvent
    input: { steps: readonly DemoStepKind[]; seekTo: number; speed: number }
    /** runs: at the viewer's speed; hurries: at full speed; free: the viewer controls the page. */
    tags: 'runs' | 'hurries' | 'free'
  },
  actors: {
    prepare: requiredPromise<void, void>('prepare'),
    playStep: requiredPromise<{ index: number; marks: unknown }, unknown>('playStep'),
  },
  guards: {
    isHeld: ({ context }) => context.isHeld,
    isLast: ({ context }) => context.index === context.steps.length - 1,
    seeks: ({ context }) => context.index < context.seekTo,
    waits: ({ context }) => context.steps[context.index] === 'waits',
    isAhead: ({ context, event }) => event.type === 'demo.sought' && event.index > context.index,
  },
  actions: {
    next: assign({
      index: ({ context }) => context.index + 1,
      marks: ({ context, event }) => ('output' in event ? event.output : context.marks),
    }),
    seek: assign({ seekTo: ({ context, event }) => ('index' in event ? event.index : context.seekTo) }),
    pace: assign({ speed: ({ context, event }) => ('speed' in event ? event.speed : context.speed) }),
    keepFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    hold: assign({ isHeld: true }),
    resume: assign({ isHeld: false }),
    touch: assign({ isTouched: true }),
    untouch: assign({ isTouched: false }),
    /** The region restarts: only a page load can undo its changes. */
    restart: () => {},
    /** Hands the page over to the viewer: its clock runs in real time. */
    release: () => {},
  },
}).createMachine({
  id: 'demo',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    index: 0,
    marks: undefined,
    failure: null,
    isHeld: false,
    isTouched: false,
  }),
  states: {
    loading: {
      invoke: {
        src: 'prepare',
        onDone: 'running',
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      on: { 'demo.left': 'left' },
    },
    running: {
      initial: 'deciding',
      invoke: {
        src: 'playStep',
        input: ({ context: { index, marks } }) => ({ index, marks }),
        onDone: [
          { guard: 'isLast', target: 'done' },
          { guard: 'isHeld', target: '.paused', reenter: true, actions: 'next' },
          { target: 'running', reenter: true, actions: 'next' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      on: {
        'demo.left': 'left',
        'demo.paced': { actions: 'pace' },
        'demo.sought': [{ guard: 'isAhead', target: '.seeking', actions: 'seek' }, { target: 'restarting' }],
      },
      states: {
        deciding: {
          entry: 'resume',
          always: [
            { guard: 'seeks', target: 'seeking' },
            { guard: 'waits', target: 'waiting' },
            { target: 'playing' },
          ],
        },
        /** Skips to a later chapter without showing the steps between. */
        seeking: { tags: 'hurries', entry: 'resume', on: { 'demo.paused': 'paused' } },
        playing: {
          tags: 'runs',
          on: { 'demo.paused': 'paused', 'demo.touched': { target: 'paused', actions: 'touch' } },
        },
        /** Plays, and waits for the region. */
        waiting: {
          tags: 'runs',
          on: { 'demo.paused': 'paused', 'demo.touched': { target: 'paused', actions: 'touch' } },
        },
        /** Plays one step. */
        stepping: {
          tags: 'runs',
          entry: 'hold',
          on: { 'demo.paused': 'paused', 'demo.touched': { target: 'paused', actions: 'touch' } },
        },
        paused: {
          entry: 'hold',
          exit: 'untouch',
          on: {
            'demo.played': 'deciding',
            'demo.stepped': 'stepping',
            'demo.touched': { actions: 'touch' },
          },
        },
      },
    },
    failed: { tags: 'free', entry: 'release', on: { 'demo.sought': 'restarting', 'demo.left': 'left' } },
    done: { tags: 'free', entry: 'release', on: { 'demo.sought': 'restarting', 'demo.left': 'left' } },
    restarting: { entry: 'restart' },
    left: { type: 'final', entry: 'release' },
  },
})
