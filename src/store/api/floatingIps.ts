import { api } from './api'
import { change, read, write } from './endpoint'
import {
  floatingIpAttach,
  floatingIpCreate,
  floatingIpDelete,
  floatingIpDetach,
  floatingIpList,
  floatingIpUpdate,
  floatingIpView,
} from './generated/operations/floating-ips'

/** Floating addresses: the project's own, and moving them to and from instances. */
export const floatingIpsApi = api.injectEndpoints({
  endpoints: (build) => ({
    floatingIpList: read(build, floatingIpList, ['FloatingIp']),
    floatingIpView: read(build, floatingIpView, ['FloatingIp']),
    floatingIpCreate: write(build, floatingIpCreate, ['FloatingIp', 'IpPool']),
    // An instance lists its floating addresses by name as well.
    floatingIpUpdate: change(build, floatingIpUpdate, ['FloatingIp', 'ExternalIp']),
    floatingIpDelete: change(build, floatingIpDelete, ['FloatingIp', 'IpPool']),
    floatingIpAttach: write(build, floatingIpAttach, ['FloatingIp', 'ExternalIp']),
    floatingIpDetach: write(build, floatingIpDetach, ['FloatingIp', 'ExternalIp']),
  }),
})
