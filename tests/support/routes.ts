import { idOf } from '#mirage/random'
import { nounRoutes, type ListedRoute } from './nounRoutes'

// Every route of the console, once, with names of the scenario `company`. Tests of all pages go through this list;
// `contract/routeList.test.ts` compares it with the route tree.

export type { ListedRoute }

/**
 * Routes in parts that a test has time for.
 *
 * @param name what the parts are called by: `name, part 1`
 */
export const inParts = (name: string, routes: readonly ListedRoute[], size: number) =>
  Array.from({ length: Math.ceil(routes.length / size) }, (_, at) => ({
    name: `${name}, part ${at + 1}`,
    routes: routes.slice(at * size, (at + 1) * size),
  }))

const page = (path: string, title: string): ListedRoute => ({ path, title, isPanel: false })
const panel = (path: string, title: string): ListedRoute => ({ path, title, isPanel: true })

const project = '/projects/berth-planner'
const running = `${project}/instances/berth-api-1`
const silo = '/system/silos/tidewater-ops'
const disk = idOf('physical disk ORS1000 0')

/** The silo: what is outside of projects. */
const siloRoutes = [
  page('/utilization', 'Utilization'),
  page('/access', 'Silo access'),
  panel('/access-new', 'Add user or group'),
  panel(`/access/${idOf('group platform-builders')}/edit`, 'Change role'),
]

/** A person's own settings, and the help pages. */
const settingsRoutes = [
  page('/settings/profile', 'Profile'),
  page('/settings/ssh-keys', 'SSH keys'),
  panel('/settings/ssh-keys-new', 'Add SSH key'),
  panel('/settings/ssh-keys/laptop/edit', 'View SSH key'),
  page('/settings/access-tokens', 'Access tokens'),
  page('/help/keyboard', 'Keyboard'),
]

/** Pages of operators. */
const systemRoutes = [
  page('/system/silos', 'Silos'),
  panel('/system/silos-new', 'Create silo'),
  page(`${silo}/idps`, 'tidewater-ops'),
  panel(`${silo}/idps-new`, 'Create identity provider'),
  panel(`${silo}/idps/saml/harbour-sso`, 'Identity provider'),
  page(`${silo}/ip-pools`, 'tidewater-ops'),
  page(`${silo}/quotas`, 'tidewater-ops'),
  panel(`${silo}/quotas/edit`, 'Edit quotas'),
  page(`${silo}/fleet-roles`, 'tidewater-ops'),
  page('/system/access', 'Fleet access'),
  panel('/system/access-new', 'Add user or group'),
  panel(`/system/access/${idOf('user marit')}/edit`, 'Change role'),
  page('/system/issues', 'Issues'),
  page('/system/utilization', 'Utilization'),
  page('/system/capacity', 'Capacity'),
  page('/system/metrics', 'Metrics explorer'),
  page('/system/networking/ip-pools', 'IP pools'),
  page('/system/networking/ip-pools-service', 'Service pool'),
  panel('/system/networking/ip-pools-service/ranges-add', 'Add IP range'),
  panel('/system/networking/ip-pools-new', 'Create IP pool'),
  page('/system/networking/ip-pools/dock-public', 'dock-public'),
  page('/system/networking/ip-pools/dock-public/silos', 'dock-public'),
  panel('/system/networking/ip-pools/dock-public/edit', 'Edit IP pool'),
  panel('/system/networking/ip-pools/dock-public/ranges-add', 'Add IP range'),
]

const local = '/system/silos/tidewater-research'
const ines = idOf('user ines')

/** The people of silos, as operators see them. */
const siloUserRoutes = [
  page(`${silo}/users`, 'tidewater-ops'),
  panel(`${local}/users-new`, 'Create user'),
  panel(`${local}/users/${ines}`, 'User'),
  panel(`${local}/users/${ines}/role`, 'Change role'),
  panel(`${local}/users/${ines}/password`, 'Set password'),
]

/** Who can act in the region. */
const identityRoutes = [
  page('/system/identities/providers', 'Identities'),
  page('/system/identities/built-in-users', 'Identities'),
  panel('/system/identities/built-in-users/db-init', 'Built-in user'),
]

