import { assign, setup, type SnapshotFrom } from 'xstate'
import { handedIn } from './handedIn'

/** The steps a person sees, in their order. Source: project-screens §10.4. */
export const UPLOAD_STEPS = [
  'makeDisk',
  'startImport',
  'sendFile',
  'stopImport',
  'takeSnapshot',
  'makeImage',
  'removeTemporaries',
] as const
export type UploadStep = (typeof UPLOAD_STEPS)[number]
export type StepStatus = 'ready' | 'running' | 'complete' | 'error'

/** What is to be made, and under which names on the way. The file itself is not here: the log keeps what is. */
export interface UploadWish {
  name: string
  description: string
  os: string
  version: string
  blockSize: number
  fileBytes: number
  /** Names of the temporary disk and snapshot, chosen before they exist: what is named can be found again. */
  diskName: string
  snapshotName: string
}

/** An image, as far as the upload needs it. */
export interface MadeImage {
  id: string
  name: string
}

/** What a step is told. */
export interface StepInput {
  project: string
  wish: UploadWish
  /** Id of the temporary disk, once it is made. */
  diskId: string
  /** Id of its snapshot, once it is known. */
  snapshotId: string
  image: MadeImage | null
}

interface UploadContext {
  project: string
  wish: UploadWish | null
  diskId: string
  snapshotId: string
  image: MadeImage | null
  /** The step under way, or the one that failed. */
  step: UploadStep
  /** Cancelled while a call was under way that must be answered before anything is cleaned up. */
  isCancelled: boolean
  error: unknown
}

export type UploadEvent =
  | { type: 'upload.submitted'; wish: UploadWish }
  | { type: 'upload.cancelled' }
  | { type: 'upload.resumed' }

const nothingMade = { diskId: '', snapshotId: '', image: null, isCancelled: false, error: null }

/** What a step is told, from what is known so far. @throws before anything was submitted: no state asks then */
function known({ context }: { context: UploadContext }): StepInput {
  const { project, wish, diskId, snapshotId, image } = context
  if (!wish) throw new Error('Nothing has been submitted')
  return { project, wish, diskId, snapshotId, image }
}

const enter = (step: UploadStep) => ({ type: 'enterStep' as const, params: { step } })

/**
 * A file becomes an image: temporary disk, import, snapshot, image, and the temporaries go. A machine because a cancel
 * may come at any moment and nothing may be left behind.
 *
 * A call that makes or moves something is never cut short: whether it took effect could not be told. A cancel then waits
 * for its answer; where only something is awaited or sent in pieces, it takes effect at once. A failed step keeps what
 * was made, so that it can be resumed.
 */
