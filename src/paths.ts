// Every URL of the console as a function. No other code builds URLs.

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

const e = encodeURIComponent
const project = ({ project }: InProject) => `/projects/${e(project)}`
const instance = (at: OfInstance) => `${project(at)}/instances/${e(at.instance)}`
const silo = (name: Name) => `/system/silos/${e(name)}`
const receiver = (name: Name) => `/system/alerts/receivers/${e(name)}`

export const paths = {
  login: () => '/login',
  /** Sign-in with a return address. */
  loginAndBack: (location: string) => `/login?redirect_uri=${e(location)}`,
  deviceVerify: () => '/device/verify',
  deviceSuccess: () => '/device/success',
  samlRedirect: (silo: Name, provider: Name) => `/login/${e(silo)}/saml/${e(provider)}/redirect`,

  profile: () => '/settings/profile',
  sshKeys: () => '/settings/ssh-keys',
  sshKeysNew: () => '/settings/ssh-keys-new',
  sshKey: (sshKey: Name) => `/settings/ssh-keys/${e(sshKey)}/edit`,
  accessTokens: () => '/settings/access-tokens',

  siloUtilization: () => '/utilization',
  siloAccess: () => '/access',
  siloAccessNew: () => '/access-new',
  siloAccessEdit: (identity: string) => `/access/${e(identity)}/edit`,

  siloPeople: () => '/silo/users',

  /** The common prefix of all metrics pages. */
  instanceMetricsRoot: (at: OfInstance) => `${instance(at)}/metrics`,

  affinity: (at: InProject) => `${project(at)}/affinity`,
  affinityNew: (at: InProject) => `${project(at)}/affinity-new`,
  antiAffinityGroup: (at: OfGroup) => `${project(at)}/affinity/${e(at.group)}`,
  antiAffinityGroupEdit: (at: OfGroup) => `${project(at)}/affinity/${e(at.group)}/edit`,
  /** Not below `affinity/`: the two kinds can have groups of the same name. */
  affinityGroup: (at: OfGroup) => `${project(at)}/affinity-groups/${e(at.group)}`,
  affinityGroupEdit: (at: OfGroup) => `${project(at)}/affinity-groups/${e(at.group)}/edit`,
  projectAccess: (at: InProject) => `${project(at)}/access`,
  projectAccessNew: (at: InProject) => `${project(at)}/access-new`,
  projectAccessEdit: (at: InProject & { identity: string }) => `${project(at)}/access/${e(at.identity)}/edit`,

  /** The machine debugger. */
  machines: () => '/_machines',
  /** The state chart of a machine, with one resource in it. */
  stateChart: (kind: string, id: string) => `/_machines?tab=charts&chart=${e(kind)}&of=${e(id)}`,

  silos: () => '/system/silos',
  silosNew: () => '/system/silos-new',
  /** A silo opens on its identity providers. */
  silo: (name: Name) => `${silo(name)}/idps`,
  siloIdps: (name: Name) => `${silo(name)}/idps`,
  siloIpPools: (name: Name) => `${silo(name)}/ip-pools`,
  siloQuotas: (name: Name) => `${silo(name)}/quotas`,
  identities: () => '/system/identities/providers',
  fleetAccess: () => '/system/access',
  fleetAccessNew: () => '/system/access-new',
  fleetAccessEdit: (identity: string) => `/system/access/${e(identity)}/edit`,
  systemIssues: () => '/system/issues',
  systemUtilization: () => '/system/utilization',
  capacity: () => '/system/capacity',
  inventory: () => '/system/inventory/sleds',
  inventoryDisks: () => '/system/inventory/disks',
  /** A sled's front page is its instances. */
  sled: (sled: Name) => `/system/inventory/sleds/${e(sled)}/instances`,
  sledDisks: (sled: Name) => `/system/inventory/sleds/${e(sled)}/disks`,
  inventoryUninitialized: () => '/system/inventory/uninitialized',
  physicalDisk: (disk: Name) => `/system/inventory/disks/${e(disk)}`,
  alertReceivers: () => '/system/alerts/receivers',
  alertReceiversNew: () => '/system/alerts/receivers-new',
  alertClasses: () => '/system/alerts/classes',
  /** A receiver opens on its deliveries. */
  alertReceiver: receiver,
  alertReceiverEdit: (name: Name) => `${receiver(name)}/edit`,
  alertDelivery: (at: { receiver: Name; delivery: string }) =>
    `${receiver(at.receiver)}/deliveries/${e(at.delivery)}`,
  alertSubscriptions: (name: Name) => `${receiver(name)}/subscriptions`,
  alertSubscriptionsAdd: (name: Name) => `${receiver(name)}/subscriptions-add`,
  webhookSecrets: (name: Name) => `${receiver(name)}/secrets`,
  webhookSecretsAdd: (name: Name) => `${receiver(name)}/secrets-add`,
  alertProbe: (name: Name) => `${receiver(name)}/probe`,
  update: () => '/system/update/release',
  repositoriesFind: () => '/system/update/repositories-find',
  repositoriesUpload: () => '/system/update/repositories-upload',
  repository: (version: string) => `/system/update/repositories/${e(version)}`,
  trustRoots: () => '/system/update/trust-roots',
  trustRootsNew: () => '/system/update/trust-roots-new',
  trustRoot: (id: string) => `/system/update/trust-roots/${e(id)}`,
  auditLog: () => '/system/audit-log',
  /** An entry by when it was completed and its id: the API has no other way to one entry. */
  auditEntry: (entry: { id: string; timeCompleted: string }) =>
    `/system/audit-log/${e(entry.timeCompleted)}/${e(entry.id)}`,
  ipPools: () => '/system/networking/ip-pools',
  ipPoolsNew: () => '/system/networking/ip-pools-new',
  ipPool: (pool: Name) => `/system/networking/ip-pools/${e(pool)}`,
  ipPoolSilos: (pool: Name) => `/system/networking/ip-pools/${e(pool)}/silos`,
  ipPoolEdit: (pool: Name) => `/system/networking/ip-pools/${e(pool)}/edit`,
  addressLots: () => '/system/networking/address-lots',
  addressLotsNew: () => '/system/networking/address-lots-new',
  addressLot: (lot: Name) => `/system/networking/address-lots/${e(lot)}`,
  loopbackAddresses: () => '/system/networking/loopback-addresses',
  loopbackAddressesNew: () => '/system/networking/loopback-addresses-new',
  bfdSessions: () => '/system/networking/bfd-sessions',
  bfdSessionsEnable: () => '/system/networking/bfd-sessions-enable',
  bfdSession: (at: { switchLocation: string; peer: string }) =>
    `/system/networking/bfd-sessions/${e(at.switchLocation)}/${e(at.peer)}`,
  allowList: () => '/system/networking/allow-list',
  allowListEdit: () => '/system/networking/allow-list/edit',
  ipPoolRangesAdd: (pool: Name) => `/system/networking/ip-pools/${e(pool)}/ranges-add`,
} as const
