import { api } from './api'
import { write } from './endpoint'
import { instanceEphemeralIpAttach, instanceEphemeralIpDetach } from './generated/operations/instances'

/** The ephemeral address of an instance: giving it one, and giving it back. Their list stands with the instance. */
export const externalIpsApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceEphemeralIpAttach: write(build, instanceEphemeralIpAttach, ['ExternalIp', 'IpPool']),
    instanceEphemeralIpDetach: write(build, instanceEphemeralIpDetach, ['ExternalIp', 'IpPool']),
  }),
})
