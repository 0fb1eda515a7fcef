import { pageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { home } from './home/noun'
import { projectOverview } from './project/noun'
import { systemOverview } from './system/noun'

const systemPage = () => import('./system/SystemOverviewPage')
const homePage = () => import('./home/HomePage')
const projectPage = () => import('./project/ProjectOverviewPage')

// Each part of these pages loads by itself, and shows its own error.

/** Overview of the region. Operators only. */
export const systemOverviewRoutes = tabOf(systemOverview, 'list', {
  shape: 'meters',
  Component: async () => (await systemPage()).SystemOverviewPage,
  loader: async () => (await systemPage()).loader,
})

/** Home of the silo. */
export const homeRoutes = pageOf(home, 'list', {
  shape: 'sides',
  Component: async () => (await homePage()).HomePage,
  loader: async () => (await homePage()).loader,
})

/** Overview of a project. */
export const projectOverviewRoutes = pageOf(projectOverview, 'list', {
  shape: 'facts',
  Component: async () => (await projectPage()).ProjectOverviewPage,
  loader: async () => (await projectPage()).loader,
})
