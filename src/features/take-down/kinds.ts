import type {
  AffinityGroup,
  Certificate,
  Disk,
  FloatingIp,
  IdentityProvider,
  Image,
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  ProbeInfo,
  Project,
  Silo,
  SiloIpPool,
  Snapshot,
  Vpc,
  VpcFirewallRule,
  VpcRouter,
  VpcSubnet,
} from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { certificatesApi } from '#store/api/resources/certificates'
import { directoryApi } from '#store/api/resources/directory'
import { disksApi } from '#store/api/resources/disks'
import { firewallApi } from '#store/api/resources/firewall'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { imagesApi } from '#store/api/resources/images'
import { instancesApi } from '#store/api/resources/instances'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { probesApi } from '#store/api/resources/probes'
import { projectsApi } from '#store/api/resources/projects'
import { routersApi } from '#store/api/resources/routers'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { silosApi } from '#store/api/resources/silos'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { manyRow } from '#store/commands/many'
import type { Kind } from '#store/model/nouns'
import { deleteGroup } from '#features/affinity/commands'
import { affinityGroups, antiAffinityGroups } from '#features/affinity/noun'
import { deleteDisk, importSteps } from '#features/disks/commands'
import { diskLaw } from '#features/disks/law'
import { disks } from '#features/disks/noun'
import { instanceOf } from '#features/disks/exports/instanceOf'
import { deleteFloatingIp } from '#features/floating-ips/commands'
import { floatingIps } from '#features/floating-ips/noun'
import { deleteImage } from '#features/images/commands'
import { projectImages } from '#features/images/noun'
import { deleteInstance } from '#features/instances/commands'
import { instanceLaw } from '#features/instances/law'
import { instances } from '#features/instances/noun'
import { networkInterfaces } from '#features/instances/networking/noun'
import { lawful } from '#features/kit/lifecycle/resourceLaw'
import { wordsOf } from '#features/kit/noun/noun'
import { instanceSteps } from '#features/instances/plans'
import { deleteProbe } from '#features/probes/commands'
import { probes } from '#features/probes/noun'
import { deleteProject } from '#features/projects/commands'
import { projects } from '#features/projects/noun'
import { certificates } from '#features/silo/certificates/noun'
import { groups } from '#features/silo/groups/noun'
import { identityProviders } from '#features/silos/idps/noun'
import { silos } from '#features/silos/noun'
import { usersOfSilo } from '#features/silos/users/noun'
import { deleteSilo } from '#features/silos/commands'
import { deleteSnapshot } from '#features/snapshots/commands'
import { snapshotLaw } from '#features/snapshots/law'
import { snapshots } from '#features/snapshots/noun'
import { deleteVpc } from '#features/vpcs/commands'
import { vpcs } from '#features/vpcs/noun'
import { firewallRules } from '#features/vpcs/firewall/noun'
import { deleteGatewayWithRoutes } from '#features/vpcs/gateways/commands'
import { internetGateways } from '#features/vpcs/gateways/noun'
import { deleteRouter } from '#features/vpcs/routers/commands'
import { routerRoutes, routers } from '#features/vpcs/routers/noun'
import { deleteSubnet } from '#features/vpcs/subnets/commands'
import { subnets } from '#features/vpcs/subnets/noun'
import { goesWith, held, person, type Facts, type KindFacts, type ThingPlace } from './facts'
import { pagedList, unpaged, type ListOf } from './listed'

// What is in what, how it is listed, by which command it is deleted, and what has to be gone before. Facts only: the
// order of a deletion follows from them (`order.ts`). Rule: DOWN-1.

const ofProject = ({ project }: ThingPlace) => ({ project })
const ofVpc = ({ id: vpc }: ThingPlace) => ({ vpc })
const ofSilo = ({ name: silo }: ThingPlace) => ({ silo })

/** A list that the API has of the user's own silo only. */
const own =
  (list: (place: ThingPlace) => ListOf<Facts>) =>
  (place: ThingPlace): ListOf<Facts> | undefined =>
    place.isOwnSilo ? list(place) : undefined

const group = (kind: 'affinity' | 'anti-affinity') => (row: AffinityGroup) => ({
  ...row,
  runs: manyRow(deleteGroup[kind], row),
})

/** Images of the silo, which are in two places: those in a silo, and those that a project leaves there. */
type ImageOfSilo = 'siloImage' | 'promotedImage'

