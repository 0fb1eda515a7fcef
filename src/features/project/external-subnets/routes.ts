import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { externalSubnets } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')

/** The pages of a project's external subnets. */
const externalSubnetRoutes = pageOf(externalSubnets, 'list', {
  words: ['address blocks', 'prefix delegation', 'public prefixes'],
  Component: async () => (await list()).ExternalSubnetsPage,
  loader: async () => (await list()).loader,
  panels: [
    panelOf(externalSubnets, 'create', { Component: async () => (await forms()).CreateExternalSubnetForm }),
    panelOf(externalSubnets, 'edit', {
      Component: async () => (await forms()).EditExternalSubnetForm,
      loader: async () => (await forms()).editLoader,
    }),
  ],
})

export const branches: RouteBranches = { project: [externalSubnetRoutes] }
