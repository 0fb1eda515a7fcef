import { fromPromise } from 'xstate'
import type { MadeImage, StepInput } from '#machines/interaction/imageUploadMachine'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { disksApi } from '#store/api/resources/disks'
import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { timeOf } from '#model/dates'
import { isNameTaken, nameTaken } from '#model/nameTaken'
import type { AppStore } from '#store/store'
import { wait, sendChunks } from './sendChunks'
import type { UploadHolder } from '#features/shared/upload/uploadHolder'
import {
  freshRequest,
  all,
  answered,
  diskAsked,
  imageLeft,
  localError,
  undefinedIfNotFound,
  POLL_MS,
  read,
  untracked,
  uploadCalls,
} from './uploadCalls'
import type { UploadJob } from './uploadJob'

const { diskCreate, diskBulkWriteImport, diskBulkWriteImportStart } = disksApi.endpoints
const { imageView, imageCreate, imageDelete } = imagesApi.endpoints

/** The temporary disk: made, then written to until all of the file is in it. */
function diskEffects(
  store: AppStore,
  holder: UploadHolder<UploadJob>,
  { findDisk, seeDisk, stop }: ReturnType<typeof uploadCalls>,
) {
  return {
    makeDisk: fromPromise<string, StepInput>(async ({ input }) => {
      const { project, request } = input
      const body = diskAsked(request)
      try {
        return (await answered(store.dispatch(diskCreate.initiate({ project, body }, untracked)))).id
      } catch (error) {
        const disk = isNameTaken(error) ? await findDisk(input) : undefined
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
  }
}

/** The snapshot of the disk, and the image made of it. */
function imageEffects(
  store: AppStore,
  { findSnapshot, finalize, removeTemporaries }: ReturnType<typeof uploadCalls>,
) {
  const seeImage = ({ project, request }: StepInput, signal: AbortSignal) => {
    const ask = () => store.dispatch(imageView.initiate({ project, image: request.name }, freshRequest))
    return undefinedIfNotFound(read<Image>(ask, signal))
  }

  /**
   * The image of an earlier request of which no answer had it, and whether it is the upload's own. Undefined without
   * such a request, and if the image is another one.
   *
   * An image does not say which snapshot it was made of. It is taken for the upload's own only if an answer was lost, and
   * the image has all of the request, the size of the temporary snapshot, and is not older than that, before which the
   * name was free. After an error of the server, or without that snapshot, another client may have made such an image.
   */
  async function findImage(
    input: StepInput,
    signal: AbortSignal,
  ): Promise<{ image: Image; isOwn: boolean } | undefined> {
    const { request, snapshotId, imageDoubt } = input
    if (imageDoubt === 'nothing') return undefined
    const [image, found] = await Promise.all([seeImage(input, signal), findSnapshot(input)])
    const snapshot = found?.id === snapshotId ? found : undefined
    const isLike =
      image &&
      (['description', 'os', 'version', 'blockSize'] as const).every(
        (name) => image[name] === request[name],
      ) &&
      (!snapshot ||
        (image.size === snapshot.size && timeOf(image, 'timeCreated') >= timeOf(snapshot, 'timeCreated')))
    return isLike ? { image, isOwn: imageDoubt === 'loss' && snapshot !== undefined } : undefined
  }

  return {
    checkName: fromPromise<void, StepInput>(async ({ input, signal }) => {
      if (!(await seeImage(input, signal))) return
      throw nameTaken('Image name already exists')
    }),

    finalize: fromPromise<void, StepInput>(async ({ input }) => {
      // Finalizing and the snapshot are one request: if the snapshot exists, it took effect.
      if (!(await findSnapshot(input))) await finalize(input.diskId, input.request.snapshotName)
    }),

    awaitSnapshot: fromPromise<string, StepInput>(async ({ input, signal }) => {
      for (;;) {
        const snapshot = await findSnapshot(input)
        if (!snapshot) throw localError(`Snapshot ${input.request.snapshotName} is not there`)
        if (snapshotLifecycle.can(snapshot.state, 'command.createImage')) return snapshot.id
        if (!snapshotLifecycle.isTransitional(snapshot.state))
          throw localError(snapshotLifecycle.why(snapshot.state, 'command.createImage') ?? snapshot.state)
        await wait(POLL_MS, signal)
      }
    }),

    makeImage: fromPromise<MadeImage, StepInput>(async ({ input, signal }) => {
      const { project, request, snapshotId } = input
      const { name, description, os, version } = request
      const body = { name, description, os, version, source: { type: 'snapshot' as const, id: snapshotId } }
      const made = answered(store.dispatch(imageCreate.initiate({ project, body }, untracked)))
      const image = await made.catch(async (error: unknown) => {
        const found = isNameTaken(error) ? await findImage(input, signal) : undefined
        if (found?.isOwn) return found.image
        throw error
      })
      return { id: image.id, name: image.name }
    }),

    cleanUp: fromPromise<void, StepInput>(async ({ input, signal }) => {
      const found = input.image ? undefined : await findImage(input, signal)
      const image = input.image ?? (found?.isOwn ? found.image : undefined)
      await all([
        ...(image
          ? [
              undefinedIfNotFound(
                answered(store.dispatch(imageDelete.initiate({ image: image.id }, untracked))),
              ),
            ]
          : []),
        removeTemporaries(input, signal),
      ])
      if (found && !found.isOwn) throw imageLeft(found.image.name)
    }),
  }
}

/**
 * The effects of the upload machine. A step may run again after an error, even if the first request took effect
 * and only its response was lost: so each step checks before it acts.
 *
 * @param holder holds the file to send
 */
export function uploadEffects(store: AppStore, holder: UploadHolder<UploadJob>) {
  const calls = uploadCalls(store)
  const { removeTemporaries } = calls
  return {
    ...diskEffects(store, holder, calls),
    ...imageEffects(store, calls),

    removeTemporaries: fromPromise<void, StepInput>(({ input, signal }) => removeTemporaries(input, signal)),
  }
}
