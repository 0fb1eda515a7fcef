import { fromPromise } from 'xstate'
import type { RecordedRepository } from '#machines/interaction/repositoryUploadMachine'
import type { TufRepo } from '#store/api/generated/types'
import { updatesApi } from '#store/api/resources/updates'
import type { ApiError } from '#model/apiError'
import { ALL_LIMIT } from '#model/paging'
import { isWithoutResponse } from '#model/withoutResponse'
import type { AppStore } from '#store/store'
import type { UploadHolder } from '#features/shared/upload/uploadHolder'
import { UploadMeter } from '#features/shared/upload/uploadMeter'

/** A file being sent, with its progress. Outside the machine, whose context is logged. */
export class RepositoryJob {
  readonly meter: UploadMeter
  /** The repositories that the region had before anything was sent; undefined if they could not be read. */
  before: readonly TufRepo[] | undefined
  /** Whether an earlier attempt had no answer: the region may have recorded the file all the same. */
  isInDoubt = false

  /** @param onAllSent called when the last byte is sent */
  constructor(
    readonly file: File,
    readonly onAllSent: () => void,
  ) {
    this.meter = new UploadMeter(file.size)
  }
}

const { systemUpdateRepositoryUpload, systemUpdateRepositoryList, systemUpdateTrustRootList } =
  updatesApi.endpoints

/** Query options: a new call, which the cache does not keep. */
const freshRequest = { forceRefetch: true, subscribe: false } as const

const untrusted: ApiError = {
  message: 'The region trusts no root, so it would refuse any repository. Add a trust root first.',
  statusCode: 0,
}

interface FileRequest {
  fileName: string
  fileBytes: number
}

/** The repositories of the region; undefined if they cannot be read, or if its version has no list of them. */
async function readRepositories(store: AppStore): Promise<readonly TufRepo[] | undefined> {
  const { data } = await store.dispatch(
    systemUpdateRepositoryList.initiate({ limit: ALL_LIMIT }, freshRequest),
  )
  return data?.items
}

/**
 * The repository of an attempt without an answer, if the region has recorded it: one of the name of the file that was not
 * there before, or that was recorded once more.
 */
async function findRecorded(
  store: AppStore,
  { file, before }: RepositoryJob,
): Promise<RecordedRepository | undefined> {
  const now = before && (await readRepositories(store))
  const found = now?.find(
    ({ fileName, hash, timeCreated }) =>
      fileName === file.name && !before?.some((one) => one.hash === hash && one.timeCreated === timeCreated),
  )
  return (
    found && {
      version: found.systemVersion,
      wasThere: before?.some(({ hash }) => hash === found.hash) ?? false,
    }
  )
}

/**
 * The effects of the repository upload machine. An attempt that follows one without an answer looks first whether that has
 * reached its goal: the whole file is sent again only if it has not.
 *
 * @param holder holds the file to send
 */
export const repositoryEffects = (store: AppStore, holder: UploadHolder<RepositoryJob>) => ({
  checkTrust: fromPromise<void, FileRequest>(async ({ signal }) => {
    const call = store.dispatch(systemUpdateTrustRootList.initiate({ limit: ALL_LIMIT }, freshRequest))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    if ((await call.unwrap()).items.length === 0) throw untrusted
  }),

  sendRepository: fromPromise<RecordedRepository, FileRequest>(async ({ input, signal }) => {
    const job = holder.current()
    const { file, meter, onAllSent } = job
    const there = job.isInDoubt ? await findRecorded(store, job) : undefined
    if (there) return there
    job.before ??= await readRepositories(store)
    signal.throwIfAborted()
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
    try {
      const { repo, status } = await call.unwrap()
      return { version: repo.systemVersion, wasThere: status === 'already_exists' }
    } catch (error) {
      job.isInDoubt ||= isWithoutResponse(error)
      const recorded =
        isWithoutResponse(error) && !signal.aborted ? await findRecorded(store, job) : undefined
      if (!recorded) throw error
      return recorded
    } finally {
      meter.stop()
    }
  }),
})
