import { api } from '../api'
import { mutation, query } from '../wire/endpoint'
import { siloQuotasUpdate } from '../generated/operations/siloQuotasUpdate'
import { siloUtilizationList } from '../generated/operations/siloUtilizationList'
import { siloUtilizationView } from '../generated/operations/siloUtilizationView'

/** The quotas of any silo and their utilization, for operators. */
export const quotasApi = api.injectEndpoints({
  endpoints: (build) => ({
    siloUtilizationList: query(build, siloUtilizationList, ['Utilization', 'SiloQuotas']),
    siloUtilizationView: query(build, siloUtilizationView, ['Utilization', 'SiloQuotas']),
    /** An omitted quota keeps its value. */
    siloQuotasUpdate: mutation(build, siloQuotasUpdate, ['Utilization', 'SiloQuotas']),
  }),
})
