import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Started } from '#store/commands/started'
import { affinityApi } from '#store/api/resources/affinity'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { projectsApi } from '#store/api/resources/projects'
import { routersApi } from '#store/api/resources/routers'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import type { Vpc, VpcSubnet } from '#store/api/generated/types'
import type { RootState } from '#store/store'
import { FRESH, placeKind, WRITE, type Called, type Fact } from '../place'

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

const factsOf = ({ name, description }: Names): readonly Fact[] => [
  { label: 'Name', value: name },
  { label: 'Description', value: description },
]

interface Editable<Row extends Named, Value extends Names> {
  noun: string
  /** The endpoint of the update, and those whose answers have the record. */
  update: string
  seenIn: readonly string[]
  valueOf: (row: Row) => Value
  view: (id: string) => Request<Row>
  send: (id: string, body: Value) => Request<Row>
  words?: (value: Value) => readonly Fact[]
}

/** The fields of a record that its form edits. */
const editable = <Row extends Named, Value extends Names>(of: Editable<Row, Value>) =>
  placeKind<{ id: string }, Value>({
    changes: {
      [of.update]: ({ answer, cached }: Called<unknown, Row>) => {
        const before = cached.record<Row>(of.seenIn, answer.id)
        return (
          before && {
            key: { id: answer.id },
            title: `${of.noun} ${before.name}`,
            before: of.valueOf(before),
            after: of.valueOf(answer),
          }
        )
      },
    },
    read: async (ask, { id }) => of.valueOf(await ask(of.view(id))),
    write: (ask, { id }, { value }) => ask(of.send(id, value)),
    words: of.words ?? factsOf,
  })

const projects = projectsApi.endpoints
const vpcs = vpcsApi.endpoints
const subnets = subnetsApi.endpoints
const routers = routersApi.endpoints
const floatingIps = floatingIpsApi.endpoints
const pools = ipPoolsApi.endpoints
const groups = affinityApi.endpoints

export const recordKinds = {
  project: editable({
    noun: 'Project',
    update: 'projectUpdate',
    seenIn: ['projectView', 'projectList'],
    valueOf: namesOf,
    view: (project) => projects.projectView.initiate({ project }, FRESH),
    send: (project, body) => projects.projectUpdate.initiate({ project, body }, WRITE),
  }),
  vpc: editable({
    noun: 'VPC',
    update: 'vpcUpdate',
    seenIn: ['vpcView', 'vpcList'],
    valueOf: (vpc: Vpc) => ({ ...namesOf(vpc), dnsName: vpc.dnsName }),
    view: (vpc) => vpcs.vpcView.initiate({ vpc }, FRESH),
    send: (vpc, body) => vpcs.vpcUpdate.initiate({ vpc, body }, WRITE),
    words: (value) => [...factsOf(value), { label: 'DNS name', value: value.dnsName }],
  }),
  subnet: editable({
    noun: 'Subnet',
    update: 'vpcSubnetUpdate',
    seenIn: ['vpcSubnetView', 'vpcSubnetList'],
    // A missing router is one that is cleared.
    valueOf: (subnet: VpcSubnet) => ({ ...namesOf(subnet), customRouter: subnet.customRouterId ?? null }),
    view: (subnet) => subnets.vpcSubnetView.initiate({ subnet }, FRESH),
    send: (subnet, body) => subnets.vpcSubnetUpdate.initiate({ subnet, body }, WRITE),
    words: (value) => [...factsOf(value), { label: 'Custom router', value: value.customRouter ?? 'None' }],
  }),
  router: editable({
    noun: 'Router',
    update: 'vpcRouterUpdate',
    seenIn: ['vpcRouterView', 'vpcRouterList'],
    valueOf: namesOf,
    view: (router) => routers.vpcRouterView.initiate({ router }, FRESH),
    send: (router, body) => routers.vpcRouterUpdate.initiate({ router, body }, WRITE),
  }),
  floatingIp: editable({
    noun: 'Floating IP',
    update: 'floatingIpUpdate',
    seenIn: ['floatingIpView', 'floatingIpList'],
    valueOf: namesOf,
    view: (floatingIp) => floatingIps.floatingIpView.initiate({ floatingIp }, FRESH),
    send: (floatingIp, body) => floatingIps.floatingIpUpdate.initiate({ floatingIp, body }, WRITE),
  }),
  ipPool: editable({
    noun: 'IP pool',
    update: 'systemIpPoolUpdate',
    seenIn: ['systemIpPoolView', 'systemIpPoolList'],
    valueOf: namesOf,
    view: (pool) => pools.systemIpPoolView.initiate({ pool }, FRESH),
    send: (pool, body) => pools.systemIpPoolUpdate.initiate({ pool, body }, WRITE),
  }),
  affinityGroup: editable({
    noun: 'Affinity group',
    update: 'affinityGroupUpdate',
    seenIn: ['affinityGroupView', 'affinityGroupList'],
    valueOf: namesOf,
    view: (affinityGroup) => groups.affinityGroupView.initiate({ affinityGroup }, FRESH),
    send: (affinityGroup, body) => groups.affinityGroupUpdate.initiate({ affinityGroup, body }, WRITE),
  }),
  antiAffinityGroup: editable({
    noun: 'Anti-affinity group',
    update: 'antiAffinityGroupUpdate',
    seenIn: ['antiAffinityGroupView', 'antiAffinityGroupList'],
    valueOf: namesOf,
    view: (antiAffinityGroup) => groups.antiAffinityGroupView.initiate({ antiAffinityGroup }, FRESH),
    send: (antiAffinityGroup, body) =>
      groups.antiAffinityGroupUpdate.initiate({ antiAffinityGroup, body }, WRITE),
  }),
}