/** Kinds whose contents are kinds among them. */
const kindsOf = <Known extends Kind | ImageOfSilo>(
  all: Readonly<Record<Known, KindFacts<NoInfer<Known>>>>,
): Readonly<Record<Known, KindFacts<Known>>> => all

/**
 * The kinds that are in a project, a VPC or a silo, and those three. `tests/contract/nounPlaces.test.ts` says why others are
 * not here.
 */
export const thingKinds = kindsOf({
  silo: {
    words: wordsOf(silos),
    list: () => undefined,
    contents: ['project', 'siloImage', 'user', 'group', 'identityProvider', 'certificate', 'siloPool'],
  },
  project: {
    words: wordsOf(projects),
    to: (project) => projects.to.page({ project }),
    list: own(
      pagedList(
        projectsApi.endpoints.projectList,
        () => ({}),
        (row: Project) => ({
          ...row,
          runs: manyRow(deleteProject, row),
        }),
      ),
    ),
    contents: [
      'instance',
      'disk',
      'snapshot',
      'image',
      'floatingIp',
      'affinityGroup',
      'antiAffinityGroup',
      'probe',
      'vpc',
    ],
    keeps: ['promotedImage'],
  },
  instance: {
    words: wordsOf(instances),
    to: (instance, { project }) => instances.to.page({ project, instance }),
    list: pagedList(instancesApi.endpoints.instanceList, ofProject, (row: Instance) => ({
      id: row.id,
      name: row.name,
      runs: manyRow(deleteInstance, row, instanceSteps(row)),
      lawful: lawful(instanceLaw, row),
    })),
  },
  disk: {
    words: wordsOf(disks),
    to: (disk, { project }) => disks.to.page({ project, disk }),
    list: pagedList(disksApi.endpoints.diskList, ofProject, (row: Disk, { project }) => ({
      ...row,
      heldBy: held(instanceOf(row)),
      runs: manyRow(deleteDisk, row, importSteps(row)),
      lawful: lawful(diskLaw, { disk: row, project }),
    })),
  },
  snapshot: {
    words: wordsOf(snapshots),
    to: (snapshot, { project }) => snapshots.to.page({ project, snapshot }),
    list: pagedList(snapshotsApi.endpoints.snapshotList, ofProject, (row: Snapshot) => ({
      ...row,
      runs: manyRow(deleteSnapshot, row),
      lawful: lawful(snapshotLaw, row),
    })),
  },
  image: {
    words: wordsOf(projectImages),
    to: (image, { project }) => projectImages.to.page({ project, image }),
    list: pagedList(imagesApi.endpoints.imageList, ofProject, (row: Image) => ({
      ...row,
      runs: manyRow(deleteImage, row),
    })),
  },
  siloImage: {
    words: ['image of the silo', 'images of the silo'],
    list: own(pagedList(imagesApi.endpoints.imageList, () => ({}), goesWith)),
  },
  promotedImage: {
    words: ['image of the silo', 'images of the silo'],
    // No record says which project an image of the silo was promoted from.
    list: own(
      pagedList(
        imagesApi.endpoints.imageList,
        () => ({}),
        (row: Image) => ({
          ...goesWith(row),
          isKept: true as const,
        }),
      ),
    ),
  },
  floatingIp: {
    words: wordsOf(floatingIps),
    to: (floatingIp, { project }) => floatingIps.to.edit({ project, floatingIp }),
    list: pagedList(floatingIpsApi.endpoints.floatingIpList, ofProject, (row: FloatingIp) => ({
      id: row.id,
      name: row.name,
      heldBy: held(row.instanceId),
      runs: manyRow(deleteFloatingIp, { floatingIp: row, instance: undefined }),
    })),
  },
  affinityGroup: {
    words: wordsOf(affinityGroups),
    to: (affinityGroup, { project }) => affinityGroups.to.page({ project, affinityGroup }),
    list: pagedList(affinityApi.endpoints.affinityGroupList, ofProject, group('affinity')),
  },
  antiAffinityGroup: {
    words: ['anti-affinity group', 'anti-affinity groups'],
    to: (antiAffinityGroup, { project }) => antiAffinityGroups.to.page({ project, antiAffinityGroup }),
    list: pagedList(affinityApi.endpoints.antiAffinityGroupList, ofProject, group('anti-affinity')),
  },
  probe: {
    words: wordsOf(probes),
    to: (probe, { project }) => probes.to.page({ project, probe }),
    list: (place) =>
      pagedList(probesApi.endpoints.probeList, ofProject, (probe: ProbeInfo) => ({
        id: probe.id,
        name: probe.name,
        runs: manyRow(deleteProbe, { project: place.project, probe }),
      }))(place),
  },
  vpc: {
    words: wordsOf(vpcs),
    to: (vpc, { project }) => vpcs.to.page({ project, vpc }),
    list: pagedList(vpcsApi.endpoints.vpcList, ofProject, (row: Vpc) => ({
      ...row,
      runs: manyRow(deleteVpc, row),
    })),
    contents: ['subnet', 'router', 'internetGateway', 'firewallRule'],
  },
  subnet: {
    words: wordsOf(subnets),
    to: (subnet, { project, name: vpc }) => subnets.to.edit({ project, vpc, subnet }),
    list: pagedList(subnetsApi.endpoints.vpcSubnetList, ofVpc, (row: VpcSubnet) => ({
      ...row,
      runs: manyRow(deleteSubnet, row),
    })),
    contents: ['networkInterface'],
    // The interface of a probe is in a subnet, which its record does not name.
    after: ['probe'],
  },
  networkInterface: {
    words: wordsOf(networkInterfaces),
    list: ({ id }) =>
      unpaged(subnetsApi.endpoints.subnetInterfaces, { subnets: [id] }, (found) =>
        (found[id] ?? []).map((row: InstanceNetworkInterface) => ({
          ...goesWith(row),
          heldBy: held(row.instanceId),
        })),
      ),
  },
  router: {
    words: wordsOf(routers),
    wordsGoing: ['system router', 'system routers'],
    to: (router, { project, name: vpc }) => routerRoutes.to.list({ project, vpc, router }),
    // The system router goes with its VPC; every router takes its routes with it.
    list: pagedList(routersApi.endpoints.vpcRouterList, ofVpc, (row: VpcRouter) =>
      row.kind === 'system' ? goesWith(row) : { ...row, runs: manyRow(deleteRouter, row) },
    ),
    after: ['subnet'],
  },
  internetGateway: {
    words: wordsOf(internetGateways),
    to: (gateway, { project, name: vpc }) => internetGateways.to.page({ project, vpc, gateway }),
    list: pagedList(internetGatewaysApi.endpoints.internetGatewayList, ofVpc, (row: InternetGateway) => ({
      ...row,
      runs: manyRow(deleteGatewayWithRoutes, row),
    })),
    after: ['subnet', 'router'],
  },
  firewallRule: {
    words: wordsOf(firewallRules),
    list: ({ id }) =>
      unpaged(firewallApi.endpoints.vpcFirewallRulesView, { vpc: id }, ({ rules }) =>
        rules.map((row: VpcFirewallRule) => goesWith(row)),
      ),
  },
  user: {
    words: wordsOf(usersOfSilo),
    list: pagedList(silosApi.endpoints.siloUserList, ofSilo, person),
  },
  group: {
    words: wordsOf(groups),
    list: own(pagedList(directoryApi.endpoints.groupList, () => ({}), person)),
  },
  identityProvider: {
    words: wordsOf(identityProviders),
    list: pagedList(
      identityProvidersApi.endpoints.siloIdentityProviderList,
      ofSilo,
      (row: IdentityProvider) => goesWith(row),
    ),
  },
  certificate: {
    words: wordsOf(certificates),
    list: own(
      pagedList(
        certificatesApi.endpoints.certificateList,
        () => ({}),
        (row: Certificate) => goesWith(row),
      ),
    ),
  },
  siloPool: {
    words: ['linked IP pool', 'linked IP pools'],
    list: pagedList(siloPoolsApi.endpoints.siloIpPoolList, ofSilo, (row: SiloIpPool) => ({
      ...goesWith(row),
      isKept: true as const,
    })),
  },
})

/** The facts of a whole, which is in no list. */
export const wholeFacts = {
  project: (row: Project): Facts => ({ ...goesWith(row), runs: manyRow(deleteProject, row) }),
  vpc: (row: Vpc): Facts => ({ ...goesWith(row), runs: manyRow(deleteVpc, row) }),
  silo: (silo: Silo, isOwn: boolean): Facts => ({
    ...goesWith(silo),
    runs: manyRow(deleteSilo, { silo, isOwn }),
  }),
}
