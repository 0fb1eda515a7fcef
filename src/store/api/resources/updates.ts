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
import { toCall } from '../wire/call'
import { change, mutation, query } from '../wire/endpoint'
import type { Answer } from '../wire/operation'
import { sendFile } from '../wire/sendFile'

/** A file to upload, with its progress listener. */
interface RepositoryFile {
  fileName: string
  file: Blob
  /** Called with the bytes sent so far. */
  onSent: (bytes: number) => void
}

/**
 * The target release, the repositories of releases, and the trust roots for their signatures. Rules: OPS-17, OPS-18.
 */
export const updatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    systemUpdateStatus: query(build, systemUpdateStatus, ['Update']),
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
