import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { siloUtilization, systemUtilization } from './noun'

const ofSilo = () => import('./SiloUtilizationPage')
const ofSystem = () => import('./SystemUtilizationPage')

/** The use of quotas by the user's silo. */
const siloUtilizationRoutes = pageOf(siloUtilization, 'list', {
  words: ['quotas', 'limits', 'usage', 'provisioned'],
  Component: async () => (await ofSilo()).SiloUtilizationPage,
  loader: async () => (await ofSilo()).loader,
})

/** The use of quotas by all silos. Operators only. */
const systemUtilizationRoutes = tabOf(systemUtilization, 'list', {
  words: ['quotas', 'limits', 'usage', 'provisioned'],
  Component: async () => (await ofSystem()).SystemUtilizationPage,
  loader: async () => (await ofSystem()).loader,
})

export const branches: RouteBranches = {
  silo: [siloUtilizationRoutes],
  system: [systemUtilizationRoutes],
}
