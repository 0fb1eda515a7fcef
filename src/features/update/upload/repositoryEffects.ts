import { fromPromise } from 'xstate'
import type { RecordedRepository } from '#machines/interaction/repositoryUploadMachine'
import { updatesApi } from '#store/api/resources/updates'
import type { ApiError } from '#store/model/apiError'
import type { AppStore } from '#store/store'
import { allRoots } from '../loaders'
import type { RepositoryHolder } from './repositoryJob'

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
 * The effects of the machine that uploads a repository.
 *
 * @param holder holds the file to send
 */
export const repositoryEffects = (store: AppStore, holder: RepositoryHolder) => ({
  checkTrust: fromPromise<void, FileRequest>(async ({ signal }) => {
    const call = store.dispatch(
      systemUpdateTrustRootList.initiate(allRoots, { forceRefetch: true, subscribe: false }),
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
        // The cache must not keep the file.
        { track: false },
      ),
    )
    signal.addEventListener('abort', () => call.abort(), { once: true })
    const { recorded, status } = await call.unwrap().finally(() => meter.stop())
    return { version: recorded.repo.systemVersion, wasThere: status === 'already_exists' }
  }),
})
