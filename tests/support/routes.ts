import { nounRoutes, type ListedRoute } from './nounRoutes'

// Every route of the console, once, with names of the scenario `company`. Tests of all pages iterate over this
// list; `contract/routeList.test.ts` compares it with the route tree.

export type { ListedRoute }

/**
 * Routes in parts that fit into the time of a test.
 *
 * @param name the prefix of the parts: `name, part 1`
 */
export const inParts = (name: string, routes: readonly ListedRoute[], size: number) =>
  Array.from({ length: Math.ceil(routes.length / size) }, (_, index) => ({
    name: `${name}, part ${index + 1}`,
    routes: routes.slice(index * size, (index + 1) * size),
  }))

const page = (path: string, title: string): ListedRoute => ({ path, title, isPanel: false })
const panel = (path: string, title: string): ListedRoute => ({ path, title, isPanel: true })

const project = '/projects/berth-planner'
const running = `${project}/instances/berth-api-1`

/** Pages without the frame of the console. */
export const framelessRoutes: readonly ListedRoute[] = nounRoutes('outside')

/** Unknown addresses, one in each layout and one outside of all. */
export const unknownRoutes: readonly ListedRoute[] = [
  page('/nowhere', 'Page not found'),
  page('/settings/nowhere', 'Page not found'),
  page('/system/nowhere', 'Page not found'),
  page('/help/nowhere/at-all', 'Page not found'),
  page(`${project}/nowhere`, 'Page not found'),
  page('/login/nowhere', 'Page not found'),
  page('/device/nowhere', 'Page not found'),
]

/** The pages that only builds with the mock region have. */
export const ofPreview: readonly ListedRoute[] = nounRoutes('preview')

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
  panel(`${project}/disks/replica-data`, 'Disk details: replica-data'),
  page(`${project}/affinity/yard-spread`, 'yard-spread'),
  page(`${project}/vpcs/isolated/map`, 'isolated'),
  page(`${project}/vpcs/default/firewall-rules`, 'default'),
  panel(`${project}/vpcs/default/routers/system/routes/default-v4/edit`, 'Edit route: default-v4'),
]

/** Everything inside the frame of the console, area by area. */
export const areas: Readonly<Record<string, readonly ListedRoute[]>> = {
  'nouns of the silo': nounRoutes('silo'),
  'nouns of a project': nounRoutes('project'),
  'nouns of the settings': nounRoutes('settings'),
  'nouns of the system': nounRoutes('system'),
  // The help page of the shortcuts is generated from them.
  'nouns of the help': [...nounRoutes('help'), page('/help/keyboard', 'Keyboard')],
}

export const allRoutes: readonly ListedRoute[] = [
  ...Object.values(areas).flat(),
  ...framelessRoutes,
  ...unknownRoutes,
  ...ofPreview,
]
