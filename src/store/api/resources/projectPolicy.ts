import { api } from '../api'
import { query } from '../wire/endpoint'
import { projectPolicyView } from '../generated/operations/projectPolicyView'

/**
 * The policy of a project. Apart from the changes of policies, because every page of a project reads it to know what
 * the user may do. None of them subscribes, so it stays cached until the next fetch.
 */
export const projectPolicyApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectPolicyView: { ...query(build, projectPolicyView, ['Policy']), keepUnusedDataFor: Infinity },
  }),
})
