import type { Params } from 'react-router'
import { projectSidebar } from '#features/areas/projectSidebar'
import { settingsSidebar } from '#features/areas/settingsSidebar'
import { siloSidebar } from '#features/areas/siloSidebar'
import { systemSidebar } from '#features/areas/systemSidebar'
import { fill } from '#features/kit/noun/address'
import type { NounName, NounPage } from './foundTabs'

/** The nouns in the sidebars, by the names that their areas give them. */
const sidebars = { ...projectSidebar, ...siloSidebar, ...systemSidebar, ...settingsSidebar } as const

/**
 * A few words for each page in a sidebar, and each tab, by which other programs call it or its contents, for those who do
 * not know its name here. In the plural, since the beginning of a word finds it. None that is in the page's own name. A page
 * without has its reason in `tests/contract/nounPlaces.test.ts`.
 */
export const searchWords: Readonly<Partial<Record<NounName | NounPage, readonly string[]>>> = {
  // A project.
  projectOverview: ['dashboard', 'summary', 'status'],
  instances: ['virtual machines', 'VMs', 'servers', 'hosts', 'compute'],
  disks: ['volumes', 'block storage', 'drives'],
  snapshots: ['backups', 'disk copies', 'points in time'],
  projectImages: ['templates', 'operating systems', 'ISO', 'boot disks'],
  vpcs: ['networks', 'virtual private clouds', 'security groups'],
  floatingIps: ['public addresses', 'elastic IPs', 'static addresses', 'external addresses'],
  affinityGroups: ['placement', 'anti-affinity', 'spread', 'scheduling'],
  projectAccess: ['permissions', 'roles', 'members', 'sharing', 'policies'],
  probes: ['network tests', 'reachability', 'diagnostics'],
  deletedThings: ['bring back', 'restore', 'recover', 'undelete', 'trash', 'recycle bin'],
  'instances.page': ['attached disks', 'boot disk', 'volumes'],
  networkInterfaces: ['NICs', 'networking', 'MAC addresses', 'IP addresses'],
  'instances.metrics': ['CPU usage', 'graphs', 'monitoring', 'performance'],
  'instances.connect': ['SSH', 'remote access', 'log in'],
  'instances.serialConsole': ['terminal', 'boot logs', 'TTY', 'shell'],
  'instances.settings': ['auto-restart', 'resize', 'boot disk'],
  firewallRules: ['security groups', 'open ports', 'ACLs', 'allow and deny'],
  subnets: ['CIDR', 'IP blocks', 'networks'],
  routers: ['routing tables', 'static routes', 'next hops'],
  internetGateways: ['NAT', 'egress', 'outbound traffic'],
  'vpcs.map': ['topology', 'diagram', 'network plan'],
  // The silo.
  home: ['dashboard', 'start page', 'needs attention'],
  projects: ['workspaces', 'folders', 'namespaces'],
  siloImages: ['templates', 'operating systems', 'shared images', 'ISO'],
  siloUtilization: ['quotas', 'limits', 'usage', 'provisioned'],
  siloAccess: ['permissions', 'roles', 'members', 'policies'],
  users: ['users', 'people', 'accounts', 'members'],
  groups: ['teams', 'members', 'roles'],
  tokenLifetime: ['expiry', 'expiration', 'API keys'],
  certificates: ['SSL', 'HTTPS', 'X.509'],
  // System.
  systemOverview: ['dashboard', 'summary', 'health'],
  issues: ['problems', 'errors', 'faults', 'health', 'needs attention'],
  capacity: ['free space', 'room', 'headroom', 'fit'],
  systemUtilization: ['quotas', 'limits', 'usage', 'provisioned'],
  metrics: ['graphs', 'charts', 'timeseries', 'monitoring', 'queries'],
  auditLog: ['logs', 'history', 'events', 'trail', 'who did it'],
  silos: ['tenants', 'organizations', 'customers'],
  allIdentityProviders: ['identities', 'SAML', 'SSO', 'single sign-on', 'IdP'],
  fleetAccess: ['permissions', 'roles', 'operators', 'administrators', 'policies'],
  ipPools: ['address ranges', 'public addresses', 'CIDR'],
  racks: ['cabinets', 'hardware', 'chassis'],
  sleds: ['sleds', 'servers', 'hosts', 'hardware', 'machines'],
  switches: ['network hardware', 'top of rack', 'ToR'],
  switchPortSettings: ['link configuration', 'speed', 'FEC', 'MTU'],
  bgpPeers: ['neighbors', 'routing', 'ASN', 'border gateway'],
  bfdSessions: ['failure detection', 'path failures', 'bidirectional'],
  addressLots: ['address blocks', 'IP ranges', 'infrastructure addresses'],
  loopbackAddresses: ['lo0', 'anycast', 'switch addresses'],
  allowList: ['allow list', 'whitelist', 'IP filter', 'firewall'],
  alertReceivers: ['webhooks', 'notifications', 'receivers', 'alarms'],
  targetRelease: ['upgrade', 'software version', 'release', 'TUF repository'],
  supportBundles: ['diagnostics', 'logs', 'dump', 'sosreport'],
  announceSets: ['advertised prefixes', 'originated routes', 'networks'],
  bgpConfigs: ['ASN', 'autonomous systems', 'shaper', 'checker'],
  'bgpPeers.routes': ['prefixes', 'RIB', 'imported', 'exported'],
  'bgpPeers.messages': ['history', 'updates', 'logs'],
  builtInUsers: ['service accounts', 'system accounts', 'internal identities'],
  physicalDisks: ['physical disks', 'SSDs', 'NVMe', 'U.2', 'drives'],
  switchPorts: ['QSFP', 'transceivers', 'links', 'LLDP', 'interfaces'],
  uninitializedSleds: ['uninitialized', 'new hardware', 'add a sled', 'unadopted'],
  uplinks: ['external links', 'northbound', 'upstream'],
  alertClasses: ['event types', 'kinds of alerts', 'notifications'],
  trustRoots: ['signing keys', 'TUF', 'root of trust'],
  usersOfSilo: ['people', 'accounts', 'local users', 'passwords'],
  'silos.quotas': ['limits', 'allowances', 'provisioned'],
  'silos.pools': ['linked pools', 'default pool', 'external addresses'],
  'silos.fleetRoles': ['role mapping', 'operators', 'administrators'],
  'ipPools.page': ['address ranges', 'CIDR', 'IPv4', 'IPv6'],
  'ipPools.silos': ['tenants', 'default pool', 'pool links'],
  alertDeliveries: ['sent alerts', 'webhook attempts', 'resend'],
  alertSubscriptions: ['subscribed classes', 'patterns', 'globs'],
  webhookSecrets: ['signing keys', 'HMAC', 'signatures'],
  'alertReceivers.probe': ['test webhook', 'ping', 'liveness'],
  // The user's own settings.
  profile: ['account', 'my ID', 'groups of mine'],
  sshKeys: ['public keys', 'authorized keys', 'RSA', 'Ed25519'],
  accessTokens: ['API tokens', 'API keys', 'device tokens', 'CLI log-in'],
}

/** The words of the pages in the sidebars, by their addresses. @param at the parameters of the open page */
export const wordsAt = (at: Params): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(sidebars).map(([name, { to }]) => [
      fill(to.list.path, at),
      searchWords[name as keyof typeof sidebars] ?? [],
    ]),
  )
