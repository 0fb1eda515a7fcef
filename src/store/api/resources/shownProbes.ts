import { api } from '../api'
import { probeCreate } from '../generated/operations/probeCreate'
import { probeDelete } from '../generated/operations/probeDelete'
import { probeList } from '../generated/operations/probeList'
import { probeView } from '../generated/operations/probeView'
import { mutation, query } from '../wire/endpoint'

/** Probes of a project, for operators. Rules: ROLE-12, OPS-20. */
export const shownProbesApi = api.injectEndpoints({
  endpoints: (build) => ({
    shownProbeList: query(build, probeList, ['ShownProbe']),
    shownProbeView: query(build, probeView, ['ShownProbe']),
    shownProbeCreate: mutation(build, probeCreate, ['ShownProbe', 'IpPool']),
    shownProbeDelete: mutation(build, probeDelete, ['ShownProbe', 'IpPool']),
  }),
})
