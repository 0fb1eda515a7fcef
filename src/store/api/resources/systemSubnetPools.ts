import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import type { SubnetPool, SubnetPoolMember } from '../generated/types'
import { siloSubnetPoolList } from '../generated/operations/systemSilos'
import {
  systemSubnetPoolCreate,
  systemSubnetPoolDelete,
  systemSubnetPoolList,
  systemSubnetPoolMemberAdd,
  systemSubnetPoolMemberList,
  systemSubnetPoolMemberRemove,
  systemSubnetPoolSiloLink,
  systemSubnetPoolSiloList,
  systemSubnetPoolSiloUnlink,
  systemSubnetPoolSiloUpdate,
  systemSubnetPoolUpdate,
  systemSubnetPoolUtilizationView,
  systemSubnetPoolView,
} from '../generated/operations/systemSubnetPools'
import { askOne, toCall } from '../wire/call'
import { change, mutation, query } from '../wire/endpoint'
import { fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'
import { namedFields, update } from '../wire/update'

/** A member with its pool. */
export interface MemberOfPool {
  pool: SubnetPool
  subnet: string
}

/**
 * Pools of external subnets with their members, and their links to silos, for operators. A new default pool of a silo
 * replaces the earlier one of its IP version.
 */
export const systemSubnetPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    systemSubnetPoolList: query(build, systemSubnetPoolList, ['SubnetPool']),
    systemSubnetPoolView: query(build, systemSubnetPoolView, ['SubnetPool']),
    /** Tagged as the pool: every write that takes or frees a subnet also invalidates pools. */
    systemSubnetPoolUtilizationView: query(build, systemSubnetPoolUtilizationView, ['SubnetPool']),
    systemSubnetPoolCreate: mutation(build, systemSubnetPoolCreate, ['SubnetPool']),
    systemSubnetPoolUpdate: update(build, systemSubnetPoolUpdate, ['SubnetPool'], {
      view: systemSubnetPoolView,
      fields: namedFields,
    }),
    systemSubnetPoolDelete: change(build, systemSubnetPoolDelete, ['SubnetPool', 'SiloSubnetPool']),
    systemSubnetPoolMemberList: query(build, systemSubnetPoolMemberList, ['SubnetPoolMember']),
    systemSubnetPoolMemberAdd: mutation(build, systemSubnetPoolMemberAdd, ['SubnetPoolMember', 'SubnetPool']),
    systemSubnetPoolMemberRemove: mutation(build, systemSubnetPoolMemberRemove, [
      'SubnetPoolMember',
      'SubnetPool',
    ]),
    /** The members of all pools: a new one must not overlap any of them. */
    membersOfAllPools: build.query<readonly MemberOfPool[], Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const pools = await askOne(toCall(systemSubnetPoolList, { limit: ALL_LIMIT }), ask)
        if (pools.error) return { error: pools.error }
        const { items } = pools.data
        const members = await fetchForEach<'systemSubnetPoolMemberList', SubnetPoolMember>(
          items.map(({ id }) => id),
          systemSubnetPoolMemberList,
          (pool, limit) => ({ pool, limit }),
          ask,
        )
        if ('error' in members) return members
        const found: Record<string, readonly SubnetPoolMember[]> = members.data
        return {
          data: items.flatMap((pool) => (found[pool.id] ?? []).map(({ subnet }) => ({ pool, subnet }))),
        }
      },
      providesTags: provides('membersOfAllPools', () => ['SubnetPool', 'SubnetPoolMember']),
    }),
    /** The pools of a silo. */
    siloSubnetPoolList: query(build, siloSubnetPoolList, ['SiloSubnetPool', 'SubnetPool']),
    /** The silos of a pool. */
    systemSubnetPoolSiloList: query(build, systemSubnetPoolSiloList, ['SiloSubnetPool']),
    systemSubnetPoolSiloLink: mutation(build, systemSubnetPoolSiloLink, ['SiloSubnetPool', 'SubnetPool']),
    systemSubnetPoolSiloUpdate: mutation(build, systemSubnetPoolSiloUpdate, ['SiloSubnetPool', 'SubnetPool']),
    systemSubnetPoolSiloUnlink: mutation(build, systemSubnetPoolSiloUnlink, ['SiloSubnetPool', 'SubnetPool']),
  }),
})
