import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { inRecord, pageOf } from '#features/kit/routes/nounRoutes'
import { projects } from '#features/silo/projects/noun'
import { silos } from '#features/system/silos/noun'
import { vpcs } from '#features/project/vpcs/noun'

const page = () => import('./DeleteAllPage')
const loaders = () => import('./deleteAllLoaders')

const known = { crumb: 'Take down' }

/** The page that takes down a project, inside that project. */
const projectDeleteAllRoutes: RouteObject = pageOf(projects, 'deleteAll', {
  ...known,
  Component: async () => (await page()).ProjectDeleteAllPage,
})

/** The page that takes down a VPC. */
const vpcDeleteAllRoutes: RouteObject = inRecord(vpcs, vpcs.to.page.path, [
  pageOf(vpcs, 'deleteAll', {
    ...known,
    Component: async () => (await page()).VpcDeleteAllPage,
    loader: async () => (await loaders()).vpcLoader,
  }),
])

/** The page that takes down a silo. */
const siloDeleteAllRoutes: RouteObject = inRecord(silos, silos.to.page.path, [
  pageOf(silos, 'deleteAll', {
    ...known,
    Component: async () => (await page()).SiloDeleteAllPage,
    loader: async () => (await loaders()).siloLoader,
  }),
])

export const branches: RouteBranches = {
  project: [vpcDeleteAllRoutes, projectDeleteAllRoutes],
  system: [siloDeleteAllRoutes],
}
