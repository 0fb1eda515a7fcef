import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, redirectIndex, tab } from '#features/routing/routeParts'

const allSets: WayOn = { label: 'All announce sets', to: paths.announceSets }

/** BGP: sessions with neighbours, configurations, announce sets, routes and messages. Operators only. */
export const bgp: RouteObject = {
  path: 'networking/bgp',
  handle: crumb('BGP', paths.bgpPeers),
  children: [
    redirectIndex('peers'),
    page({
      Component: async () => (await import('./BgpPage')).BgpPage,
      children: [
        tab({
          path: 'peers',
          handle: crumb('Peers'),
          Component: async () => (await import('./PeersTab')).PeersTab,
          loader: async () => (await import('./loaders')).peersLoader,
          loads: loadsAll('BGP peers'),
        }),
        tab({
          handle: crumb('Configurations', paths.bgpConfigs),
          Component: async () => (await import('./ConfigsTab')).ConfigsTab,
          loader: async () => (await import('./loaders')).configsLoader,
          loads: loadsAll('BGP configurations'),
          children: [
            { path: 'configs', element: null },
            panel('configs-new', 'Create BGP configuration', {
              Component: async () => (await import('./CreateConfigForm')).CreateConfigForm,
              loader: async () => (await import('./loaders')).announceSetsAhead,
            }),
          ],
        }),
        tab({
          handle: crumb('Announce sets', paths.announceSets),
          Component: async () => (await import('./AnnounceSetsTab')).AnnounceSetsTab,
          loader: async () => (await import('./loaders')).announceSetsLoader,
          loads: loadsAll('announce sets'),
          children: [
            { path: 'announce-sets', element: null },
            panel('announce-sets-new', 'Create announce set', {
              Component: async () => (await import('./CreateAnnounceSetForm')).CreateAnnounceSetForm,
              loader: async () => (await import('./loaders')).blocksAhead,
            }),
            panel('announce-sets/:announceSet/edit', 'Edit announce set', {
              Component: async () => (await import('./EditAnnounceSetForm')).EditAnnounceSetForm,
              loader: async () => (await import('./loaders')).announceSetLoader,
              loads: loadsOne('announce set', 'announceSet', undefined, allSets),
            }),
          ],
        }),
        tab({
          path: 'routes',
          handle: crumb('Routes'),
          Component: async () => (await import('./RoutesTab')).RoutesTab,
          loader: async () => (await import('./loaders')).routesLoader,
          loads: loadsAll('BGP routes'),
        }),
        tab({
          path: 'messages',
          handle: crumb('Messages'),
          Component: async () => (await import('./MessagesTab')).MessagesTab,
          loader: async () => (await import('./loaders')).messagesLoader,
          loads: loadsAll('BGP messages'),
        }),
      ],
    }),
  ],
}