/** The hardware of the region. */
const hardwareRoutes = [
  page('/system/inventory/sleds', 'Inventory'),
  page('/system/inventory/disks', 'Inventory'),
  page('/system/inventory/uninitialized', 'Inventory'),
  page(`/system/inventory/sleds/${idOf('sled ORS1000')}/instances`, 'Sled ORS1000'),
  page(`/system/inventory/sleds/${idOf('sled ORS1000')}/disks`, 'Sled ORS1000'),
  page(`/system/inventory/disks/${disk}`, `Disk HY${disk.slice(0, 8).toUpperCase()}`),
]

/** The network around the region. */
const fabricRoutes = [
  page('/system/networking/address-lots', 'Address lots'),
  panel('/system/networking/address-lots-new', 'Create address lot'),
  page('/system/networking/address-lots/rack-infra', 'rack-infra'),
  page('/system/networking/loopback-addresses', 'Loopback addresses'),
  panel('/system/networking/loopback-addresses-new', 'Create loopback address'),
  page('/system/networking/bfd-sessions', 'BFD sessions'),
  panel('/system/networking/bfd-sessions-enable', 'Enable BFD session'),
  page('/system/networking/bfd-sessions/switch0/172.20.15.22', 'BFD session of switch0 with 172.20.15.22'),
]

/** BGP, and from where the API may be reached. */
const bgpRoutes = [
  page('/system/networking/allow-list', 'API access'),
  panel('/system/networking/allow-list/edit', 'Edit allow list'),
]

const receiver = '/system/alerts/receivers/ops-pager'

/** What the region tells others. */
const alertRoutes = [
  page('/system/alerts/receivers', 'Alerts'),
  panel('/system/alerts/receivers-new', 'Create receiver'),
  page('/system/alerts/classes', 'Alerts'),
  page(receiver, 'ops-pager'),
  panel(`${receiver}/edit`, 'Edit receiver'),
  panel(`${receiver}/deliveries/${idOf('delivery seed 5')}`, 'Delivery'),
  page(`${receiver}/subscriptions`, 'ops-pager'),
  panel(`${receiver}/subscriptions-add`, 'Add subscription'),
  page(`${receiver}/secrets`, 'ops-pager'),
  panel(`${receiver}/secrets-add`, 'Add secret'),
  page(`${receiver}/probe`, 'ops-pager'),
]

/** The people of the silo, and what holds for all of them. */
const siloSettingsRoutes = [
  page('/silo/users', 'Silo administration'),
  page(`/silo/users/${idOf('user yuki')}`, 'Yuki Tanabe'),
  page('/silo/groups', 'Silo administration'),
  panel(`/silo/groups/${idOf('group on-call')}`, 'Group'),
  page('/silo/token-lifetime', 'Silo administration'),
  panel('/silo/token-lifetime/edit', 'Edit token lifetime'),
  page('/silo/certificates', 'Silo administration'),
  panel('/silo/certificates-new', 'Create TLS certificate'),
  panel('/silo/certificates/docks', 'TLS certificate'),
]

const root = idOf('trust root 1')

/** The software of the region. */
const updateRoutes = [
  page('/system/update/release', 'Update'),
  panel('/system/update/repositories-upload', 'Upload repository'),
  panel('/system/update/repositories-find', 'Find repository'),
  page('/system/update/repositories/15.1.0', 'Repository 15.1.0'),
  page('/system/update/trust-roots', 'Update'),
  panel('/system/update/trust-roots-new', 'Add trust root'),
  panel(`/system/update/trust-roots/${root}`, 'Trust root'),
]

/** Who did what. */
const auditRoutes = [
  page('/system/audit-log', 'Audit log'),
  panel(
    `/system/audit-log/2024-09-30T06%3A58%3A00.000000Z/${idOf('audit seed handover')}`,
    'Audit log entry',
  ),
]

