import { api } from '../api'
import { probeCreate, probeDelete, probeList, probeView } from '../generated/operations/experimental'
import { change, mutation, query } from '../wire/endpoint'

/** Probes of a project, for operators. Rules: ROLE-12, OPS-20. */
export const probesApi = api.injectEndpoints({
  endpoints: (build) => ({
    probeList: query(build, probeList, ['Probe']),
    probeView: query(build, probeView, ['Probe']),
    probeCreate: mutation(build, probeCreate, ['Probe', 'IpPool']),
    probeDelete: change(build, probeDelete, ['Probe', 'IpPool']),
  }),
})
