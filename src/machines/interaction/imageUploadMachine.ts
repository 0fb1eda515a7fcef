import { assign, setup, type SnapshotFrom } from 'xstate'
import { isApiError } from '#model/apiError'
import { countedName } from '#model/countedNames'
import { isNameTaken } from '#model/nameTaken'
import { requiredPromise } from './requiredActors'

/** The steps shown to the user, in order, each as ready, running, complete or error. */
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

/**
 * The upload request, with the names of the temporary resources. The file is not included, because this value is
 * logged.
 */
export interface UploadRequest {
  name: string
  description: string
  os: string
  version: string
  blockSize: number
  fileBytes: number
  /** Names of the temporary disk and snapshot, chosen before they exist, so that they can be found again. */
  diskName: string
  snapshotName: string
}

/** The part of an image that the upload needs. */
export interface MadeImage {
  id: string
  name: string
}

/**
 * Why the image may exist although no answer had it. `nothing`: none was asked for, or each request for it was
 * refused. `failure`: one was answered by an error of the server. `loss`: one had no answer.
 */
export type ImageDoubt = 'nothing' | 'failure' | 'loss'

/** The input of a step. */
export interface StepInput {
  project: string
  request: UploadRequest
  /** The id of the temporary disk, once created. */
  diskId: string
  /** The id of its snapshot, once created. */
  snapshotId: string
  image: MadeImage | null
  imageDoubt: ImageDoubt
}

interface UploadContext {
  project: string
  request: UploadRequest | null
  diskId: string
  snapshotId: string
  image: MadeImage | null
  imageDoubt: ImageDoubt
  /** The running or failed step. */
  step: UploadStep
  /** How often the temporary that is being made got another name, since its own was taken. */
  renames: number
  /** Cancelled during a request whose response must precede the clean-up. */
  isCancelled: boolean
  error: unknown
}

export type UploadEvent =
  | { type: 'upload.submitted'; request: UploadRequest }
  | { type: 'upload.cancelled' }
  | { type: 'upload.resumed' }
  /** The image gets another name: its own was taken meanwhile. */
  | { type: 'upload.renamed'; name: string }

const nothingMade = {
  diskId: '',
  snapshotId: '',
  image: null,
  imageDoubt: 'nothing',
  renames: 0,
  isCancelled: false,
  error: null,
} as const

/** How often a temporary gets another name before the upload stops. */
const MOST_RENAMES = 5

/** The doubt after a failed request for the image. An error without a status is of a request that was not sent. */
function doubtAfter(error: unknown): ImageDoubt {
  if (!isApiError(error)) return 'nothing'
  if (error.statusCode === 0) return 'loss'
  return error.statusCode >= 500 ? 'failure' : 'nothing'
}

/** The input of a step, from the context. @throws before a submit; no state does this */
function stepInput({ context }: { context: UploadContext }): StepInput {
  const { project, request, diskId, snapshotId, image, imageDoubt } = context
  if (!request) throw new Error('Nothing has been submitted')
  return { project, request, diskId, snapshotId, image, imageDoubt }
}

/** Gives a temporary the next name: nothing of it exists yet. */
const renamed = ({ request, renames }: UploadContext, temporary: 'diskName' | 'snapshotName') => ({
  request: request && { ...request, [temporary]: countedName(request[temporary], 1) },
  renames: renames + 1,
})

const enter = (step: UploadStep) => ({ type: 'enterStep' as const, params: { step } })

/**
 * Turns a file into an image: temporary disk, import, snapshot, image, then deletion of the temporary resources.
 * A machine, because a cancel can come at any time and must leave nothing behind.
 *
 * A request that changes data is never aborted, since its effect would be unknown: a cancel waits for its
 * response. During waits and the upload of chunks, a cancel takes effect at once. A failed step keeps the created
 * resources, so that it can be resumed. A name that was taken meanwhile is no failure: a temporary gets the next one, and
 * the name of the image is asked for.
 */
