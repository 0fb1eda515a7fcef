import { currentUserGroups, currentUserView } from '#store/api/generated/operations/currentUser'
import { diskList } from '#store/api/generated/operations/disks'
import { floatingIpList } from '#store/api/generated/operations/floatingIps'
import { imageList } from '#store/api/generated/operations/images'
import { instanceList, instanceView } from '#store/api/generated/operations/instances'
import { instanceDiskList } from '#store/api/generated/operations/instancesDisks'
import { instanceExternalIpList } from '#store/api/generated/operations/instancesExternalIps'
import { instanceNetworkInterfaceList } from '#store/api/generated/operations/networkInterfaces'
import { systemPolicyView } from '#store/api/generated/operations/policy'
import { projectList, projectView } from '#store/api/generated/operations/projects'
import { snapshotList } from '#store/api/generated/operations/snapshots'
import { vpcList } from '#store/api/generated/operations/vpcs'
import { isNameOrId } from '#model/nameOrId'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import { callUrl } from '#store/api/wire/url'
import { pageArgs, readAddress } from './listAddress'

/** A reading call, as far as its address needs it. */
type Reads = Pick<Operation<OperationName>, 'path' | 'query'>

/** The code and the requests of a page that start before the application's code. */
interface FirstPage {
  /** The address, with parameters as in the route tree. */
  path: string
  /** The modules of the page, below `src/`; the build looks up their files. */
  code: readonly string[]
  /** The list whose page, order and size come from the address and the preferences. */
  list?: Reads
  /** Other calls, by the parameters of the address. */
  calls?: readonly Reads[]
}

/** The requests of the frame of each of these pages. */
const frame: readonly Reads[] = [currentUserView, currentUserGroups, systemPolicyView]

/** The code of the routes that are not in the first file, for a page of them. */
export const moreCode: readonly string[] = ['features/app/allRoutes.tsx']

/** The code that the first requests wait for, on a first visit and in front of older regions. */
export const versionCode = {
  find: ['store/api/versions/searchVersion.ts'],
  older: ['store/api/versions/converter.ts'],
  oldest: ['store/api/versions/converter.ts', 'store/api/versions/steps/first.ts'],
} as const

const project = '/projects/:project'
const inProject = (path: string, page: string, list: Reads): FirstPage => ({
  path: `${project}/${path}`,
  code: [`features/project/${page}`, ...moreCode],
  list,
  calls: [projectView],
})
const instanceCalls = [
  projectView,
  instanceView,
  instanceDiskList,
  instanceExternalIpList,
  instanceNetworkInterfaceList,
]
const instancePage = (path: string, tab: string): FirstPage => ({
  path: `${project}/instances/:instance/${path}`,
  code: ['features/project/instances/InstancePage.tsx', `features/project/instances/${tab}.tsx`],
  calls: instanceCalls,
})

/**
 * The pages whose requests start before the application's code is loaded: those that sessions usually start with
 * or reload. A test compares them with the loaders of the routes.
 */
export const firstPages: readonly FirstPage[] = [
  { path: '/projects', code: ['features/silo/projects/list.tsx'], list: projectList },
  {
    path: `${project}/instances`,
    code: ['features/project/instances/list.tsx'],
    list: instanceList,
    calls: [projectView],
  },
  inProject('disks', 'disks/list.tsx', diskList),
  inProject('snapshots', 'snapshots/list.tsx', snapshotList),
  inProject('images', 'images/list.tsx', imageList),
  inProject('vpcs', 'vpcs/list.tsx', vpcList),
  inProject('floating-ips', 'floating-ips/list.tsx', floatingIpList),
  instancePage('storage', 'storage/StorageTab'),
  instancePage('networking', 'networking/NetworkingTab'),
  instancePage('connect', 'connect/ConnectTab'),
  instancePage('settings', 'settings/SettingsTab'),
]

/** The parameters of an address by a pattern: `{ project: 'web' }` by `/projects/:project`; undefined if it does not fit. */
function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const [parts, given] = [pattern.split('/'), pathname.replace(/\/$/, '').split('/')]
  if (parts.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? ''
    // A name needs no escape; anything else is for the router.
    if (part.startsWith(':') && isNameOrId(value)) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

/** The page that the address of an instance redirects to; any other address unchanged. */
const redirected = (pathname: string) =>
  pathname.replace(/^(\/projects\/[^/]+\/instances\/[^/]+)$/, '$1/storage')

/** A first page and the parameters of its address. */
interface FirstPageAt extends FirstPage {
  params: Readonly<Record<string, string>>
}

/** The first page of an address; undefined for one that is not in the table. */
export function firstPage(pathname: string): FirstPageAt | undefined {
  const target = redirected(pathname)
  for (const page of firstPages) {
    const params = paramsOf(page.path, target)
    if (params) return { ...page, params }
  }
  return undefined
}

/**
 * The addresses of the calls that a first page makes, without their origin.
 *
 * @param search the query of the page, with the position of its list
 * @param pageSize the preferred number of rows of a list
 */
export function firstCalls({ list, calls = [], params }: FirstPageAt, search: string, pageSize: number) {
  const page = pageArgs(readAddress(search), pageSize)
  return [
    ...frame.map((call) => callUrl(call, {})),
    ...calls.map((call) => callUrl(call, params)),
    ...(list ? [callUrl(list, { ...params, ...page })] : []),
  ]
}
