import { api } from '../api'
import {
  certificateCreate,
  certificateDelete,
  certificateList,
  certificateView,
} from '../generated/operations/certificates'
import { change, mutation, query } from '../wire/endpoint'

/** The TLS certificates of the user's silo. Their keys are write-only. Rule: SILO-5. */
export const certificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    certificateList: query(build, certificateList, ['Certificate']),
    certificateView: query(build, certificateView, ['Certificate']),
    certificateCreate: mutation(build, certificateCreate, ['Certificate']),
    certificateDelete: change(build, certificateDelete, ['Certificate']),
  }),
})
