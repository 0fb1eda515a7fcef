// Every URL of the console, as a function. Nothing else builds one.

type Name = string
interface InProject {
  project: Name
}
interface OfInstance extends InProject {
  instance: Name
}
interface OfGroup extends InProject {
  group: Name
}
interface OfVpc extends InProject {
  vpc: Name
}
interface OfRouter extends OfVpc {
  router: Name
}
interface OfGateway extends OfVpc {
  gateway: Name
}

const e = encodeURIComponent
const project = ({ project }: InProject) => `/projects/${e(project)}`
const instance = (at: OfInstance) => `${project(at)}/instances/${e(at.instance)}`
const vpc = (at: OfVpc) => `${project(at)}/vpcs/${e(at.vpc)}`
const router = (at: OfRouter) => `${vpc(at)}/routers/${e(at.router)}`
const gateway = (at: OfGateway) => `${vpc(at)}/internet-gateways/${e(at.gateway)}`

export const paths = {
  home: () => '/projects',
  login: () => '/login',
  /** Signing in, and back to where one was. */
  loginAndBack: (location: string) => `/login?redirect_uri=${e(location)}`,
  deviceVerify: () => '/device/verify',
  deviceSuccess: () => '/device/success',
  samlRedirect: (silo: Name, provider: Name) => `/login/${e(silo)}/saml/${e(provider)}/redirect`,

  profile: () => '/settings/profile',
  sshKeys: () => '/settings/ssh-keys',
  accessTokens: () => '/settings/access-tokens',

  projects: () => '/projects',
  projectsNew: () => '/projects-new',
  projectEdit: (at: InProject) => `${project(at)}/edit`,
  /** A project's front page is its instances; links point at the final path, never at a redirect. */
  project: (at: InProject) => `${project(at)}/instances`,

  siloImages: () => '/images',
  siloImage: (image: Name) => `/images/${e(image)}`,
  siloUtilization: () => '/utilization',
  siloAccess: () => '/access',

  instances: (at: InProject) => `${project(at)}/instances`,
  instancesNew: (at: InProject) => `${project(at)}/instances-new`,
  /** A new instance that begins like another one. */
  instancesNewLike: (at: OfInstance) => `${project(at)}/instances-new?like=${e(at.instance)}`,
  /** An instance's front page is its storage tab. */
  instance: (at: OfInstance) => `${instance(at)}/storage`,
  instanceStorage: (at: OfInstance) => `${instance(at)}/storage`,
  instanceNetworking: (at: OfInstance) => `${instance(at)}/networking`,
  instanceNicNew: (at: OfInstance) => `${instance(at)}/networking/interfaces-new`,
  instanceNicEdit: (at: OfInstance & { nic: Name }) =>
    `${instance(at)}/networking/interfaces/${e(at.nic)}/edit`,
  instanceMetrics: (at: OfInstance) => `${instance(at)}/metrics/cpu`,
  instanceDiskMetrics: (at: OfInstance) => `${instance(at)}/metrics/disk`,
  instanceNetworkMetrics: (at: OfInstance) => `${instance(at)}/metrics/network`,
  /** The part all metrics pages share. */
  instanceMetricsRoot: (at: OfInstance) => `${instance(at)}/metrics`,
  instanceConnect: (at: OfInstance) => `${instance(at)}/connect`,
  instanceSettings: (at: OfInstance) => `${instance(at)}/settings`,
  serialConsole: (at: OfInstance) => `${instance(at)}/serial-console`,

  disks: (at: InProject) => `${project(at)}/disks`,
  disksNew: (at: InProject) => `${project(at)}/disks-new`,
  /** A new disk that begins as a copy of a snapshot. */
  disksNewFrom: (at: InProject & { snapshot: Name }) => `${project(at)}/disks-new?snapshot=${e(at.snapshot)}`,
  disk: (at: InProject & { disk: Name }) => `${project(at)}/disks/${e(at.disk)}`,
  snapshots: (at: InProject) => `${project(at)}/snapshots`,
  snapshotsNew: (at: InProject) => `${project(at)}/snapshots-new`,
  snapshot: (at: InProject & { snapshot: Name }) => `${project(at)}/snapshots/${e(at.snapshot)}`,
  snapshotImagesNew: (at: InProject & { snapshot: Name }) =>
    `${project(at)}/snapshots/${e(at.snapshot)}/images-new`,
  images: (at: InProject) => `${project(at)}/images`,
  imagesNew: (at: InProject) => `${project(at)}/images-new`,
  image: (at: InProject & { image: Name }) => `${project(at)}/images/${e(at.image)}`,
  vpcs: (at: InProject) => `${project(at)}/vpcs`,
  vpcsNew: (at: InProject) => `${project(at)}/vpcs-new`,
  /** A VPC's front page is its firewall. */
  vpc: (at: OfVpc) => `${vpc(at)}/firewall-rules`,
  vpcEdit: (at: OfVpc) => `${vpc(at)}/edit`,
  vpcMap: (at: OfVpc) => `${vpc(at)}/map`,
  firewallRules: (at: OfVpc) => `${vpc(at)}/firewall-rules`,
  firewallRulesNew: (at: OfVpc) => `${vpc(at)}/firewall-rules-new`,
  /** A new rule that begins as a copy. */
  firewallRuleClone: (at: OfVpc & { rule: Name }) => `${vpc(at)}/firewall-rules-new/${e(at.rule)}`,
  firewallRuleEdit: (at: OfVpc & { rule: Name }) => `${vpc(at)}/firewall-rules/${e(at.rule)}/edit`,
  subnets: (at: OfVpc) => `${vpc(at)}/subnets`,
  subnetsNew: (at: OfVpc) => `${vpc(at)}/subnets-new`,
  subnetEdit: (at: OfVpc & { subnet: Name }) => `${vpc(at)}/subnets/${e(at.subnet)}/edit`,
  routers: (at: OfVpc) => `${vpc(at)}/routers`,
  routersNew: (at: OfVpc) => `${vpc(at)}/routers-new`,
  router,
  routerEdit: (at: OfRouter) => `${router(at)}/edit`,
  routesNew: (at: OfRouter) => `${router(at)}/routes-new`,
  routeEdit: (at: OfRouter & { route: Name }) => `${router(at)}/routes/${e(at.route)}/edit`,
  internetGateways: (at: OfVpc) => `${vpc(at)}/internet-gateways`,
  internetGatewaysNew: (at: OfVpc) => `${vpc(at)}/internet-gateways-new`,
  internetGateway: gateway,
  gatewayPoolAttach: (at: OfGateway) => `${gateway(at)}/pools-attach`,
  gatewayAddressAttach: (at: OfGateway) => `${gateway(at)}/addresses-attach`,
  floatingIps: (at: InProject) => `${project(at)}/floating-ips`,
  floatingIpsNew: (at: InProject) => `${project(at)}/floating-ips-new`,
  floatingIpEdit: (at: InProject & { floatingIp: Name }) =>
    `${project(at)}/floating-ips/${e(at.floatingIp)}/edit`,
  affinity: (at: InProject) => `${project(at)}/affinity`,
  affinityNew: (at: InProject) => `${project(at)}/affinity-new`,
  antiAffinityGroup: (at: OfGroup) => `${project(at)}/affinity/${e(at.group)}`,
  antiAffinityGroupEdit: (at: OfGroup) => `${project(at)}/affinity/${e(at.group)}/edit`,
  /** Beside `affinity/`, not below it: the two kinds may have groups of the same name. */
  affinityGroup: (at: OfGroup) => `${project(at)}/affinity-groups/${e(at.group)}`,
  affinityGroupEdit: (at: OfGroup) => `${project(at)}/affinity-groups/${e(at.group)}/edit`,
  projectAccess: (at: InProject) => `${project(at)}/access`,
  projectAccessNew: (at: InProject) => `${project(at)}/access-new`,
  projectAccessEdit: (at: InProject & { identity: string }) => `${project(at)}/access/${e(at.identity)}/edit`,

  help: () => '/help',
  helpTopic: (topic: string) => `/help/${e(topic)}`,

  silos: () => '/system/silos',
  systemUtilization: () => '/system/utilization',
  inventory: () => '/system/inventory/sleds',
  /** A sled's front page is its instances. */
  sled: (sled: Name) => `/system/inventory/sleds/${e(sled)}/instances`,
  ipPools: () => '/system/networking/ip-pools',
} as const
