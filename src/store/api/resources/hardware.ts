import { api } from '../api'
import { listOf, oneOf, query } from '../wire/endpoint'
import {
  physicalDiskList,
  rackList,
  sledInstanceList,
  sledList,
  sledView,
} from '../generated/operations/system-hardware'

/** The hardware of the fleet: sleds, their instances, and physical disks. Rule: OPS-1. */
export const hardwareApi = api.injectEndpoints({
  endpoints: (build) => ({
    rackList: query(build, rackList, ['Call']),
    sledList: query(build, sledList, listOf('Sled')),
    sledView: query(build, sledView, oneOf('Sled')),
    sledInstanceList: query(build, sledInstanceList, listOf('Instance')),
    physicalDiskList: query(build, physicalDiskList, listOf('PhysicalDisk')),
  }),
})
