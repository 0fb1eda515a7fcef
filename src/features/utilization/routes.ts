import { pageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { siloUtilization, systemUtilization } from './noun'

const ofSilo = () => import('./SiloUtilizationPage')
const ofSystem = () => import('./SystemUtilizationPage')

/** The use of quotas by the user's silo. */
export const siloUtilizationRoutes = pageOf(siloUtilization, 'list', {
  hasContext: true,
  shape: 'charts',
  Component: async () => (await ofSilo()).SiloUtilizationPage,
  loader: async () => (await ofSilo()).loader,
})

/** The use of quotas by all silos. Operators only. */
export const systemUtilizationRoutes = tabOf(systemUtilization, 'list', {
  shape: 'charts',
  Component: async () => (await ofSystem()).SystemUtilizationPage,
  loader: async () => (await ofSystem()).loader,
})
