import { fromPromise } from 'xstate'
import type { MadeImage, StepInput } from '../../../machines/interaction/imageUploadMachine'
import { diskLifecycle } from '../../../machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '../../../machines/lifecycle/snapshotLifecycle'
import { disksApi } from '../../../store/api/disks'
import type { BlockSize, Disk, Snapshot } from '../../../store/api/generated/types'
import { imagesApi } from '../../../store/api/images'
import { snapshotsApi } from '../../../store/api/snapshots'
import { store } from '../../../store/appStore'
import { observeBy } from '../../../store/eventLog/observe'
import { isApiError, type ApiError } from '../../../store/model/apiError'
import { GIB, UPLOAD_TIMEOUT_MS } from '../../../store/model/limits'
import { pause, sendChunks } from './sendChunks'
import type { UploadSource } from './uploadRun'

const { diskView, diskCreate, diskDelete, diskFinalizeImport } = disksApi.endpoints
const { diskBulkWriteImport, diskBulkWriteImportStart, diskBulkWriteImportStop } = disksApi.endpoints
const { imageView, imageCreate, imageDelete } = imagesApi.endpoints
const { snapshotView, snapshotDelete } = snapshotsApi.endpoints

observeBy('disk', diskLifecycle)
observeBy('snapshot', snapshotLifecycle)

/** How often a disk or a snapshot on its way is looked at, in milliseconds. */
const POLL_MS = 500

/** No write of an upload is kept by the cache: a body of half a megabyte would stay with each. */
const untracked = { track: false } as const
const afresh = { forceRefetch: true, subscribe: false } as const

const refused = (message: string): ApiError => ({ message, statusCode: 0 })

interface Started<T> {
  abort(): void
  unwrap(): Promise<T>
}

/** The answer of a call, within the time an upload allows it. @param signal ends the call early */
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
    throw isLate ? refused(`The control plane gave no answer within ${UPLOAD_TIMEOUT_MS / 1_000} s`) : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** What was asked for, or undefined when it is not there. */
async function orNone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error) && error.statusCode === 404) return undefined
    throw error
  }
}

const seeDisk = (diskId: string) =>
  answered<Disk>(store.dispatch(diskView.initiate({ disk: diskId }, afresh)))
const findDisk = (project: string, disk: string) =>
  orNone(answered<Disk>(store.dispatch(diskView.initiate({ project, disk }, afresh))))
const findSnapshot = (project: string, snapshot: string) =>
  orNone(answered<Snapshot>(store.dispatch(snapshotView.initiate({ project, snapshot }, afresh))))
const stop = (disk: string) => answered(store.dispatch(diskBulkWriteImportStop.initiate({ disk }, untracked)))
const finalize = (disk: string, snapshotName: string | null) =>
  answered(store.dispatch(diskFinalizeImport.initiate({ disk, body: { snapshotName } }, untracked)))

/** Removes a disk in whatever state it is left, by the steps the law allows it. */
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
    else if (diskLifecycle.isTransitional(state)) await pause(POLL_MS, signal)
    else throw refused(`Disk ${name} cannot be removed: ${diskLifecycle.why(state, 'command.delete')}`)
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
      throw refused(`Snapshot ${name} cannot be removed: ${snapshotLifecycle.why(state, 'command.delete')}`)
    await pause(POLL_MS, signal)
  }
}

/** Does all of it, whatever fails on the way. @throws the first failure */
async function all(works: readonly Promise<unknown>[]) {
  const ends = await Promise.allSettled(works)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason as Error
}

const removeTemporaries = ({ project, wish }: StepInput, signal: AbortSignal) =>
  all([removeSnapshot(project, wish.snapshotName, signal), removeDisk(project, wish.diskName, signal)])

/**
 * What the upload machine needs from outside. Each step may be asked for a second time after a failure, also when the
 * first time did take effect and only its answer was lost: it looks before it acts.
 *
 * @param source holds the file to send
 */
export const uploadEffects = (source: UploadSource) => ({
  checkName: fromPromise<void, StepInput>(async ({ input: { project, wish }, signal }) => {
    const call = store.dispatch(imageView.initiate({ project, image: wish.name }, afresh))
    if (!(await orNone(answered(call, signal)))) return
    const taken: ApiError = {
      message: 'Image name already exists',
      errorCode: 'ObjectAlreadyExists',
      statusCode: 400,
    }
    throw taken
  }),

  makeDisk: fromPromise<string, StepInput>(async ({ input: { project, wish } }) => {
    const body = {
      name: wish.diskName,
      description: `Temporary disk for image ${wish.name}`,
      size: Math.ceil(wish.fileBytes / GIB) * GIB,
      diskSource: { type: 'importing_blocks' as const, blockSize: wish.blockSize as BlockSize },
    }
    try {
      return (await answered(store.dispatch(diskCreate.initiate({ project, body }, untracked)))).id
    } catch (error) {
      const made = isApiError(error) && error.errorCode === 'ObjectAlreadyExists'
      const disk = made ? await findDisk(project, wish.diskName) : undefined
      if (!disk) throw error
      return disk.id
    }
  }),

  awaitDisk: fromPromise<void, StepInput>(async ({ input: { diskId }, signal }) => {
    for (;;) {
      const { state } = (await seeDisk(diskId)).state
      if (diskLifecycle.can(state, 'command.startBulkWrite')) return
      if (!diskLifecycle.isTransitional(state))
        throw refused(diskLifecycle.why(state, 'command.startBulkWrite') ?? state)
      await pause(POLL_MS, signal)
    }
  }),

  startImport: fromPromise<void, StepInput>(async ({ input: { diskId } }) => {
    const { state } = (await seeDisk(diskId)).state
    if (diskLifecycle.can(state, 'command.stopBulkWrite')) return
    await answered(store.dispatch(diskBulkWriteImportStart.initiate({ disk: diskId }, untracked)))
  }),

  sendFile: fromPromise<void, StepInput>(async ({ input: { diskId }, signal }) => {
    const { file, arrived, meter } = source.current()
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
    })
  }),

  stopImport: fromPromise<void, StepInput>(async ({ input: { diskId } }) => {
    const { state } = (await seeDisk(diskId)).state
    if (!diskLifecycle.can(state, 'command.finalize')) await stop(diskId)
  }),

  finalize: fromPromise<void, StepInput>(async ({ input: { project, diskId, wish } }) => {
    // Finalizing and the snapshot are one call: where the snapshot is, the call has been heard.
    if (!(await findSnapshot(project, wish.snapshotName))) await finalize(diskId, wish.snapshotName)
  }),

  awaitSnapshot: fromPromise<string, StepInput>(async ({ input: { project, wish }, signal }) => {
    for (;;) {
      const snapshot = await findSnapshot(project, wish.snapshotName)
      if (!snapshot) throw refused(`Snapshot ${wish.snapshotName} is not there`)
      if (snapshotLifecycle.can(snapshot.state, 'command.createImage')) return snapshot.id
      if (!snapshotLifecycle.isTransitional(snapshot.state))
        throw refused(snapshotLifecycle.why(snapshot.state, 'command.createImage') ?? snapshot.state)
      await pause(POLL_MS, signal)
    }
  }),

  makeImage: fromPromise<MadeImage, StepInput>(async ({ input: { project, wish, snapshotId } }) => {
    const { name, description, os, version } = wish
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
})
