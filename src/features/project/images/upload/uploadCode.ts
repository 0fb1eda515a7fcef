import type { UploadRequest } from '#machines/interaction/imageUploadMachine'
import { futureIdOf } from '#store/code/rehearsal'
import { scriptRequest } from '#store/code/sentRequest'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import {
  diskBulkWriteImport,
  diskBulkWriteImportStart,
  diskBulkWriteImportStop,
  diskCreate,
  diskDelete,
  diskFinalizeImport,
} from '#store/api/generated/operations/disks'
import { imageCreate } from '#store/api/generated/operations/images'
import { snapshotDelete, snapshotView } from '#store/api/generated/operations/snapshots'
import type { AppStore } from '#store/store'
import type { Code } from '#features/kit/code/code'
import { diskAsked } from './uploadCalls'

/**
 * The requests of an upload in their order: a temporary disk, the chunks of the file, a snapshot of the disk, the image, and
 * the removal of the temporary things.
 */
export async function codeOfUpload(
  { regionVersion }: AppStore,
  project: string,
  request: UploadRequest,
): Promise<Code> {
  const { name, description, os, version, snapshotName } = request
  const [disk, snapshot] = [futureIdOf(1), futureIdOf(2)]
  const calls: readonly [Operation<OperationName>, Record<string, unknown>, string?][] = [
    [diskCreate, { project, body: diskAsked(request) }, disk],
    [diskBulkWriteImportStart, { disk }],
    [diskBulkWriteImport, { disk }],
    [diskBulkWriteImportStop, { disk }],
    [diskFinalizeImport, { disk, body: { snapshotName } }],
    [snapshotView, { snapshot: snapshotName, project }, snapshot],
    [
      imageCreate,
      { project, body: { name, description, os, version, source: { type: 'snapshot', id: snapshot } } },
    ],
    [snapshotDelete, { snapshot }],
    [diskDelete, { disk }],
  ]
  const requests = calls.map(([operation, args, id]) =>
    scriptRequest(regionVersion, { operation, args }, id === undefined ? undefined : { id }),
  )
  return { requests: await Promise.all(requests) }
}