export const imageUploadMachine = setup({
  types: {} as {
    context: UploadContext
    events: UploadEvent
    input: { project: string }
    tags: 'busy' | 'cleaning'
  },
  actors: {
    /** Fails when the name is taken. */
    checkName: handedIn<StepInput, void>('checkName'),
    makeDisk: handedIn<StepInput, string>('makeDisk'),
    awaitDisk: handedIn<StepInput, void>('awaitDisk'),
    startImport: handedIn<StepInput, void>('startImport'),
    sendFile: handedIn<StepInput, void>('sendFile'),
    stopImport: handedIn<StepInput, void>('stopImport'),
    finalize: handedIn<StepInput, void>('finalize'),
    awaitSnapshot: handedIn<StepInput, string>('awaitSnapshot'),
    makeImage: handedIn<StepInput, MadeImage>('makeImage'),
    removeTemporaries: handedIn<StepInput, void>('removeTemporaries'),
    /** Removes the image, the snapshot and the disk, as far as there are any. */
    cleanUp: handedIn<StepInput, void>('cleanUp'),
  },
  guards: {
    isCancelled: ({ context }) => context.isCancelled,
    hasImage: ({ context }) => context.image !== null,
  },
  actions: {
    begin: assign(({ event, context }) =>
      event.type === 'upload.submitted' ? { ...nothingMade, wish: event.wish } : context,
    ),
    enterStep: assign({ step: (_, { step }: { step: UploadStep }) => step, error: null }),
    storeDisk: assign({ diskId: (_, params: { id: string }) => params.id }),
    storeSnapshot: assign({ snapshotId: (_, params: { id: string }) => params.id }),
    storeImage: assign({ image: (_, params: { image: MadeImage }) => params.image }),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    rememberCancel: assign({ isCancelled: true }),
    forget: assign(nothingMade),
  },
}).createMachine({
  id: 'imageUpload',
  initial: 'idle',
  context: ({ input }) => ({ project: input.project, wish: null, step: 'makeDisk', ...nothingMade }),
  states: {
    idle: { on: { 'upload.submitted': { target: 'checking', actions: 'begin' } } },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkName',
        input: known,
        onDone: 'running',
        onError: { target: 'idle', actions: 'storeError' },
      },
      on: { 'upload.cancelled': 'idle' },
    },
    running: {
      tags: 'busy',
      initial: 'makingDisk',
      states: {
        makingDisk: {
          entry: enter('makeDisk'),
          invoke: {
            src: 'makeDisk',
            input: known,
            onDone: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              {
                target: 'awaitingDisk',
                actions: { type: 'storeDisk', params: ({ event }) => ({ id: event.output }) },
              },
            ],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'rememberCancel' } },
        },
        awaitingDisk: {
          entry: enter('makeDisk'),
          invoke: {
            src: 'awaitDisk',
            input: known,
            onDone: 'startingImport',
            onError: { target: '#imageUpload.failed', actions: 'storeError' },
          },
          on: { 'upload.cancelled': '#imageUpload.cleaningUp' },
        },
        startingImport: {
          entry: enter('startImport'),
          invoke: {
            src: 'startImport',
            input: known,
            onDone: [{ guard: 'isCancelled', target: '#imageUpload.cleaningUp' }, { target: 'sending' }],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'rememberCancel' } },
        },
        sending: {
          entry: enter('sendFile'),
          invoke: {
            src: 'sendFile',
            input: known,
            onDone: 'stoppingImport',
            onError: { target: '#imageUpload.failed', actions: 'storeError' },
          },
          on: { 'upload.cancelled': '#imageUpload.cleaningUp' },
        },
        stoppingImport: {
          entry: enter('stopImport'),
          invoke: {
            src: 'stopImport',
            input: known,
            onDone: [{ guard: 'isCancelled', target: '#imageUpload.cleaningUp' }, { target: 'finalizing' }],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'rememberCancel' } },
        },
        finalizing: {
          entry: enter('takeSnapshot'),
          invoke: {
            src: 'finalize',
            input: known,
            onDone: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: 'awaitingSnapshot' },
            ],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'rememberCancel' } },
        },
        awaitingSnapshot: {
          entry: enter('takeSnapshot'),
          invoke: {
            src: 'awaitSnapshot',
            input: known,
            onDone: {
              target: 'makingImage',
              actions: { type: 'storeSnapshot', params: ({ event }) => ({ id: event.output }) },
            },
            onError: { target: '#imageUpload.failed', actions: 'storeError' },
          },
          on: { 'upload.cancelled': '#imageUpload.cleaningUp' },
        },
        makingImage: {
          entry: enter('makeImage'),
          invoke: {
            src: 'makeImage',
            input: known,
            onDone: [
              {
                guard: 'isCancelled',
                target: '#imageUpload.cleaningUp',
                actions: { type: 'storeImage', params: ({ event }) => ({ image: event.output }) },
              },
              {
                target: 'removing',
                actions: { type: 'storeImage', params: ({ event }) => ({ image: event.output }) },
              },
            ],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'rememberCancel' } },
        },
        removing: {
          entry: enter('removeTemporaries'),
          invoke: {
            src: 'removeTemporaries',
            input: known,
            onDone: '#imageUpload.done',
            onError: { target: '#imageUpload.failed', actions: 'storeError' },
          },
          on: { 'upload.cancelled': '#imageUpload.cleaningUp' },
        },
        last: { type: 'history' },
      },
    },
    failed: {
      on: {
        'upload.resumed': 'running.last',
        // Once there is an image, giving up means to leave the temporaries where they are, not to take it back.
        'upload.cancelled': [{ guard: 'hasImage', target: 'done' }, { target: 'cleaningUp' }],
      },
    },
    cleaningUp: {
      tags: ['busy', 'cleaning'],
      invoke: {
        src: 'cleanUp',
        input: known,
        onDone: { target: 'idle', actions: 'forget' },
        onError: { target: 'leftBehind', actions: 'storeError' },
      },
    },
    leftBehind: {
      tags: 'cleaning',
      on: { 'upload.resumed': 'cleaningUp', 'upload.cancelled': { target: 'idle', actions: 'forget' } },
    },
    done: { on: { 'upload.submitted': { target: 'checking', actions: 'begin' } } },
  },
})

export type UploadSnapshot = SnapshotFrom<typeof imageUploadMachine>

/** Where an upload stands, in the words of a person. */
export type UploadPhase = 'form' | 'running' | 'cancelling' | 'failed' | 'leftBehind' | 'done'

/** The phase of an upload: what the panel and its dialog show. */
export function phaseOf(snapshot: UploadSnapshot): UploadPhase {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('leftBehind')) return 'leftBehind'
  if (snapshot.matches('done')) return 'done'
  if (snapshot.hasTag('cleaning') || snapshot.context.isCancelled) return 'cancelling'
  return snapshot.matches('running') ? 'running' : 'form'
}

/** How each step stands. Those before the present one are complete, those behind it are still to come. */
export function statusOf(snapshot: UploadSnapshot, step: UploadStep): StepStatus {
  if (snapshot.matches('done') && snapshot.context.error === null) return 'complete'
  const distance = UPLOAD_STEPS.indexOf(step) - UPLOAD_STEPS.indexOf(snapshot.context.step)
  if (distance !== 0) return distance < 0 ? 'complete' : 'ready'
  return snapshot.context.error === null ? 'running' : 'error'
}
