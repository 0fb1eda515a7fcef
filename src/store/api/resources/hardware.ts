import type { RackMembershipStatus, SledInstance, UninitializedSled } from '../generated/types'
import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import { askOne, toCall } from '../wire/call'
import { tagsOfList, mutation, oneOf, query } from '../wire/endpoint'
import { offers } from '../versions/offers'
import type { CallExtra } from '../wire/baseQuery'
import { provides } from '../wire/outdated'
import { rackMembershipAddSleds } from '../generated/operations/experimental'
import {
  physicalDiskList,
  physicalDiskView,
  rackList,
  rackView,
  sledAdd,
  sledInstanceList,
  sledList,
  sledListUninitialized,
  sledPhysicalDiskList,
  sledSetProvisionPolicy,
  sledView,
  switchList,
  switchView,
} from '../generated/operations/systemHardware'

/** The load of a sled: the sum of its instances. */
export interface SledLoad {
  instances: number
  vcpus: number
  /** In bytes. */
  memory: number
}

/** The loads of sleds, by the id of the sled. */
export type SledLoads = Readonly<Record<string, SledLoad>>

/** The sum of these instances. */
export const loadOf = (instances: readonly Pick<SledInstance, 'ncpus' | 'memory'>[]): SledLoad => ({
  instances: instances.length,
  vcpus: instances.reduce((sum, { ncpus }) => sum + ncpus, 0),
  memory: instances.reduce((sum, { memory }) => sum + memory, 0),
})

/** The answer to the addition of a sled: the sled, or the change that adds it. */
export type SledAddition =
  | { sledId: string; change?: never }
  | { sledId?: never; change: RackMembershipStatus }

/** Sleds per parallel batch of calls. */
const SLEDS_AT_ONCE = 4

/** The hardware of the fleet: racks, sleds, their instances, physical disks and switches. Rules: OPS-1, OPS-2. */
export const hardwareApi = api.injectEndpoints({
  endpoints: (build) => ({
    rackList: query(build, rackList, ['Call']),
    rackView: query(build, rackView, ['Call']),
    sledList: query(build, sledList, tagsOfList('Sled')),
    sledView: query(build, sledView, oneOf('Sled')),
    sledInstanceList: query(build, sledInstanceList, tagsOfList('Instance')),
    sledPhysicalDiskList: query(build, sledPhysicalDiskList, tagsOfList('PhysicalDisk')),
    sledListUninitialized: query(build, sledListUninitialized, ['Sled']),
    /** Adds an uninitialized sled to its rack: at once in older regions, by a change of its membership in later ones. */
    sledAdd: build.mutation<SledAddition, Pick<UninitializedSled, 'baseboard' | 'rackId'>>({
      queryFn: async ({ baseboard: { part, serial }, rackId }, { extra }, _extra, ask) => {
        const { version } = await (extra as CallExtra).regionVersion.converter()
        if (offers(version, rackMembershipAddSleds)) {
          const body = { sledIds: [{ partNumber: part, serialNumber: serial }] }
          const { data, error } = await askOne(toCall(rackMembershipAddSleds, { rackId, body }), ask)
          return error ? { error } : { data: { change: data } }
        }
        const { data, error } = await askOne(toCall(sledAdd, { body: { part, serial } }), ask)
        return error ? { error } : { data: { sledId: data.id } }
      },
      invalidatesTags: ['Sled', 'PhysicalDisk', 'RackMembership'],
    }),
    sledSetProvisionPolicy: mutation(build, sledSetProvisionPolicy, ['Sled']),
    physicalDiskList: query(build, physicalDiskList, tagsOfList('PhysicalDisk')),
    physicalDiskView: query(build, physicalDiskView, oneOf('PhysicalDisk')),
    switchList: query(build, switchList, ['Call']),
    switchView: query(build, switchView, ['Call']),
    /** The instances of each of these sleds: one request per sled, a few in parallel. */
    sledLoads: build.query<SledLoads, { sledIds: readonly string[] }>({
      queryFn: async ({ sledIds }, _api, _extra, ask) => {
        const loads: Record<string, SledLoad> = {}
        for (let at = 0; at < sledIds.length; at += SLEDS_AT_ONCE) {
          const asked = sledIds.slice(at, at + SLEDS_AT_ONCE)
          const answers = await Promise.all(
            asked.map(async (sledId) => askOne(toCall(sledInstanceList, { sledId, limit: ALL_LIMIT }), ask)),
          )
          for (const [index, { data, error }] of answers.entries()) {
            if (error) return { error }
            loads[asked[index] ?? ''] = loadOf(data.items)
          }
        }
        return { data: loads }
      },
      providesTags: provides('sledLoads', () => ['Instance']),
    }),
  }),
})
