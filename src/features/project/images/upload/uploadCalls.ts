import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { StepInput, UploadRequest } from '#machines/interaction/imageUploadMachine'
import { disksApi } from '#store/api/resources/disks'
import type { BlockSize, Disk, Snapshot } from '#store/api/generated/types'
import { snapshotsApi } from '#store/api/resources/snapshots'
import type { Started } from '#store/commands/started'
import { isApiError, type ApiError } from '#model/apiError'
import { UPLOAD_TIMEOUT_MS } from '#model/chunks'
import { GIB } from '#model/units'
import type { AppStore } from '#store/store'
import { wait } from './sendChunks'

const { diskView, diskDelete, diskFinalizeImport, diskBulkWriteImportStop } = disksApi.endpoints
const { snapshotView, snapshotDelete } = snapshotsApi.endpoints

/** Poll interval for a disk or snapshot in transition, in milliseconds. */
export const POLL_MS = 500

/** Mutation options: the cache must not retain the writes of an upload, each with a body of half a megabyte. */
export const untracked = { track: false } as const
/** Query options: a new call, which the cache does not keep. */
export const freshRequest = { forceRefetch: true, subscribe: false } as const

/** An error that the console itself has found. */
export const localError = (message: string): ApiError => ({ message, statusCode: 0 })

/** The error of a clean-up that has removed all but an image that another client may have made. */
interface ImageLeft extends ApiError {
  isImageLeft: true
}

/** @param name that of the image */
export const imageLeft = (name: string): ImageLeft => ({
  message: `The image ${name} was not deleted: it is like the one to be made here, but another user may have made it. Look for it in the list of images, and delete it there if it is yours.`,
  statusCode: 0,
  isImageLeft: true,
})

/** Whether a clean-up has removed all but such an image. */
export const isImageLeft = (error: unknown): boolean =>
  isApiError(error) && (error as Partial<ImageLeft>).isImageLeft === true

/** The response to a request, within the upload's timeout. @param signal aborts the request */
export async function answered<T>(call: Started<T>, signal?: AbortSignal): Promise<T> {
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
export async function read<T>(start: () => Started<T | undefined>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const record = await answered(start(), signal)
    if (record !== undefined) return record
  }
}

/** The response, or undefined for a 404. */
export async function undefinedIfNotFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error) && error.statusCode === 404) return undefined
    throw error
  }
}

/** Awaits all of them, even if some fail. @throws the first error */
export async function all(works: readonly Promise<unknown>[]) {
  const ends = await Promise.allSettled(works)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason as Error
}

/** The request for the temporary disk of an upload. */
export const diskAsked = ({ diskName, name, fileBytes, blockSize }: UploadRequest) => ({
  name: diskName,
  description: `Temporary disk for image ${name}`,
  size: Math.ceil(fileBytes / GIB) * GIB,
  diskBackend: {
    type: 'distributed' as const,
    diskSource: { type: 'importing_blocks' as const, blockSize: blockSize as BlockSize },
  },
})

/** Whether a disk whose creation had no answer is the one that was asked for. */
function isAsAsked(disk: Disk, request: UploadRequest): boolean {
  const { description, size } = diskAsked(request)
  return disk.description === description && disk.size === size && disk.blockSize === request.blockSize
}

/** The requests of an upload. */
export function uploadCalls(store: AppStore) {
  const seeDisk = (diskId: string) =>
    read<Disk>(() => store.dispatch(diskView.initiate({ disk: diskId }, freshRequest)))
  /** The temporary disk by its name; undefined if there is none, or if the disk of that name is another one. */
  async function findDisk({ project, request, diskId }: StepInput): Promise<Disk | undefined> {
    const ask = () => store.dispatch(diskView.initiate({ project, disk: request.diskName }, freshRequest))
    const disk = await undefinedIfNotFound(read<Disk>(ask))
    if (!disk) return undefined
    const isOwn = diskId === '' ? isAsAsked(disk, request) : disk.id === diskId
    return isOwn ? disk : undefined
  }
  /** The temporary snapshot by its name; undefined if there is none, or if the snapshot of that name is another one. */
  async function findSnapshot({ project, request, diskId }: StepInput): Promise<Snapshot | undefined> {
    const ask = () =>
      store.dispatch(snapshotView.initiate({ project, snapshot: request.snapshotName }, freshRequest))
    const snapshot = await undefinedIfNotFound(read<Snapshot>(ask))
    return snapshot?.diskId === diskId ? snapshot : undefined
  }
  const stop = (disk: string) =>
    answered(store.dispatch(diskBulkWriteImportStop.initiate({ disk }, untracked)))
  const finalize = (disk: string, snapshotName: string | null) =>
    answered(store.dispatch(diskFinalizeImport.initiate({ disk, body: { snapshotName } }, untracked)))

  /** Deletes a disk in any state, by the commands its lifecycle allows. */
  async function removeDisk(input: StepInput, signal: AbortSignal) {
    const name = input.request.diskName
    for (;;) {
      const disk = await findDisk(input)
      if (!disk) return
      const { state } = disk.state
      if (diskLifecycle.can(state, 'command.delete')) {
        await undefinedIfNotFound(answered(store.dispatch(diskDelete.initiate({ disk: disk.id }, untracked))))
        return
      }
      if (diskLifecycle.can(state, 'command.stopBulkWrite')) await stop(disk.id)
      else if (diskLifecycle.can(state, 'command.finalize')) await finalize(disk.id, null)
      else if (diskLifecycle.isTransitional(state)) await wait(POLL_MS, signal)
      else throw localError(`Disk ${name} cannot be removed: ${diskLifecycle.why(state, 'command.delete')}`)
    }
  }

  async function removeSnapshot(input: StepInput, signal: AbortSignal) {
    const name = input.request.snapshotName
    for (;;) {
      const snapshot = await findSnapshot(input)
      if (!snapshot) return
      const { state } = snapshot
      if (snapshotLifecycle.can(state, 'command.delete')) {
        await undefinedIfNotFound(
          answered(store.dispatch(snapshotDelete.initiate({ snapshot: snapshot.id }, untracked))),
        )
        return
      }
      if (!snapshotLifecycle.isTransitional(state))
        throw localError(
          `Snapshot ${name} cannot be removed: ${snapshotLifecycle.why(state, 'command.delete')}`,
        )
      await wait(POLL_MS, signal)
    }
  }

  const removeTemporaries = (input: StepInput, signal: AbortSignal) =>
    all([removeSnapshot(input, signal), removeDisk(input, signal)])

  return { seeDisk, findDisk, findSnapshot, stop, finalize, removeTemporaries }
}
