import type { PathParam } from 'react-router'
import { fill, paramsOf, type Address } from '#features/kit/noun/address'
import type { Noun } from '#features/kit/noun/noun'
import { allNouns } from '#features/allNouns'
import { idOf } from '#mirage/random'

// The pages and panels of all nouns, from their addresses, with names of the scenario `company`.

/** A page, or a panel over one. */
export interface ListedRoute {
  path: string
  /** The level-one heading of the page, or the title of the panel. */
  title: string
  isPanel: boolean
  /** The target, for an address without a page. */
  leadsTo?: string
  /** The content consumes the Tab key. */
  takesTab?: boolean
}

type Areas = typeof allNouns
type NounsOf<Area> = Area[keyof Area]
type AnyNoun = { [Name in keyof Areas]: NounsOf<Areas[Name]> }[keyof Areas]
type PathsOf<N> = N extends { readonly to: infer To } ? To[keyof To] : never
type ParamOf<To> = To extends Address<infer Path> ? PathParam<Path> : never

/** A value for each parameter that the address of a noun has. */
const samples: Readonly<Record<ParamOf<PathsOf<AnyNoun>>, string>> = {
  project: 'berth-planner',
  // Stopped, so that most actions are enabled.
  instance: 'net-heavy',
  interface: 'net0',
  // A disk that is gone, of which a snapshot is left.
  deleted: idOf(`disk ${idOf('project tidewater-ops berth-planner')} long gone`),
  disk: 'archive-2024',
  snapshot: 'tide-tables-monday',
  image: 'berth-golden',
  probe: 'reach-1',
  vpc: 'plant-floor',
  rule: 'allow-ssh',
  subnet: 'reefer-01',
  router: 'inland',
  route: 'depot-01',
  gateway: 'uplink-east',
  floatingIp: 'quay-1',
  pool: 'dock-public',
  lot: 'rack-infra',
  switchLocation: 'switch0',
  peer: '172.20.15.22',
  bgpPeer: '172.20.15.22',
  affinityGroup: 'simulation',
  antiAffinityGroup: 'api-spread',
  // Complete, with a comment.
  bundleId: idOf('support bundle seed 2'),
  receiver: 'ops-pager',
  deliveryId: idOf('delivery seed 5'),
  version: '15.1.0',
  trustRootId: idOf('trust root 1'),
  completed: '2024-09-30T06:58:00.000000Z',
  entryId: idOf('audit seed handover'),
  sshKey: 'laptop',
  builtIn: 'db-init',
  sledId: idOf('sled ORS1000'),
  diskId: idOf('physical disk ORS1000 0'),
  topic: 'instances',
  userId: idOf('user yuki'),
  groupId: idOf('group on-call'),
  certificate: 'docks',
  silo: 'tidewater-ops',
  provider: 'harbour-sso',
  identity: idOf('user ines'),
  rackId: idOf('rack 1'),
  settings: 'uplink-north',
  switchId: idOf('switch switch0'),
  port: 'qsfp0',
  announceSet: 'harbour',
}

type NameIn<N> = N extends { readonly to: infer To } ? keyof To & string : never
type RouteName = {
  [Area in keyof Areas]: {
    [Name in keyof Areas[Area] & string]: `${Name}.${NameIn<Areas[Area][Name]>}`
  }[keyof Areas[Area] & string]
}[keyof Areas]

interface Own extends Partial<Omit<ListedRoute, 'path'>> {
  /** Other values for some parameters. */
  at?: Partial<typeof samples>
}

const administration = { title: 'Silo administration' }
// Its users sign in with passwords.
const local = { at: { silo: 'tidewater-research' } }
const running = { instance: 'berth-api-1' }
const project = idOf('project tidewater-ops berth-planner')

