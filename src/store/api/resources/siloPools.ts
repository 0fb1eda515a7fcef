import { api } from '../api'
import { mutation, query } from '../wire/endpoint'
import { ipPoolSiloLink } from '../generated/operations/ipPoolSiloLink'
import { ipPoolSiloList } from '../generated/operations/ipPoolSiloList'
import { ipPoolSiloUnlink } from '../generated/operations/ipPoolSiloUnlink'
import { ipPoolSiloUpdate } from '../generated/operations/ipPoolSiloUpdate'
import { siloIpPoolList } from '../generated/operations/siloIpPoolList'

/**
 * The links between silos and pools, from both sides. A new default pool replaces the earlier one of its silo.
 */
export const siloPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The pools of a silo. */
    siloIpPoolList: query(build, siloIpPoolList, ['SiloPool', 'IpPool']),
    /** The silos of a pool. */
    ipPoolSiloList: query(build, ipPoolSiloList, ['SiloPool']),
    ipPoolSiloLink: mutation(build, ipPoolSiloLink, ['SiloPool', 'IpPool']),
    ipPoolSiloUpdate: mutation(build, ipPoolSiloUpdate, ['SiloPool', 'IpPool']),
    ipPoolSiloUnlink: mutation(build, ipPoolSiloUnlink, ['SiloPool', 'IpPool']),
  }),
})
