import { api } from '../api'
import { mutation, query } from '../wire/endpoint'
import {
  systemIpPoolSiloLink,
  systemIpPoolSiloList,
  systemIpPoolSiloUnlink,
  systemIpPoolSiloUpdate,
} from '../generated/operations/systemIpPools'
import { siloIpPoolList } from '../generated/operations/systemSilos'

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