export const imageUploadMachine = setup({
  types: {} as {
    context: UploadContext
    events: UploadEvent
    input: { project: string }
    tags: 'busy' | 'cleaning'
  },
  actors: {
    /** Rejects when the name is taken. */
    checkName: requiredPromise<StepInput, void>('checkName'),
    makeDisk: requiredPromise<StepInput, string>('makeDisk'),
    awaitDisk: requiredPromise<StepInput, void>('awaitDisk'),
    startImport: requiredPromise<StepInput, void>('startImport'),
    sendFile: requiredPromise<StepInput, void>('sendFile'),
    stopImport: requiredPromise<StepInput, void>('stopImport'),
    finalize: requiredPromise<StepInput, void>('finalize'),
    awaitSnapshot: requiredPromise<StepInput, string>('awaitSnapshot'),
    makeImage: requiredPromise<StepInput, MadeImage>('makeImage'),
    removeTemporaries: requiredPromise<StepInput, void>('removeTemporaries'),
    /** Deletes the image, the snapshot and the disk, if they exist. Rejects when it leaves any of them. */
    cleanUp: requiredPromise<StepInput, void>('cleanUp'),
  },
  guards: {
    isCancelled: ({ context }) => context.isCancelled,
    hasImage: ({ context }) => context.image !== null,
    /** A name was taken meanwhile, and another one can take its place. */
    isNameTaken: ({ context, event }) =>
      'error' in event && isNameTaken(event.error) && context.renames < MOST_RENAMES,
  },
  actions: {
    begin: assign(({ event, context }) =>
      event.type === 'upload.submitted' ? { ...nothingMade, request: event.request } : context,
    ),
    enterStep: assign({ step: (_, { step }: { step: UploadStep }) => step, error: null }),
    storeDisk: assign((_, params: { id: string }) => ({ diskId: params.id, renames: 0 })),
    storeSnapshot: assign((_, params: { id: string }) => ({ snapshotId: params.id, renames: 0 })),
    storeImage: assign({ image: (_, params: { image: MadeImage }) => params.image }),
    /** A later refusal does not settle an earlier doubt. */
    storeDoubt: assign({
      imageDoubt: ({ context, event }) => {
        const doubt = 'error' in event ? doubtAfter(event.error) : 'nothing'
        return doubt === 'nothing' || context.imageDoubt === 'loss' ? context.imageDoubt : doubt
      },
    }),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    renameDisk: assign(({ context }) => renamed(context, 'diskName')),
    renameSnapshot: assign(({ context }) => renamed(context, 'snapshotName')),
    /** A doubt is about the name of the request that left it. */
    renameImage: assign(({ context: { request, imageDoubt }, event }) =>
      event.type === 'upload.renamed' && request && event.name !== request.name
        ? { request: { ...request, name: event.name }, imageDoubt: 'nothing' as const }
        : { request, imageDoubt },
    ),
    markCancelled: assign({ isCancelled: true }),
    reset: assign(nothingMade),
  },
}).createMachine({
  id: 'imageUpload',
  initial: 'idle',
  context: ({ input }) => ({ project: input.project, request: null, step: 'makeDisk', ...nothingMade }),
  states: {
    idle: { on: { 'upload.submitted': { target: 'checking', actions: 'begin' } } },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkName',
        input: stepInput,
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
            input: stepInput,
            onDone: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              {
                target: 'awaitingDisk',
                actions: { type: 'storeDisk', params: ({ event }) => ({ id: event.output }) },
              },
            ],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { guard: 'isNameTaken', target: 'makingDisk', reenter: true, actions: 'renameDisk' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'markCancelled' } },
        },
        awaitingDisk: {
          entry: enter('makeDisk'),
          invoke: {
            src: 'awaitDisk',
            input: stepInput,
            onDone: 'startingImport',
            onError: { target: '#imageUpload.failed', actions: 'storeError' },
          },
          on: { 'upload.cancelled': '#imageUpload.cleaningUp' },
        },
        startingImport: {
          entry: enter('startImport'),
          invoke: {
            src: 'startImport',
            input: stepInput,
            onDone: [{ guard: 'isCancelled', target: '#imageUpload.cleaningUp' }, { target: 'sending' }],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'markCancelled' } },
        },
        sending: {
          entry: enter('sendFile'),
          invoke: {
            src: 'sendFile',
            input: stepInput,
            onDone: 'stoppingImport',
            onError: { target: '#imageUpload.failed', actions: 'storeError' },
          },
          on: { 'upload.cancelled': '#imageUpload.cleaningUp' },
        },
        stoppingImport: {
          entry: enter('stopImport'),
          invoke: {
            src: 'stopImport',
            input: stepInput,
            onDone: [{ guard: 'isCancelled', target: '#imageUpload.cleaningUp' }, { target: 'finalizing' }],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'markCancelled' } },
        },
        finalizing: {
          entry: enter('takeSnapshot'),
          invoke: {
            src: 'finalize',
            input: stepInput,
            onDone: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { target: 'awaitingSnapshot' },
            ],
            onError: [
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp' },
              { guard: 'isNameTaken', target: 'finalizing', reenter: true, actions: 'renameSnapshot' },
              { target: '#imageUpload.failed', actions: 'storeError' },
            ],
          },
          on: { 'upload.cancelled': { actions: 'markCancelled' } },
        },
        awaitingSnapshot: {
          entry: enter('takeSnapshot'),
          invoke: {
            src: 'awaitSnapshot',
            input: stepInput,
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
            input: stepInput,
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
              { guard: 'isCancelled', target: '#imageUpload.cleaningUp', actions: 'storeDoubt' },
              { guard: 'isNameTaken', target: '#imageUpload.nameTaken', actions: 'storeError' },
              { target: '#imageUpload.failed', actions: ['storeDoubt', 'storeError'] },
            ],
          },
          on: { 'upload.cancelled': { actions: 'markCancelled' } },
        },
        removing: {
          entry: enter('removeTemporaries'),
          invoke: {
            src: 'removeTemporaries',
            input: stepInput,
            onDone: '#imageUpload.done',
            onError: { target: '#imageUpload.failed', actions: 'storeError' },
          },
          on: { 'upload.cancelled': '#imageUpload.cleaningUp' },
        },
        last: { type: 'history' },
      },
    },
    /** All that the image is made of is there: only its name is missing. */
    nameTaken: {
      on: {
        'upload.renamed': { target: 'running.makingImage', actions: 'renameImage' },
        'upload.cancelled': 'cleaningUp',
      },
    },
    failed: {
      on: {
        'upload.resumed': 'running.last',
        // Once the image exists, cancelling keeps it and leaves the temporary resources.
        'upload.cancelled': [{ guard: 'hasImage', target: 'done' }, { target: 'cleaningUp' }],
      },
    },
    cleaningUp: {
      tags: ['busy', 'cleaning'],
      invoke: {
        src: 'cleanUp',
        input: stepInput,
        onDone: { target: 'idle', actions: 'reset' },
        onError: { target: 'cleanupFailed', actions: 'storeError' },
      },
    },
    cleanupFailed: {
      tags: 'cleaning',
      on: { 'upload.resumed': 'cleaningUp', 'upload.cancelled': { target: 'idle', actions: 'reset' } },
    },
    done: { on: { 'upload.submitted': { target: 'checking', actions: 'begin' } } },
  },
})

export type UploadSnapshot = SnapshotFrom<typeof imageUploadMachine>