/** Routes whose heading or parameters differ from the defaults. */
const own: Partial<Record<RouteName, Own>> = {
  // They read everything that is in it: little.
  'projects.takeDown': { at: { project: 'sandbox' }, title: 'Take down sandbox' },
  'projectOverview.list': { title: 'berth-planner' },
  'home.list': { title: 'tidewater-ops' },
  'vpcs.takeDown': { title: 'Take down plant-floor' },
  'silos.takeDown': { ...local, title: 'Take down tidewater-research' },
  'deletedThings.page': { title: 'Bring back of-a-deleted-disk' },
  'projects.edit': { at: { project: 'sandbox' } },
  'instances.create': { title: 'Create instance' },
  'instances.metrics': { at: running },
  'instances.diskMetrics': { at: running },
  'instances.networkMetrics': { at: running },
  'instances.connect': { at: running },
  'instances.serialConsole': { at: running, title: 'Serial console', takesTab: true },
  'instances.byId': {
    at: { instance: idOf(`instance ${project} net-heavy`) },
    title: 'net-heavy',
    leadsTo: '/projects/berth-planner/instances/net-heavy/storage',
  },
  'disks.byId': {
    at: { disk: idOf(`disk ${project} archive-2024`) },
    title: 'Disk details: archive-2024',
    isPanel: true,
    leadsTo: '/projects/berth-planner/disks/archive-2024',
  },
  'snapshots.byId': {
    at: { snapshot: idOf(`snapshot ${project} tide-tables-monday`) },
    title: 'Snapshot details: tide-tables-monday',
    isPanel: true,
    leadsTo: '/projects/berth-planner/snapshots/tide-tables-monday',
  },
  'projectImages.list': { title: 'Project images' },
  'projectImages.byId': {
    at: { image: idOf('image tidewater-ops berth-planner berth-golden') },
    title: 'Image details: berth-golden',
    isPanel: true,
    leadsTo: '/projects/berth-planner/images/berth-golden',
  },
  'siloImages.list': { title: 'Silo images' },
  'siloImages.page': { at: { image: 'harbour-linux-13' } },
  'projectAccess.edit': { at: { identity: idOf('group harbour-observers') } },
  'siloAccess.edit': { at: { identity: idOf('group platform-builders') } },
  'fleetAccess.edit': { at: { identity: idOf('user marit') } },
  'networkInterfaces.create': { at: { instance: 'gpu-like-64' } },
  'ipPools.servicePool': { title: 'Service pool' },
  'bfdSessions.page': { title: `BFD session of ${samples.switchLocation} with ${samples.peer}` },
  'alertReceivers.list': { title: 'Alerts' },
  'alertClasses.list': { title: 'Alerts' },
  'targetRelease.list': { title: 'Update' },
  'repositories.page': { title: `Repository ${samples.version}` },
  'trustRoots.list': { title: 'Update' },
  'sleds.list': { title: 'Inventory' },
  'sleds.page': { title: 'Sled ORS1000' },
  'sleds.disks': { title: 'Sled ORS1000' },
  'physicalDisks.list': { title: 'Inventory' },
  'physicalDisks.page': { title: `Disk HY${samples.diskId.slice(0, 8).toUpperCase()}` },
  'uninitializedSleds.list': { title: 'Inventory' },
  'supportBundles.page': { title: `Support bundle ${samples.bundleId.slice(0, 8)}` },
  'users.list': administration,
  'users.page': { title: 'Yuki Tanabe' },
  'groups.list': administration,
  'tokenLifetime.page': administration,
  'certificates.list': administration,
  'usersOfSilo.create': local,
  'usersOfSilo.page': local,
  'usersOfSilo.changeRole': local,
  'usersOfSilo.setPassword': local,
  'racks.page': { title: `Rack ${samples.rackId.slice(0, 8)}` },
  'switchPortSettings.create': { title: 'Create switch port settings' },
  'switches.page': { title: 'Switch ORW200' },
  'switchPorts.page': { title: 'switch0 · qsfp0' },
  // Tabs of a page with the words of the sidebar.
  'issues.list': { title: 'Overview' },
  'systemUtilization.list': { title: 'Capacity' },
  'allIdentityProviders.list': { title: 'People and access' },
  'builtInUsers.list': { title: 'People and access' },
  'fleetAccess.list': { title: 'People and access' },
  'switches.list': { title: 'Switches and ports' },
  'switchPorts.list': { title: 'Switches and ports' },
  'uplinks.list': { title: 'Switches and ports' },
  'switchPortSettings.list': { title: 'Switches and ports' },
  'bgpPeers.list': { title: 'BGP and BFD' },
  'bgpPeers.routes': { title: 'BGP and BFD' },
  'bgpPeers.messages': { title: 'BGP and BFD' },
  'bgpConfigs.list': { title: 'BGP and BFD' },
  'announceSets.list': { title: 'BGP and BFD' },
  'bfdSessions.list': { title: 'BGP and BFD' },
  'addressLots.list': { title: 'Addresses' },
  'loopbackAddresses.list': { title: 'Addresses' },
  'help.page': { title: 'Instances' },
  'signIn.local': { at: { silo: 'tidewater-research' } },
  'signIn.saml': { title: samples.silo },
  'deviceLogin.success': { title: 'Device logged in' },
}

