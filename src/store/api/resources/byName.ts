import { api, type Tag } from '../api'
import { antiAffinityGroupView } from '../generated/operations/affinity'
import { diskView } from '../generated/operations/disks'
import { affinityGroupView } from '../generated/operations/experimental'
import { externalSubnetView } from '../generated/operations/externalSubnets'
import { floatingIpView } from '../generated/operations/floatingIps'
import { imageView } from '../generated/operations/images'
import { instanceView } from '../generated/operations/instances'
import { internetGatewayView } from '../generated/operations/internetGateways'
import { ipPoolView } from '../generated/operations/ipPools'
import { projectView } from '../generated/operations/projects'
import { snapshotView } from '../generated/operations/snapshots'
import { systemIpPoolView } from '../generated/operations/systemIpPools'
import { networkingSwitchPortSettingsView } from '../generated/operations/systemNetworking'
import { siloView } from '../generated/operations/systemSilos'
import { systemSubnetPoolView } from '../generated/operations/systemSubnetPools'
import { vpcRouterView } from '../generated/operations/vpcRouters'
import { vpcSubnetView } from '../generated/operations/vpcSubnets'
import { vpcView } from '../generated/operations/vpcs'
import type { OperationName, Operation } from '../generated/operationTypes'
import { isUuid } from '#model/nameOrId'
import { provides } from '../wire/outdated'

/** The call for one record of a list, by its name or id, and the tag of the record. */
type View = readonly [operation: Operation<OperationName>, tag: Tag]

/** The lists whose records can be asked for one by one, by their operations. */
const views: Readonly<Record<string, View | undefined>> = {
  affinityGroupList: [affinityGroupView, 'AffinityGroup'],
  antiAffinityGroupList: [antiAffinityGroupView, 'AffinityGroup'],
  diskList: [diskView, 'Disk'],
  externalSubnetList: [externalSubnetView, 'ExternalSubnet'],
  floatingIpList: [floatingIpView, 'FloatingIp'],
  imageList: [imageView, 'Image'],
  instanceList: [instanceView, 'Instance'],
  internetGatewayList: [internetGatewayView, 'Gateway'],
  ipPoolList: [ipPoolView, 'IpPool'],
  networkingSwitchPortSettingsList: [networkingSwitchPortSettingsView, 'PortSettings'],
  projectList: [projectView, 'Project'],
  siloList: [siloView, 'Silo'],
  snapshotList: [snapshotView, 'Snapshot'],
  systemIpPoolList: [systemIpPoolView, 'IpPool'],
  systemSubnetPoolList: [systemSubnetPoolView, 'SubnetPool'],
  vpcList: [vpcView, 'Vpc'],
  vpcRouterList: [vpcRouterView, 'Router'],
  vpcSubnetList: [vpcSubnetView, 'Subnet'],
}

/** Whether a record of a list can be asked for by its name. */
export const canAskByName = (list: string): boolean => views[list] !== undefined

/** One record of a list. */
export interface NamedCall {
  /** The operation of the list. */
  list: string
  /** The arguments of the list. */
  at: Readonly<Record<string, unknown>>
  /** The name or the id of the record. */
  name: string
}

/** The last parameter in the path of a view, which names its record. */
const paramOf = ({ path }: Operation<OperationName>) => path.slice(path.lastIndexOf('{') + 1, -1)

/**
 * Records by their exact names, for lists that are longer than a console reads. An endpoint of its own, so that a picker
 * does not fetch the code of every noun.
 */
export const byNameApi = api.injectEndpoints({
  endpoints: (build) => ({
    byName: build.query<unknown, NamedCall>({
      query: ({ list, at, name }) => {
        const [operation] = views[list] ?? []
        if (!operation) throw new Error(`the records of ${list} have no names`)
        // An id says by itself where its record is.
        const selectors = isUuid(name)
          ? []
          : Object.entries(at).filter(([key]) => operation.query?.includes(key))
        return { operation, args: { ...Object.fromEntries(selectors), [paramOf(operation)]: name } }
      },
      providesTags: provides('byName', (_answer, { list }) => [views[list]?.[1] ?? 'Call']),
    }),
  }),
})
