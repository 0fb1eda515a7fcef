import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Started } from '#store/commands/started'
import { affinityApi } from '#store/api/resources/affinity'
import { alertsApi } from '#store/api/resources/alerts'
import { bgpApi } from '#store/api/resources/bgp'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { projectsApi } from '#store/api/resources/projects'
import { routersApi } from '#store/api/resources/routers'
import { subnetsApi } from '#store/api/resources/subnets'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { vpcsApi } from '#store/api/resources/vpcs'
import { differing, joinFields, type Edit } from '#model/merge'
import type { OperationName } from '#store/api/generated/operationTypes'
import type { BgpConfig, Vpc, VpcSubnet } from '#store/api/generated/types'
import type { RootState } from '#store/store'
import { FRESH, keptFields, only, placeKind, WRITE, type Called, type Fact } from '../place'

// Records with a name and a description that the API can update. Instances, disks, images, snapshots and silos have none
// that can change.

type Request<Answer> = ThunkAction<Started<Answer>, RootState, unknown, UnknownAction>

interface Named {
  id: string
  name: string
  description: string
}

interface Names {
  name: string
  description: string
}

const namesOf = ({ name, description }: Names): Names => ({ name, description })

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  dnsName: 'DNS name',
  customRouter: 'Custom router',
  maxPaths: 'Paths',
}

interface Key {
  id: string
  /** The changed fields; all of them in a line of an earlier version. */
  which?: readonly string[]
}

interface Editable<Row extends Named, Value extends Names> {
  noun: string
  /** The endpoint of the update. */
  update: string
  valueOf: (row: Row) => Value
  /** A record with a value, where its fields have other names there. */
  rowWith?: (value: Partial<Value>) => object
  /** An operation whose answer is the record. */
  viewed: OperationName
  view: (id: string) => Request<Row>
  send: (id: string, edit: Edit<Value>) => Request<Row>
}

/** The fields of a record that its form edits: those that a change has changed. What others do beside them stays. */
const editable = <Row extends Named, Value extends Names>(of: Editable<Row, Value>) =>
  placeKind<Key, Partial<Value>>({
    changes: {
      [of.update]: ({ answer, replaced }: Called<unknown, Row, Row>) => {
        const [before, after] = [of.valueOf(replaced), of.valueOf(answer)]
        const which = differing(before, after)
        return {
          key: { id: answer.id, which },
          title: `${of.noun} ${replaced.name}`,
          before: only(before, which),
          after: only(after, which),
        }
      },
    },
    read: async (ask, { id, which }) => only(of.valueOf(await ask(of.view(id))), which),
    write: (ask, { id }, { value, now }) => ask(of.send(id, { was: now, body: value })),
    join: (sides, insists) => joinFields(sides, { insists }),
    partOf: {
      operation: of.viewed,
      with: (value) => of.rowWith?.(value) ?? value,
      in: (row: Row, { which }) => keptFields(of.valueOf(row), which),
    },
    words: (value) =>
      Object.entries(value).map(([field, said]): Fact => ({
        label: labels[field] ?? field,
        value: typeof said === 'string' || typeof said === 'number' ? String(said) : 'None',
      })),
  })

const projects = projectsApi.endpoints
const vpcs = vpcsApi.endpoints
const subnets = subnetsApi.endpoints
const routers = routersApi.endpoints
const floatingIps = floatingIpsApi.endpoints
const externalSubnets = externalSubnetsApi.endpoints
const pools = ipPoolsApi.endpoints
const subnetPools = systemSubnetPoolsApi.endpoints
const groups = affinityApi.endpoints
const bgp = bgpApi.endpoints
const alerts = alertsApi.endpoints

