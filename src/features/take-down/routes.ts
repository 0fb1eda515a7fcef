import type { RouteBranches } from '#features/areas/routeBranches'
import type { RouteObject } from 'react-router'
import { inRecord, pageOf } from '#features/kit/routes/nounRoutes'
import { projects } from '#features/projects/noun'
import { silos } from '#features/silos/noun'
import { vpcs } from '#features/vpcs/noun'

const page = () => import('./TakeDownPage')
const loaders = () => import('./takeDownLoaders')

const known = { crumb: 'Take down', hasContext: true, shape: 'lines' } as const

/** The page that takes down a project, inside that project. */
const projectTakeDownRoutes: RouteObject = pageOf(projects, 'takeDown', {
  ...known,
  Component: async () => (await page()).ProjectTakeDownPage,
})

/** The page that takes down a VPC. */
const vpcTakeDownRoutes: RouteObject = inRecord(vpcs, vpcs.to.page.path, [
  pageOf(vpcs, 'takeDown', {
    ...known,
    Component: async () => (await page()).VpcTakeDownPage,
    loader: async () => (await loaders()).vpcLoader,
  }),
])

/** The page that takes down a silo. */
const siloTakeDownRoutes: RouteObject = inRecord(silos, silos.to.page.path, [
  pageOf(silos, 'takeDown', {
    ...known,
    Component: async () => (await page()).SiloTakeDownPage,
    loader: async () => (await loaders()).siloLoader,
  }),
])

export const branches: RouteBranches = {
  project: [vpcTakeDownRoutes, projectTakeDownRoutes],
  system: [siloTakeDownRoutes],
}
