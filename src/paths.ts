// Every URL of the console, as a function. Nothing else builds one.

type Name = string
interface InProject {
  project: Name
}
interface OfInstance extends InProject {
  instance: Name
}
interface OfVpc extends InProject {
  vpc: Name
}

const e = encodeURIComponent
const project = ({ project }: InProject) => `/projects/${e(project)}`
const instance = (at: OfInstance) => `${project(at)}/instances/${e(at.instance)}`
const vpc = (at: OfVpc) => `${project(at)}/vpcs/${e(at.vpc)}`

export const paths = {
  home: () => '/projects',
  login: () => '/login',
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
  siloUtilization: () => '/utilization',
  siloAccess: () => '/access',

  instances: (at: InProject) => `${project(at)}/instances`,
  instancesNew: (at: InProject) => `${project(at)}/instances-new`,
  /** An instance's front page is its storage tab. */
  instance: (at: OfInstance) => `${instance(at)}/storage`,
  instanceStorage: (at: OfInstance) => `${instance(at)}/storage`,
  instanceNetworking: (at: OfInstance) => `${instance(at)}/networking`,
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
  snapshots: (at: InProject) => `${project(at)}/snapshots`,
  images: (at: InProject) => `${project(at)}/images`,
  vpcs: (at: InProject) => `${project(at)}/vpcs`,
  vpc: (at: OfVpc) => `${vpc(at)}/firewall-rules`,
  floatingIps: (at: InProject) => `${project(at)}/floating-ips`,
  affinity: (at: InProject) => `${project(at)}/affinity`,
  projectAccess: (at: InProject) => `${project(at)}/access`,

  silos: () => '/system/silos',
  systemUtilization: () => '/system/utilization',
  inventory: () => '/system/inventory/sleds',
  ipPools: () => '/system/networking/ip-pools',
} as const
