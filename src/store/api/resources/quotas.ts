import { api } from '../api'
import { mutation, query } from '../wire/endpoint'
import { siloQuotasUpdate } from '../generated/operations/siloQuotasUpdate'
import { siloUtilizationList } from '../generated/operations/siloUtilizationList'
import { siloUtilizationView } from '../generated/operations/siloUtilizationView'

/** The quotas of any silo and what of them is in use, for operators. */
export const quotasApi = api.injectEndpoints({
  endpoints: (build) => ({
    siloUtilizationList: query(build, siloUtilizationList, ['Utilization', 'SiloQuotas']),
    siloUtilizationView: query(build, siloUtilizationView, ['Utilization', 'SiloQuotas']),
    /** A quota that is left out keeps its value. */
    siloQuotasUpdate: mutation(build, siloQuotasUpdate, ['Utilization', 'SiloQuotas']),
  }),
})
