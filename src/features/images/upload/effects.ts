import { fromPromise } from 'xstate'
import type { MadeImage, StepInput } from '#machines/interaction/imageUploadMachine'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { disksApi } from '#store/api/resources/disks'
import type { BlockSize, Disk, Image, Snapshot } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { snapshotsApi } from '#store/api/resources/snapshots'
import type { Started } from '#store/commands/started'
import { isApiError, type ApiError } from '#store/model/apiError'
import { GIB } from '#store/model/units'
import { UPLOAD_TIMEOUT_MS } from '#store/model/chunks'
import type { AppStore } from '#store/store'
import { wait, sendChunks } from './sendChunks'
import type { UploadHolder } from '#features/shared/upload/uploadHolder'
import type { UploadJob } from './uploadJob'

const { diskView, diskCreate, diskDelete, diskFinalizeImport } = disksApi.endpoints
const { diskBulkWriteImport, diskBulkWriteImportStart, diskBulkWriteImportStop } = disksApi.endpoints
const { imageView, imageCreate, imageDelete } = imagesApi.endpoints
const { snapshotView, snapshotDelete } = snapshotsApi.endpoints

/** Poll interval for a disk or snapshot in transition, in milliseconds. */
const POLL_MS = 500

/** Mutation options: the cache must not retain the writes of an upload, each with a body of half a megabyte. */
const untracked = { track: false } as const
const afresh = { forceRefetch: true, subscribe: false } as const

const localError = (message: string): ApiError => ({ message, statusCode: 0 })

/** The response to a request, within the upload's timeout. @param signal aborts the request */
async function answered<T>(call: Started<T>, signal?: AbortSignal): Promise<T> {
  let isLate = false
  const abort = () => call.abort()
  const timer = setTimeout(() => {
    isLate = true
    abort()
  }, UPLOAD_TIMEOUT_MS)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    return await call.unwrap()
  } catch (error) {
    throw isLate
      ? localError(`The control plane gave no answer within ${UPLOAD_TIMEOUT_MS / 1_000} s`)
      : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/**
 * Reads a record. The library removes an entry without a subscriber when a write makes it stale, also in the moment
 * that it is answered: the call then ends without data and without an error, and is made again.
 */
async function read<T>(start: () => Started<T | undefined>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const record = await answered(start(), signal)
    if (record !== undefined) return record
  }
}

/** The response, or undefined for a 404. */
async function orNone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error) && error.statusCode === 404) return undefined
    throw error
  }
}

/** Awaits all of them, even if some fail. @throws the first error */
async function all(works: readonly Promise<unknown>[]) {
  const ends = await Promise.allSettled(works)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason as Error
}

/** The requests of an upload. */
function uploadCalls(store: AppStore) {
  const seeDisk = (diskId: string) =>
    read<Disk>(() => store.dispatch(diskView.initiate({ disk: diskId }, afresh)))
  const findDisk = (project: string, disk: string) =>
    orNone(read<Disk>(() => store.dispatch(diskView.initiate({ project, disk }, afresh))))
  const findSnapshot = (project: string, snapshot: string) =>
    orNone(read<Snapshot>(() => store.dispatch(snapshotView.initiate({ project, snapshot }, afresh))))
  const stop = (disk: string) =>
    answered(store.dispatch(diskBulkWriteImportStop.initiate({ disk }, untracked)))
  const finalize = (disk: string, snapshotName: string | null) =>
    answered(store.dispatch(diskFinalizeImport.initiate({ disk, body: { snapshotName } }, untracked)))

  /** Deletes a disk in any state, by the commands its lifecycle allows. */
  async function removeDisk(project: string, name: string, signal: AbortSignal) {
    for (;;) {
      const disk = await findDisk(project, name)
      if (!disk) return
      const { state } = disk.state
      if (diskLifecycle.can(state, 'command.delete')) {
        await orNone(answered(store.dispatch(diskDelete.initiate({ disk: disk.id }, untracked))))
        return
      }
      if (diskLifecycle.can(state, 'command.stopBulkWrite')) await stop(disk.id)
      else if (diskLifecycle.can(state, 'command.finalize')) await finalize(disk.id, null)
      else if (diskLifecycle.isTransitional(state)) await wait(POLL_MS, signal)
      else throw localError(`Disk ${name} cannot be removed: ${diskLifecycle.why(state, 'command.delete')}`)
    }
  }

  async function removeSnapshot(project: string, name: string, signal: AbortSignal) {
    for (;;) {
      const snapshot = await findSnapshot(project, name)
      if (!snapshot) return
      const { state } = snapshot
      if (snapshotLifecycle.can(state, 'command.delete')) {
        await orNone(answered(store.dispatch(snapshotDelete.initiate({ snapshot: snapshot.id }, untracked))))
        return
      }
      if (!snapshotLifecycle.isTransitional(state))
        throw localError(
          `Snapshot ${name} cannot be removed: ${snapshotLifecycle.why(state, 'command.delete')}`,
        )
      await wait(POLL_MS, signal)
    }
  }

  const removeTemporaries = ({ project, request }: StepInput, signal: AbortSignal) =>
    all([
      removeSnapshot(project, request.snapshotName, signal),
      removeDisk(project, request.diskName, signal),
    ])

  return { seeDisk, findDisk, findSnapshot, stop, finalize, removeTemporaries }
}

