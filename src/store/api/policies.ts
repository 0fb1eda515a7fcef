import { api } from './api'
import { read, write } from './endpoint'
import { projectPolicyUpdate, projectPolicyView } from './generated/operations/projects'
import { policyUpdate } from './generated/operations/silos'

/** Who may do what: a project's policy, and changing it or the silo's. The silo's own stands with who is signed in. */
export const policiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectPolicyView: read(build, projectPolicyView, ['Policy']),
    projectPolicyUpdate: write(build, projectPolicyUpdate, ['Policy']),
    policyUpdate: write(build, policyUpdate, ['Policy', 'Me']),
  }),
})
