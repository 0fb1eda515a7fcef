import { api } from '../api'
import { mutation } from '../wire/endpoint'
import {
  instanceEphemeralIpAttach,
  instanceEphemeralIpDetach,
} from '../generated/operations/instancesExternalIps'

/** Attaching and detaching the ephemeral IP of an instance. The list of addresses is in `instances.ts`. */
export const externalIpsApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceEphemeralIpAttach: mutation(build, instanceEphemeralIpAttach, ['ExternalIp', 'IpPool']),
    instanceEphemeralIpDetach: mutation(build, instanceEphemeralIpDetach, ['ExternalIp', 'IpPool']),
  }),
})
