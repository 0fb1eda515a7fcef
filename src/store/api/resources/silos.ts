import { api } from '../api'
import { change, mutation, query } from '../wire/endpoint'
import {
  siloCreate,
  siloDelete,
  siloList,
  siloPolicyView,
  siloView,
} from '../generated/operations/systemSilos'
import { siloUserList } from '../generated/operations/systemUsers'

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
