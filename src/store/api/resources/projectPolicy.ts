import { api } from '../api'
import { query } from '../wire/endpoint'
import { projectPolicyView } from '../generated/operations/projects'

/**
 * The policy of a project. Separate from the changes of policies, because every page of a project reads it for
 * the user's permissions. None of the pages subscribes, so it stays in the cache until the next fetch.
 */
export const projectPolicyApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectPolicyView: { ...query(build, projectPolicyView, ['Policy']), keepUnusedDataFor: Infinity },
  }),
})
