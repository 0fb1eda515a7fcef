import { api } from './api'
import { read } from './endpoint'
import { utilizationView } from './generated/operations/silos'

/** What the silo uses of what it may use. */
export const utilizationApi = api.injectEndpoints({
  endpoints: (build) => ({ utilizationView: read(build, utilizationView, ['Utilization']) }),
})
