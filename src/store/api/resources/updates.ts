import { api } from '../api'
import {
  systemUpdateGetRepository,
  systemUpdateTrustRootCreate,
  systemUpdateTrustRootDelete,
  systemUpdateTrustRootList,
  systemUpdateTrustRootView,
  targetReleaseUpdate,
  targetReleaseView,
} from '../generated/operations/experimental'
import type { UpdatesTrustRoot } from '../generated/types'
import { toCall } from '../wire/call'
import { change, mutation, query } from '../wire/endpoint'

/** The release that the region is to run, repositories of releases, and whose signatures they need. Rules: OPS-17, OPS-18. */
export const updatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    targetReleaseView: query(build, targetReleaseView, ['Update']),
    targetReleaseUpdate: mutation(build, targetReleaseUpdate, ['Update']),
    systemUpdateGetRepository: query(build, systemUpdateGetRepository, ['Update']),
    systemUpdateTrustRootList: query(build, systemUpdateTrustRootList, ['Update']),
    systemUpdateTrustRootView: query(build, systemUpdateTrustRootView, ['Update']),
    /** Adds a root as it is written: any other spelling of it would not fit its signatures. */
    systemUpdateTrustRootCreate: build.mutation<UpdatesTrustRoot, { text: string }>({
      query: ({ text }) => toCall(systemUpdateTrustRootCreate, { body: new TextEncoder().encode(text) }),
      invalidatesTags: (_, error) => (error ? [] : ['Update']),
    }),
    systemUpdateTrustRootDelete: change(build, systemUpdateTrustRootDelete, ['Update']),
  }),
})
