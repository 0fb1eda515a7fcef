import { fromPromise } from 'xstate'
import type { RecordedRepository } from '#machines/interaction/repositoryUploadMachine'
import { updatesApi } from '#store/api/resources/updates'
import type { ApiError } from '#store/model/apiError'
import { ALL_LIMIT } from '#store/model/paging'
import type { AppStore } from '#store/store'
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

/** Holds the file of the present upload. */
export class RepositoryHolder {
  private job: RepositoryJob | undefined

  begin(job: RepositoryJob): RepositoryJob {
    this.job = job
    return this.job
  }

  /** @throws before a file was submitted; no step runs then */
  current(): RepositoryJob {
    if (!this.job) throw new Error('No file has been submitted')
    return this.job
  }
}

const { systemUpdatePutRepository, systemUpdateTrustRootList } = updatesApi.endpoints

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
export const repositoryEffects = (store: AppStore, holder: RepositoryHolder) => ({
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
      systemUpdatePutRepository.initiate(
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
    const { recorded, status } = await call.unwrap().finally(() => meter.stop())
    return { version: recorded.repo.systemVersion, wasThere: status === 'already_exists' }
  }),
})