/** A panel of a record, by its path: its title names the record. Others create one. */
const ofRecord = /^(?!.*-new\/).*\/(:[^/]+|edit|role|password|settings-apply|lldp-edit)$/

/** The names in titles of panels by the values of parameters, if they differ. */
const names: Readonly<Record<string, string>> = {
  [samples.groupId]: 'on-call',
  [samples.identity]: 'Ines Quadros',
  [idOf('user marit')]: 'Marit Aune',
  [idOf('group platform-builders')]: 'platform-builders',
  [idOf('group harbour-observers')]: 'harbour-observers',
  [samples.entryId]: 'Created a project',
  [samples.bundleId]: samples.bundleId.slice(0, 8),
  [samples.deliveryId]: 'test.disk.failed',
  [samples.trustRootId]: samples.trustRootId.slice(0, 8),
  [samples.port]: `${samples.port} of ${samples.switchLocation}`,
}

/** The heading of a page: for a list, the noun's title, unless it is in the page of a record. */
const headingOf = (noun: Noun, path: string, at: Readonly<Record<string, string>>) => {
  const last = paramsOf(path).at(-1)
  return last === undefined || (last === 'project' && path === noun.to['list']?.path)
    ? noun.title
    : (at[last] ?? '')
}

function routeOf(name: string, noun: Noun, key: string): ListedRoute {
  const { title, at, ...more }: Own = own[`${name}.${key}` as RouteName] ?? {}
  const path = noun.to[key]?.path ?? ''
  const values = { ...samples, ...at }
  const panel = noun.panels[key]
  const record = ofRecord.test(path) ? values[paramsOf(path).at(-1) as keyof typeof samples] : undefined
  return {
    path: fill(path, values),
    title:
      title ??
      (panel && record ? `${panel}: ${names[record] ?? record}` : panel) ??
      headingOf(noun, path, values),
    isPanel: panel !== undefined,
    ...more,
  }
}

type Nouns = Readonly<Record<string, Noun>>

/** The paths of all lists. */
const lists = new Set(
  Object.values(allNouns).flatMap((nouns: Nouns) => Object.values(nouns).map(({ to }) => to['list']?.path)),
)

/** The routes of the nouns of an area. A record that opens on a list has no address; two kinds may share one. */
export const nounRoutes = (area: keyof Areas): ListedRoute[] => {
  const routes = Object.entries(allNouns[area] as Nouns).flatMap(([name, noun]) =>
    Object.keys(noun.to)
      .filter((key) => key === 'list' || !lists.has(noun.to[key]?.path))
      .map((key) => routeOf(name, noun, key)),
  )
  return [...new Map(routes.map((route) => [route.path, route])).values()]
}
