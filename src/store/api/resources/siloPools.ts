import { api } from '../api'
import { mutation, query } from '../wire/endpoint'
import { systemIpPoolSiloLink } from '../generated/operations/systemIpPoolSiloLink'
import { systemIpPoolSiloList } from '../generated/operations/systemIpPoolSiloList'
import { systemIpPoolSiloUnlink } from '../generated/operations/systemIpPoolSiloUnlink'
import { systemIpPoolSiloUpdate } from '../generated/operations/systemIpPoolSiloUpdate'
import { siloIpPoolList } from '../generated/operations/siloIpPoolList'

/**
 * The links between silos and pools, from both sides. A new default pool replaces the earlier one of its silo.
 */
export const siloPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The pools of a silo. */
    siloIpPoolList: query(build, siloIpPoolList, ['SiloPool', 'IpPool']),
    /** The silos of a pool. */
    systemIpPoolSiloList: query(build, systemIpPoolSiloList, ['SiloPool']),
    systemIpPoolSiloLink: mutation(build, systemIpPoolSiloLink, ['SiloPool', 'IpPool']),
    systemIpPoolSiloUpdate: mutation(build, systemIpPoolSiloUpdate, ['SiloPool', 'IpPool']),
    systemIpPoolSiloUnlink: mutation(build, systemIpPoolSiloUnlink, ['SiloPool', 'IpPool']),
  }),
})
