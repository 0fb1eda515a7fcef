import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { home } from './home/noun'
import { projectOverview } from './project/noun'
import { systemOverview } from './system/noun'

const systemPage = () => import('./system/SystemOverviewPage')
const homePage = () => import('./home/HomePage')
const projectPage = () => import('./project/ProjectOverviewPage')

// Each part of these pages loads by itself, and shows its own error.

/** For operators only. */
const systemOverviewRoutes = tabOf(systemOverview, 'list', {
  words: ['dashboard', 'summary', 'health'],
  Component: async () => (await systemPage()).SystemOverviewPage,
  loader: async () => (await systemPage()).loader,
})

const homeRoutes = pageOf(home, 'list', {
  words: ['dashboard', 'start page', 'needs attention'],
  Component: async () => (await homePage()).HomePage,
  loader: async () => (await homePage()).loader,
})

const projectOverviewRoutes = pageOf(projectOverview, 'list', {
  words: ['dashboard', 'summary', 'status'],
  Component: async () => (await projectPage()).ProjectOverviewPage,
  loader: async () => (await projectPage()).loader,
})

export const branches: RouteBranches = {
  silo: [homeRoutes],
  project: [projectOverviewRoutes],
  system: [systemOverviewRoutes],
}
