import { ALL_LIMIT } from '#model/paging'
import { api, type Tag } from '../api'
import { diskList } from '../generated/operations/disks'
import { externalSubnetList } from '../generated/operations/externalSubnets'
import { floatingIpList } from '../generated/operations/floatingIps'
import { imageList } from '../generated/operations/images'
import { instanceList } from '../generated/operations/instances'
import { projectList } from '../generated/operations/projects'
import { snapshotList } from '../generated/operations/snapshots'
import { physicalDiskList, rackList, sledList, switchList } from '../generated/operations/systemHardware'
import { systemIpPoolList } from '../generated/operations/systemIpPools'
import { networkingBgpStatus } from '../generated/operations/systemNetworking'
import { siloList } from '../generated/operations/systemSilos'
import { systemSubnetPoolList } from '../generated/operations/systemSubnetPools'
import { userList } from '../generated/operations/users'
import { vpcList } from '../generated/operations/vpcs'
import { toCall } from '../wire/call'
import type { Answer } from '../wire/operation'
import { provides } from '../wire/outdated'

/** The lists that the search asks for, with the tags of their records. */
const searched = {
  diskList: [diskList, 'Disk'],
  externalSubnetList: [externalSubnetList, 'ExternalSubnet'],
  floatingIpList: [floatingIpList, 'FloatingIp'],
  imageList: [imageList, 'Image'],
  instanceList: [instanceList, 'Instance'],
  networkingBgpStatus: [networkingBgpStatus, 'Call'],
  physicalDiskList: [physicalDiskList, 'PhysicalDisk'],
  projectList: [projectList, 'Project'],
  rackList: [rackList, 'Call'],
  siloList: [siloList, 'Silo'],
  sledList: [sledList, 'Sled'],
  snapshotList: [snapshotList, 'Snapshot'],
  switchList: [switchList, 'Call'],
  systemIpPoolList: [systemIpPoolList, 'IpPool'],
  systemSubnetPoolList: [systemSubnetPoolList, 'SubnetPool'],
  userList: [userList, 'User'],
  vpcList: [vpcList, 'Vpc'],
} as const satisfies Record<string, readonly [unknown, Tag]>

/** A list that can be searched, by its operation. */
export type Searched = keyof typeof searched

/** A row of a searched list. */
export type SearchedRow<List extends Searched> =
  Answer<List> extends { items: readonly (infer Row)[] }
    ? Row
    : Answer<List> extends readonly (infer Row)[]
      ? Row
      : never

/** A call for a list. @param project of lists of a project */
export interface SearchCall {
  list: Searched
  project?: string
}

/** The rows of an answer: of a page, or of a list without pages. */
export const foundRows = (answer: unknown): readonly unknown[] =>
  Array.isArray(answer) ? answer : ((answer as { items?: readonly unknown[] } | undefined)?.items ?? [])

/**
 * Lists, as long as one call allows, for the search: the API cannot search. An endpoint of its own, so that the
 * search does not fetch the code of every noun.
 */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<unknown, SearchCall>({
      query: ({ list, project }) => {
        const [operation] = searched[list]
        return toCall(operation as typeof projectList, {
          limit: ALL_LIMIT,
          ...(project === undefined ? {} : { project }),
        })
      },
      providesTags: provides('search', (_answer, { list }) => [searched[list][1]]),
    }),
  }),
})