export const recordKinds = {
  project: editable({
    noun: 'Project',
    update: 'projectUpdate',
    valueOf: namesOf,
    viewed: 'projectView',
    view: (project) => projects.projectView.initiate({ project }, FRESH),
    send: (project, edit) => projects.projectUpdate.initiate({ project, ...edit }, WRITE),
  }),
  vpc: editable({
    noun: 'VPC',
    update: 'vpcUpdate',
    valueOf: (vpc: Vpc) => ({ ...namesOf(vpc), dnsName: vpc.dnsName }),
    viewed: 'vpcView',
    view: (vpc) => vpcs.vpcView.initiate({ vpc }, FRESH),
    send: (vpc, edit) => vpcs.vpcUpdate.initiate({ vpc, ...edit }, WRITE),
  }),
  subnet: editable({
    noun: 'Subnet',
    update: 'vpcSubnetUpdate',
    valueOf: (subnet: VpcSubnet) => ({ ...namesOf(subnet), customRouter: subnet.customRouterId ?? null }),
    rowWith: ({ customRouter: customRouterId, ...names }) => ({ ...names, customRouterId }),
    viewed: 'vpcSubnetView',
    view: (subnet) => subnets.vpcSubnetView.initiate({ subnet }, FRESH),
    send: (subnet, edit) => subnets.vpcSubnetUpdate.initiate({ subnet, ...edit }, WRITE),
  }),
  router: editable({
    noun: 'Router',
    update: 'vpcRouterUpdate',
    valueOf: namesOf,
    viewed: 'vpcRouterView',
    view: (router) => routers.vpcRouterView.initiate({ router }, FRESH),
    send: (router, edit) => routers.vpcRouterUpdate.initiate({ router, ...edit }, WRITE),
  }),
  floatingIp: editable({
    noun: 'Floating IP',
    update: 'floatingIpUpdate',
    valueOf: namesOf,
    viewed: 'floatingIpView',
    view: (floatingIp) => floatingIps.floatingIpView.initiate({ floatingIp }, FRESH),
    send: (floatingIp, edit) => floatingIps.floatingIpUpdate.initiate({ floatingIp, ...edit }, WRITE),
  }),
  externalSubnet: editable({
    noun: 'External subnet',
    update: 'externalSubnetUpdate',
    valueOf: namesOf,
    viewed: 'externalSubnetView',
    view: (externalSubnet) => externalSubnets.externalSubnetView.initiate({ externalSubnet }, FRESH),
    send: (externalSubnet, edit) =>
      externalSubnets.externalSubnetUpdate.initiate({ externalSubnet, ...edit }, WRITE),
  }),
  ipPool: editable({
    noun: 'IP pool',
    update: 'systemIpPoolUpdate',
    valueOf: namesOf,
    viewed: 'systemIpPoolView',
    view: (pool) => pools.systemIpPoolView.initiate({ pool }, FRESH),
    send: (pool, edit) => pools.systemIpPoolUpdate.initiate({ pool, ...edit }, WRITE),
  }),
  // The region does not say which announce set a configuration uses, so that another one cannot be undone.
  bgpConfig: editable({
    noun: 'BGP configuration',
    update: 'networkingBgpConfigUpdate',
    valueOf: (config: BgpConfig) => ({ ...namesOf(config), maxPaths: config.maxPaths }),
    viewed: 'networkingBgpConfigUpdate',
    view: (nameOrId) => bgp.bgpConfig.initiate({ nameOrId }, FRESH),
    send: (nameOrId, edit) => bgp.networkingBgpConfigUpdate.initiate({ nameOrId, ...edit }, WRITE),
  }),
  subnetPool: editable({
    noun: 'Subnet pool',
    update: 'systemSubnetPoolUpdate',
    valueOf: namesOf,
    viewed: 'systemSubnetPoolView',
    view: (pool) => subnetPools.systemSubnetPoolView.initiate({ pool }, FRESH),
    send: (pool, edit) => subnetPools.systemSubnetPoolUpdate.initiate({ pool, ...edit }, WRITE),
  }),
  affinityGroup: editable({
    noun: 'Affinity group',
    update: 'affinityGroupUpdate',
    valueOf: namesOf,
    viewed: 'affinityGroupView',
    view: (affinityGroup) => groups.affinityGroupView.initiate({ affinityGroup }, FRESH),
    send: (affinityGroup, edit) => groups.affinityGroupUpdate.initiate({ affinityGroup, ...edit }, WRITE),
  }),
  antiAffinityGroup: editable({
    noun: 'Anti-affinity group',
    update: 'antiAffinityGroupUpdate',
    valueOf: namesOf,
    viewed: 'antiAffinityGroupView',
    view: (antiAffinityGroup) => groups.antiAffinityGroupView.initiate({ antiAffinityGroup }, FRESH),
    send: (antiAffinityGroup, edit) =>
      groups.antiAffinityGroupUpdate.initiate({ antiAffinityGroup, ...edit }, WRITE),
  }),
  // The address of its endpoint may contain a secret, so that it is not kept.
  alertReceiver: editable({
    noun: 'Name and description of receiver',
    update: 'webhookReceiverUpdate',
    valueOf: namesOf,
    viewed: 'alertReceiverView',
    view: (receiver) => alerts.alertReceiverView.initiate({ receiver }, FRESH),
    send: (receiver, edit) => alerts.webhookReceiverUpdate.initiate({ receiver, ...edit }, WRITE),
  }),
}