/** Compute of a project, and who may use it. */
const projectRoutes = [
  page(`${project}/access`, 'Project access'),
  panel(`${project}/access-new`, 'Add user or group'),
  panel(`${project}/access/${idOf('group harbour-observers')}/edit`, 'Change role'),
  page(`${project}/affinity`, 'Affinity groups'),
  panel(`${project}/affinity-new`, 'Create affinity group'),
  page(`${project}/affinity/api-spread`, 'api-spread'),
  panel(`${project}/affinity/api-spread/edit`, 'Edit anti-affinity group'),
  page(`${project}/affinity-groups/simulation`, 'simulation'),
  panel(`${project}/affinity-groups/simulation/edit`, 'Edit affinity group'),
]

/** Pages without the frame of the console. */
export const framelessRoutes: readonly ListedRoute[] = [
  page('/login', 'Sign in'),
  page('/login/tidewater-research/local', 'tidewater-research'),
  page('/login/tidewater-ops/saml/harbour-sso', 'tidewater-ops'),
  page('/device/verify', 'Device authentication'),
  page('/device/success', 'Device logged in'),
  page('/_machines', 'Machines'),
]

/** Addresses that lead nowhere, one in each layout, and where there is none. */
export const unknownRoutes: readonly ListedRoute[] = [
  page('/nowhere', 'Page not found'),
  page('/settings/nowhere', 'Page not found'),
  page('/system/nowhere', 'Page not found'),
  page('/help/nowhere/at-all', 'Page not found'),
  page(`${project}/nowhere`, 'Page not found'),
  page('/login/nowhere', 'Page not found'),
  page('/device/nowhere', 'Page not found'),
]

/** Every primitive in its states. */
export const primitives = page('/_ui', 'Primitives')
const demoList = page('/_demos', 'Demos')

/** The pages that only builds with the mock region have. */
export const ofPreview: readonly ListedRoute[] = [primitives, demoList]

/** Pages of routes above in another state: empty, or with more in them. */
export const otherStates: readonly ListedRoute[] = [
  page('/projects/sandbox/instances', 'Instances'),
  page('/projects/sandbox/disks', 'Disks'),
  page(`${project}/instances/berth-db-replica/storage`, 'berth-db-replica'),
  page(`${project}/instances/alarm-relay-c/storage`, 'alarm-relay-c'),
  page(`${running}/networking`, 'berth-api-1'),
  page(`${running}/settings`, 'berth-api-1'),
  page(`${project}/instances/never-booted/metrics/cpu`, 'never-booted'),
  page(`${project}/instances/gpu-like-64/connect`, 'gpu-like-64'),
  panel(`${project}/disks/replica-data`, 'Disk details'),
  page(`${project}/affinity/yard-spread`, 'yard-spread'),
  page(`${project}/vpcs/isolated/map`, 'isolated'),
  page(`${project}/vpcs/default/firewall-rules`, 'default'),
  panel(`${project}/vpcs/default/routers/system/routes/default-v4/edit`, 'Route'),
]

/** Routes in areas of a size that a test has time for: the first has the name as it is. */
const inAreas = (name: string, routes: readonly ListedRoute[]): Record<string, readonly ListedRoute[]> =>
  Object.fromEntries(inParts(name, routes, 12).map((part, at) => [at === 0 ? name : part.name, part.routes]))

/** Everything inside the frame of the console, area by area. */
export const areas: Readonly<Record<string, readonly ListedRoute[]>> = {
  ...inAreas('nouns of the silo', nounRoutes('silo')),
  ...inAreas('nouns of a project', nounRoutes('project')),
  ...inAreas('nouns of the settings', nounRoutes('settings')),
  ...inAreas('nouns of the system', nounRoutes('system')),
  ...inAreas('nouns of the help', nounRoutes('help')),
  'the silo': siloRoutes,
  'silo settings': siloSettingsRoutes,
  'settings and help': settingsRoutes,
  'the system': systemRoutes,
  'users of silos': siloUserRoutes,
  identities: identityRoutes,
  hardware: hardwareRoutes,
  fabric: fabricRoutes,
  'bgp and api access': bgpRoutes,
  alerts: alertRoutes,
  updates: updateRoutes,
  'the audit log': auditRoutes,
  'a project': projectRoutes,
}

export const allRoutes: readonly ListedRoute[] = [
  ...Object.values(areas).flat(),
  ...framelessRoutes,
  ...unknownRoutes,
  ...ofPreview,
]
