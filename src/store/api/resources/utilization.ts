import { api } from '../api'
import { query } from '../wire/endpoint'
import { utilizationView } from '../generated/operations/utilization'

/** The silo's utilization and quotas. */
export const utilizationApi = api.injectEndpoints({
  endpoints: (build) => ({ utilizationView: query(build, utilizationView, ['Utilization']) }),
})
