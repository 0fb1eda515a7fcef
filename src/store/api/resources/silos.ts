import { api } from '../api'
import { change, mutation, query } from '../wire/endpoint'
import { siloCreate } from '../generated/operations/siloCreate'
import { siloDelete } from '../generated/operations/siloDelete'
import { siloList } from '../generated/operations/siloList'
import { siloPolicyView } from '../generated/operations/siloPolicyView'
import { siloUserList } from '../generated/operations/siloUserList'
import { siloView } from '../generated/operations/siloView'

/** Silos and their users, for operators. */
export const silosApi = api.injectEndpoints({
  endpoints: (build) => ({
    siloList: query(build, siloList, ['Silo']),
    siloView: query(build, siloView, ['Silo']),
    siloUserList: query(build, siloUserList, ['User']),
    siloPolicyView: query(build, siloPolicyView, ['Policy']),
    siloCreate: mutation(build, siloCreate, ['Silo', 'Utilization']),
    siloDelete: change(build, siloDelete, ['Silo', 'SiloPool', 'Utilization']),
  }),
})
