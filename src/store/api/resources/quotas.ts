import { api } from '../api'
import { query } from '../wire/endpoint'
import { update } from '../wire/update'
import { siloQuotasUpdate, siloQuotasView } from '../generated/operations/systemSilos'
import { siloUtilizationList, siloUtilizationView } from '../generated/operations/systemUtilization'

/** The quotas of any silo and their utilization, for operators. */
export const quotasApi = api.injectEndpoints({
  endpoints: (build) => ({
    siloUtilizationList: query(build, siloUtilizationList, ['Utilization', 'SiloQuotas']),
    siloUtilizationView: query(build, siloUtilizationView, ['Utilization', 'SiloQuotas']),
    siloQuotasUpdate: update(build, siloQuotasUpdate, ['Utilization', 'SiloQuotas'], {
      view: siloQuotasView,
      fields: ({ cpus, memory, storage }) => ({ cpus, memory, storage }),
      what: 'The quota',
    }),
  }),
})
