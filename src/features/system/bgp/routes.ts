import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { panelOf, tabOf } from '#features/kit/routes/nounRoutes'
import { redirectIndex } from '#features/kit/routes/routeParts'
import { announceSets, bgpConfigs, bgpPath, bgpPeers } from './noun'

const page = () => import('./BgpPage')
const peer = () => import('./PeerSessionPanel')
const configs = () => import('./configs/list')
const configForms = () => import('./configs/forms')
const sets = () => import('./announce-sets/list')
const setForms = () => import('./announce-sets/forms')
const routes = () => import('./RoutesTab')
const messages = () => import('./MessagesTab')

/** BGP: sessions with neighbours, configurations, announce sets, routes and messages. Operators only. */
const bgpRoutes: RouteObject[] = [
  { path: bgpPath, children: [redirectIndex('peers')] },
  tabOf(bgpPeers, 'list', {
    words: ['neighbors', 'routing', 'ASN', 'border gateway'],
    Component: async () => (await page()).PeersTab,
    loader: async () => (await page()).loader,
    panels: [
      panelOf(bgpPeers, 'page', {
        Component: async () => (await peer()).PeerSessionPanel,
        loader: async () => (await peer()).loader,
      }),
    ],
  }),
  tabOf(bgpConfigs, 'list', {
    words: ['ASN', 'autonomous systems', 'shaper', 'checker'],
    Component: async () => (await configs()).ConfigsTab,
    loader: async () => (await configs()).loader,
    panels: [
      panelOf(bgpConfigs, 'create', {
        Component: async () => (await configForms()).CreateConfigForm,
        loader: async () => (await configForms()).createLoader,
      }),
      panelOf(bgpConfigs, 'edit', {
        Component: async () => (await configForms()).EditConfigForm,
        loader: async () => (await configForms()).editLoader,
      }),
    ],
  }),
  tabOf(announceSets, 'list', {
    words: ['advertised prefixes', 'originated routes', 'networks'],
    Component: async () => (await sets()).AnnounceSetsTab,
    loader: async () => (await sets()).loader,
    panels: [
      panelOf(announceSets, 'create', {
        Component: async () => (await setForms()).CreateAnnounceSetForm,
        loader: async () => (await setForms()).createLoader,
      }),
      panelOf(announceSets, 'edit', {
        Component: async () => (await setForms()).EditAnnounceSetForm,
        loader: async () => (await setForms()).editLoader,
      }),
    ],
  }),
  tabOf(bgpPeers, 'routes', {
    words: ['prefixes', 'RIB', 'imported', 'exported'],
    Component: async () => (await routes()).RoutesTab,
    loader: async () => (await routes()).loader,
    loads: loadsAll('BGP routes'),
  }),
  tabOf(bgpPeers, 'messages', {
    words: ['history', 'updates', 'logs'],
    Component: async () => (await messages()).MessagesTab,
    loader: async () => (await messages()).loader,
    loads: loadsAll('BGP messages'),
  }),
]

export const branches: RouteBranches = { system: bgpRoutes }
