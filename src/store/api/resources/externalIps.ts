import { api } from '../api'
import { fetchForEach } from '../wire/fetchForEach'
import { mutation } from '../wire/endpoint'
import { provides } from '../wire/outdated'
import type { ExternalIp } from '../generated/types'
import {
  instanceEphemeralIpAttach,
  instanceEphemeralIpDetach,
  instanceExternalIpList,
} from '../generated/operations/instancesExternalIps'

/** The ephemeral IP of an instance, and the addresses of several. The list of one instance is in `instances.ts`. */
export const externalIpsApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceEphemeralIpAttach: mutation(build, instanceEphemeralIpAttach, ['ExternalIp', 'IpPool']),
    instanceEphemeralIpDetach: mutation(build, instanceEphemeralIpDetach, ['ExternalIp', 'IpPool']),
    /** The external addresses of several instances, by the instance's id. */
    instancesExternalIps: build.query<
      Readonly<Record<string, readonly ExternalIp[]>>,
      { instances: readonly string[] }
    >({
      queryFn: ({ instances }, _api, _extra, ask) =>
        fetchForEach(instances, instanceExternalIpList, (instance) => ({ instance }), ask),
      providesTags: provides('instancesExternalIps', () => ['ExternalIp']),
    }),
  }),
})
