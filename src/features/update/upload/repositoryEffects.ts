import { fromPromise } from 'xstate'
import type { RecordedRepository } from '#machines/interaction/repositoryUploadMachine'
import { updatesApi } from '#store/api/resources/updates'
import type { ApiError } from '#store/model/apiError'
import { ALL_LIMIT } from '#store/model/paging'
import type { AppStore } from '#store/store'
import type { UploadHolder } from '#features/shared/upload/uploadHolder'
import { UploadMeter } from '#features/shared/upload/uploadMeter'

/** A file being sent, with its progress. Outside the machine, whose context is logged. */
export class RepositoryJob {
  readonly meter: UploadMeter

  /** @param onAllSent called when the last byte is sent */
  constructor(
    readonly file: File,
    readonly onAllSent: () => void,
  ) {
    this.meter = new UploadMeter(file.size)
  }
}

const { systemUpdateRepositoryUpload, systemUpdateTrustRootList } = updatesApi.endpoints

const untrusted: ApiError = {
  message: 'The region trusts no root, so it would refuse any repository. Add a trust root first.',
  statusCode: 0,
}

interface FileRequest {
  fileName: string
  fileBytes: number
}

/**
 * The effects of the repository upload machine.
 *
 * @param holder holds the file to send
 */
export const repositoryEffects = (store: AppStore, holder: UploadHolder<RepositoryJob>) => ({
  checkTrust: fromPromise<void, FileRequest>(async ({ signal }) => {
    const call = store.dispatch(
      systemUpdateTrustRootList.initiate({ limit: ALL_LIMIT }, { forceRefetch: true, subscribe: false }),
    )
    signal.addEventListener('abort', () => call.abort(), { once: true })
    if ((await call.unwrap()).items.length === 0) throw untrusted
  }),

  sendRepository: fromPromise<RecordedRepository, FileRequest>(async ({ input, signal }) => {
    const { file, meter, onAllSent } = holder.current()
    meter.restart()
    const call = store.dispatch(
      systemUpdateRepositoryUpload.initiate(
        {
          fileName: input.fileName,
          file,
          onSent: (bytes) => {
            if (signal.aborted) return
            meter.reach(bytes)
            if (bytes >= input.fileBytes) onAllSent()
          },
        },
        // The cache must not retain the file.
        { track: false },
      ),
    )
    signal.addEventListener('abort', () => call.abort(), { once: true })
    const { repo, status } = await call.unwrap().finally(() => meter.stop())
    return { version: repo.systemVersion, wasThere: status === 'already_exists' }
  }),
})
