import { assign, setup, type SnapshotFrom } from 'xstate'
import { isApiError } from '#model/apiError'
import { requiredPromise } from './requiredActors'

/** The steps shown to the user, in order. Rule: UP-9. */
export const REPOSITORY_STEPS = ['sendFile', 'checkFile'] as const
export type RepositoryStep = (typeof REPOSITORY_STEPS)[number]

/** The upload request. The file is not included, because this value is logged. */
interface RepositoryRequest {
  fileName: string
  fileBytes: number
}

/** The repository that the region recorded. */
export interface RecordedRepository {
  version: string
  /** The region already had the same file. */
  wasThere: boolean
}

interface RepositoryContext {
  request: RepositoryRequest | null
  recorded: RecordedRepository | null
  /** The running or failed step. */
  step: RepositoryStep
  error: unknown
}

export type RepositoryUploadEvent =
  | { type: 'upload.submitted'; request: RepositoryRequest }
  | { type: 'upload.cancelled' }
  | { type: 'upload.resumed' }
  /** The last byte was sent. */
  | { type: 'upload.sent' }

/** Status codes that a retry cannot fix. */
const isRefusal = (error: unknown) =>
  isApiError(error) &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  error.statusCode !== 408 &&
  error.statusCode !== 429

const nothing = { recorded: null, error: null }

/** The input of a step, from the context. @throws before a submit; no state does this */
function requestOf({ context: { request } }: { context: RepositoryContext }): RepositoryRequest {
  if (!request) throw new Error('Nothing has been submitted')
  return request
}

/**
 * Sends the file of a repository in one request. A machine, because the effect of a cancel changes with the last
 * byte: until then the region keeps nothing; afterwards it checks the file, and a recorded repository cannot be
 * deleted.
 *
 * A refusal by the region leads back to the form. After any other failure the whole file is sent again: the
 * region keeps no part of it, and sending the same file twice is harmless.
 */
export const repositoryUploadMachine = setup({
  types: {} as {
    context: RepositoryContext
    events: RepositoryUploadEvent
    tags: 'busy'
  },
  actors: {
    /** Rejects when the region trusts no root: it would refuse the file after the upload. */
    checkTrust: requiredPromise<RepositoryRequest, void>('checkTrust'),
    sendRepository: requiredPromise<RepositoryRequest, RecordedRepository>('sendRepository'),
  },
  guards: {
    isRefused: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    begin: assign(({ event, context }) =>
      event.type === 'upload.submitted' ? { ...nothing, request: event.request } : context,
    ),
    enterStep: assign({ step: (_, { step }: { step: RepositoryStep }) => step, error: null }),
    storeRecorded: assign({ recorded: (_, params: { recorded: RecordedRepository }) => params.recorded }),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    reset: assign(nothing),
  },
}).createMachine({
  id: 'repositoryUpload',
  initial: 'idle',
  context: { request: null, step: 'sendFile', ...nothing },
  states: {
    idle: { on: { 'upload.submitted': { target: 'checking', actions: 'begin' } } },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkTrust',
        input: requestOf,
        onDone: 'running',
        onError: { target: 'idle', actions: 'storeError' },
      },
      on: { 'upload.cancelled': { target: 'idle', actions: 'reset' } },
    },
    running: {
      tags: 'busy',
      invoke: {
        src: 'sendRepository',
        input: requestOf,
        onDone: {
          target: 'done',
          actions: { type: 'storeRecorded', params: ({ event }) => ({ recorded: event.output }) },
        },
        onError: [
          { guard: 'isRefused', target: 'idle', actions: 'storeError' },
          { target: 'failed', actions: 'storeError' },
        ],
      },
      on: { 'upload.cancelled': { target: 'idle', actions: 'reset' } },
      initial: 'sending',
      states: {
        sending: {
          entry: { type: 'enterStep', params: { step: 'sendFile' } },
          on: { 'upload.sent': 'verifying' },
        },
        verifying: { entry: { type: 'enterStep', params: { step: 'checkFile' } } },
      },
    },
    failed: {
      on: { 'upload.resumed': 'running', 'upload.cancelled': { target: 'idle', actions: 'reset' } },
    },
    done: { on: { 'upload.submitted': { target: 'checking', actions: 'begin' } } },
  },
})

export type RepositoryUploadSnapshot = SnapshotFrom<typeof repositoryUploadMachine>