/**
 * The effects of the upload machine. A step may run again after an error, even if the first request took effect
 * and only its response was lost: so each step checks before it acts.
 *
 * @param holder holds the file to send
 */
export function uploadEffects(store: AppStore, holder: UploadHolder<UploadJob>) {
  const { seeDisk, findDisk, findSnapshot, stop, finalize, removeTemporaries } = uploadCalls(store)
  return {
    checkName: fromPromise<void, StepInput>(async ({ input: { project, request }, signal }) => {
      const ask = () => store.dispatch(imageView.initiate({ project, image: request.name }, afresh))
      if (!(await orNone(read<Image>(ask, signal)))) return
      const taken: ApiError = {
        message: 'Image name already exists',
        errorCode: 'ObjectAlreadyExists',
        statusCode: 400,
      }
      throw taken
    }),

    makeDisk: fromPromise<string, StepInput>(async ({ input: { project, request } }) => {
      const body = {
        name: request.diskName,
        description: `Temporary disk for image ${request.name}`,
        size: Math.ceil(request.fileBytes / GIB) * GIB,
        diskBackend: {
          type: 'distributed' as const,
          diskSource: { type: 'importing_blocks' as const, blockSize: request.blockSize as BlockSize },
        },
      }
      try {
        return (await answered(store.dispatch(diskCreate.initiate({ project, body }, untracked)))).id
      } catch (error) {
        const made = isApiError(error) && error.errorCode === 'ObjectAlreadyExists'
        const disk = made ? await findDisk(project, request.diskName) : undefined
        if (!disk) throw error
        return disk.id
      }
    }),

    awaitDisk: fromPromise<void, StepInput>(async ({ input: { diskId }, signal }) => {
      for (;;) {
        const { state } = (await seeDisk(diskId)).state
        if (diskLifecycle.can(state, 'command.startBulkWrite')) return
        if (!diskLifecycle.isTransitional(state))
          throw localError(diskLifecycle.why(state, 'command.startBulkWrite') ?? state)
        await wait(POLL_MS, signal)
      }
    }),

    startImport: fromPromise<void, StepInput>(async ({ input: { diskId } }) => {
      const { state } = (await seeDisk(diskId)).state
      if (diskLifecycle.can(state, 'command.stopBulkWrite')) return
      await answered(store.dispatch(diskBulkWriteImportStart.initiate({ disk: diskId }, untracked)))
    }),

    sendFile: fromPromise<void, StepInput>(async ({ input: { diskId }, signal }) => {
      const { file, arrived, meter } = holder.current()
      meter.start()
      await sendChunks({
        file,
        arrived,
        signal,
        onArrived: (bytes) => meter.add(bytes),
        send: (body, chunkSignal) =>
          answered(
            store.dispatch(diskBulkWriteImport.initiate({ disk: diskId, body }, untracked)),
            chunkSignal,
          ),
      }).finally(() => meter.stop())
    }),

    stopImport: fromPromise<void, StepInput>(async ({ input: { diskId } }) => {
      const { state } = (await seeDisk(diskId)).state
      if (!diskLifecycle.can(state, 'command.finalize')) await stop(diskId)
    }),

    finalize: fromPromise<void, StepInput>(async ({ input: { project, diskId, request } }) => {
      // Finalizing and the snapshot are one request: if the snapshot exists, it took effect.
      if (!(await findSnapshot(project, request.snapshotName))) await finalize(diskId, request.snapshotName)
    }),

    awaitSnapshot: fromPromise<string, StepInput>(async ({ input: { project, request }, signal }) => {
      for (;;) {
        const snapshot = await findSnapshot(project, request.snapshotName)
        if (!snapshot) throw localError(`Snapshot ${request.snapshotName} is not there`)
        if (snapshotLifecycle.can(snapshot.state, 'command.createImage')) return snapshot.id
        if (!snapshotLifecycle.isTransitional(snapshot.state))
          throw localError(snapshotLifecycle.why(snapshot.state, 'command.createImage') ?? snapshot.state)
        await wait(POLL_MS, signal)
      }
    }),

    makeImage: fromPromise<MadeImage, StepInput>(async ({ input: { project, request, snapshotId } }) => {
      const { name, description, os, version } = request
      const body = { name, description, os, version, source: { type: 'snapshot' as const, id: snapshotId } }
      const image = await answered(store.dispatch(imageCreate.initiate({ project, body }, untracked)))
      return { id: image.id, name: image.name }
    }),

    removeTemporaries: fromPromise<void, StepInput>(({ input, signal }) => removeTemporaries(input, signal)),

    cleanUp: fromPromise<void, StepInput>(({ input, signal }) =>
      all([
        ...(input.image
          ? [orNone(answered(store.dispatch(imageDelete.initiate({ image: input.image.id }, untracked))))]
          : []),
        removeTemporaries(input, signal),
      ]),
    ),
  }
}
