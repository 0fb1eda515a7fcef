import { observedUpdate, type ObservedUpdate } from '#machines/lifecycle/updateLifecycle'
import { updateKind as kind } from '#store/observer/kinds/regionUpdate'
import { regionNow } from '#src/regionTime'
import { api } from '../api'
import {
  systemUpdateRecoveryFinish,
  systemUpdateRepositoryList,
  systemUpdateRepositoryUpload,
  systemUpdateRepositoryView,
  systemUpdateStatus,
  systemUpdateTrustRootCreate,
  systemUpdateTrustRootDelete,
  systemUpdateTrustRootList,
  systemUpdateTrustRootView,
  targetReleaseUpdate,
} from '../generated/operations/systemUpdate'
import type { UpdatesTrustRoot } from '../generated/types'
import { askOne, toCall } from '../wire/call'
import { change, extraOptions, mutation, query } from '../wire/endpoint'
import type { Answer } from '../wire/operation'
import { provides } from '../wire/outdated'
import { sendFile } from '../wire/sendFile'

/** A file to upload, with its progress listener. */
interface RepositoryFile {
  fileName: string
  file: Blob
  /** Called with the bytes sent so far. */
  onSent: (bytes: number) => void
}

type CacheState = Parameters<typeof api.util.selectInvalidatedBy>[0]

/**
 * The target release, the repositories of releases, and the trust roots for their signatures. Rules: OPS-17, OPS-18.
 */
export const updatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The target release and the update to it, whose state depends on the answer before too. Rule: OPS-23. */
    systemUpdateStatus: build.query<ObservedUpdate, object>({
      queryFn: async (_args, { getState }, _extra, ask) => {
        const { data, error, meta } = await askOne(toCall(systemUpdateStatus, {}), ask)
        if (error) return { error, ...(meta && { meta }) }
        return {
          data: observedUpdate(data, lastUpdate(getState() as CacheState), regionNow()),
          ...(meta && { meta }),
        }
      },
      providesTags: provides('systemUpdateStatus', () => ['Update']),
      ...extraOptions({ kind, shows: 'one' }),
    }),
    targetReleaseUpdate: mutation(build, targetReleaseUpdate, ['Update']),
    systemUpdateRecoveryFinish: mutation(build, systemUpdateRecoveryFinish, ['Update']),
    systemUpdateRepositoryList: query(build, systemUpdateRepositoryList, ['Update']),
    systemUpdateRepositoryView: query(build, systemUpdateRepositoryView, ['Update']),
    systemUpdateRepositoryUpload: build.mutation<Answer<'systemUpdateRepositoryUpload'>, RepositoryFile>({
      query: ({ fileName, file, onSent }) => ({
        ...toCall(systemUpdateRepositoryUpload, { fileName, body: file }),
        by: (request) => sendFile(request, file, onSent),
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Update']),
    }),
    systemUpdateTrustRootList: query(build, systemUpdateTrustRootList, ['Update']),
    systemUpdateTrustRootView: query(build, systemUpdateTrustRootView, ['Update']),
    /** Adds a root verbatim: any other spelling would not match its signatures. */
    systemUpdateTrustRootCreate: build.mutation<UpdatesTrustRoot, { text: string }>({
      query: ({ text }) => toCall(systemUpdateTrustRootCreate, { body: new TextEncoder().encode(text) }),
      invalidatesTags: (_, error) => (error ? [] : ['Update']),
    }),
    systemUpdateTrustRootDelete: change(build, systemUpdateTrustRootDelete, ['Update']),
  }),
})

/** The last answer about the update in the cache. */
function lastUpdate(state: CacheState): ObservedUpdate | undefined {
  return updatesApi.endpoints.systemUpdateStatus.select({})(state).data
}
