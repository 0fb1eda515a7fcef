import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import { namedFields, update } from '../wire/update'
import {
  floatingIpAttach,
  floatingIpCreate,
  floatingIpDelete,
  floatingIpDetach,
  floatingIpList,
  floatingIpUpdate,
  floatingIpView,
} from '../generated/operations/floatingIps'

/** Floating IPs of a project, and attaching and detaching them. */
export const floatingIpsApi = api.injectEndpoints({
  endpoints: (build) => ({
    floatingIpList: query(build, floatingIpList, ['FloatingIp']),
    floatingIpView: query(build, floatingIpView, ['FloatingIp']),
    floatingIpCreate: mutation(build, floatingIpCreate, ['FloatingIp', 'IpPool']),
    // An instance also lists its floating IPs by name.
    floatingIpUpdate: update(build, floatingIpUpdate, ['FloatingIp', 'ExternalIp'], {
      view: floatingIpView,
      fields: namedFields,
    }),
    floatingIpDelete: change(build, floatingIpDelete, ['FloatingIp', 'IpPool']),
    floatingIpAttach: mutation(build, floatingIpAttach, ['FloatingIp', 'ExternalIp']),
    floatingIpDetach: mutation(build, floatingIpDetach, ['FloatingIp', 'ExternalIp']),
  }),
})
