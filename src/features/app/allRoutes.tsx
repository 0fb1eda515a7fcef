// @chunk routes
import type { RouteObject } from 'react-router'
import { addressLotRoutes } from '#features/address-lots/routes'
import { allowListRoutes } from '#features/allow-list/routes'
import { fleetAccessRoutes, projectAccessRoutes, siloAccessRoutes } from '#features/access/routes'
import { affinityRoutes } from '#features/affinity/routes'
import { alertRoutes } from '#features/alerts/routes'
import { bfdSessionRoutes } from '#features/bfd-sessions/routes'
import { auditLogRoutes } from '#features/audit-log/routes'
import { machineRoutes } from '#features/debugger/routes'
import { bgpRoutes } from '#features/bgp/routes'
import { deletedRoutes } from '#features/deleted/routes'
import { diskRoutes } from '#features/disks/routes'
import { demoRoutes } from '#features/demos/routes'
import { deviceRoutes } from '#features/device/routes'
import { floatingIpRoutes } from '#features/floating-ips/routes'
import { galleryRoutes } from '#features/gallery/routes'
import { helpRoutes } from '#features/help/routes'
import { projectImageRoutes, siloImageRoutes } from '#features/images/routes'
import { ipPoolRoutes } from '#features/ip-pools/routes'
import { loopbackAddressRoutes } from '#features/loopback-addresses/routes'
import { loginRoutes } from '#features/login/routes'
import { identityRoutes } from '#features/identities/routes'
import { inventoryRoutes } from '#features/inventory/routes'
import { issueRoutes } from '#features/issues/routes'
import { ledger } from '#features/ledger/noun'
import { ledgerRoutes } from '#features/ledger/routes'
import { lookup } from '#features/lookup/routes'
import { homeRoutes, projectOverviewRoutes, systemOverviewRoutes } from '#features/overview/routes'
import { probeRoutes } from '#features/probes/routes'
import { crumb, type RouteHandle } from '#features/kit/routing/crumbs'
import { metricsRoutes } from '#features/metrics/routes'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { withLateCode } from '#features/kit/routing/lateCode'
import { withOwnQuery } from '#features/kit/routing/pageQuery'
import { page, unknownPath, redirectIndex } from '#features/kit/routes/routeParts'
import { snapshotRoutes } from '#features/snapshots/routes'
import { siloAdministrationRoutes } from '#features/silo/routes'
import { siloRoutes } from '#features/silos/routes'
import { settingsRoutes } from '#features/settings/routes'
import { capacityRoutes } from '#features/capacity/routes'
import { rackRoutes } from '#features/racks/routes'
import { switchPortSettingsRoutes } from '#features/switch-port-settings/routes'
import { switchRoutes } from '#features/switches/routes'
import { supportBundleRoutes } from '#features/support-bundles/routes'
import { projectTakeDownRoutes, siloTakeDownRoutes, vpcTakeDownRoutes } from '#features/take-down/routes'
import { siloUtilizationRoutes, systemUtilizationRoutes } from '#features/utilization/routes'
import { updateRoutes } from '#features/update/routes'
import { vpcRoutes } from '#features/vpcs/routes'
import { profile } from '#features/settings/noun'
import { settingsNavigation } from '#features/areas/settingsSidebar'
import { systemSections, systemNavigation } from '#features/areas/systemSidebar'
import { ConsoleLayout } from './frame/ConsoleLayout'
import { SiloError } from './frame/LayoutError'
import { outlet } from './frame/outlet'
import { routes } from './routeTree'

// The pages that few sessions start with, by area: a separate file, fetched on demand or when the browser is
// idle. Each noun has its branch.

const settingsBlocks = settingsNavigation()

/** The layout of the user's settings. */
const SettingsLayout = () => <ConsoleLayout blocks={settingsBlocks}>{outlet}</ConsoleLayout>

const systemBlocks = systemNavigation()

/** The layout of the operators' pages. */
const SystemLayout = () => (
  <ConsoleLayout blocks={systemBlocks} system>
    {outlet}
  </ConsoleLayout>
)

const handleOf = ({ handle }: RouteObject) => handle as RouteHandle | undefined

/**
 * Lists that share an entry of the sidebar: tabs of a page with its words. Their records have pages of their own, below
 * it among the breadcrumbs.
 */
function section(title: string, ...all: RouteObject[]): RouteObject[] {
  const lists = all.filter((route) => handleOf(route)?.tab)
  const { to = '' } = systemBlocks.flatMap(({ items }) => items).find(({ label }) => label === title) ?? {}
  const entry = crumb(title, () => to)
  const frame = page({
    handle: { ...entry, hasFacts: false },
    Component: async () => (await import('./frame/SectionPage')).sectionPage(title),
    children: lists,
  })
  return [frame, { handle: entry, children: all.filter((route) => !lists.includes(route)) }]
}

const system: RouteObject = {
  path: 'system',
  Component: SystemLayout,
  handle: { sidebar: systemNavigation },
  lazy: {
    loader: async () => (await import('./loaders')).systemLoader,
  },
  errorElement: <SiloError loads={loadsAll('the operators’ pages')} />,
  children: [
    redirectIndex('overview'),
    ...section(systemSections.overview, systemOverviewRoutes, issueRoutes),
    ...siloRoutes,
    siloTakeDownRoutes,
    ...section(systemSections.capacity, capacityRoutes, systemUtilizationRoutes),
    ...section(systemSections.access, ...identityRoutes, fleetAccessRoutes),
    inventoryRoutes,
    metricsRoutes,
    ...rackRoutes,
    ...section(systemSections.switches, ...switchRoutes, ...switchPortSettingsRoutes),
    { path: 'networking', children: [redirectIndex('ip-pools')] },
    ...ipPoolRoutes,
    ...section(systemSections.sessions, ...bgpRoutes, ...bfdSessionRoutes),
    ...section(systemSections.addresses, ...addressLotRoutes, loopbackAddressRoutes),
    allowListRoutes,
    ...supportBundleRoutes,
    updateRoutes,
    auditLogRoutes,
    alertRoutes,
    unknownPath,
  ],
}

const settings: RouteObject = {
  path: 'settings',
  Component: SettingsLayout,
  handle: { ...crumb('Settings', profile.to.list), sidebar: settingsNavigation },
  children: [redirectIndex('profile'), ...settingsRoutes, unknownPath],
}

/** The activity: in the frame of the page before it. */
const activity: RouteObject = {
  lazy: { Component: async () => (await import('./frame/PlaceLayout')).PlaceLayout },
  errorElement: <SiloError loads={loadsAll(ledger.many)} />,
  children: [ledgerRoutes],
}

/** The pages that only builds with the mock region have. */
const ofPreview: RouteObject[] = import.meta.env.VITE_MOCK === '1' ? [galleryRoutes(), demoRoutes()] : []

const pages: readonly (readonly [parent: string, children: RouteObject[]])[] = [
  [
    'pages',
    [
      loginRoutes,
      deviceRoutes,
      ...ofPreview,
      machineRoutes,
      {
        ...helpRoutes,
        // In place of the frame of the help pages, if its code is missing.
        errorElement: <SiloError loads={loadsAll('the help pages')} />,
        lazy: {
          Component: async () => (await import('./frame/HelpLayout')).HelpLayout,
          loader: async () => (await import('./loaders')).helpLoader,
        },
      },
    ],
  ],
  ['signedIn', [settings, system, activity]],
  [
    'silo',
    [
      homeRoutes,
      siloImageRoutes,
      siloUtilizationRoutes,
      siloAccessRoutes,
      siloAdministrationRoutes,
      ...lookup,
    ],
  ],
  [
    'project',
    [
      projectOverviewRoutes,
      diskRoutes,
      ...vpcRoutes,
      vpcTakeDownRoutes,
      projectTakeDownRoutes,
      ...deletedRoutes,
      floatingIpRoutes,
      snapshotRoutes,
      projectImageRoutes,
      projectAccessRoutes,
      ...affinityRoutes,
      probeRoutes,
    ],
  ],
]

/** The same pages, wrapped for the router. */
export const moreRoutes = pages.map(
  ([parent, children]) => [parent, withLateCode(withOwnQuery(children))] as const,
)

const withMore = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map((route) => {
    const more = moreRoutes.find(([parent]) => parent === route.id)?.[1] ?? []
    return route.children ? { ...route, children: [...more, ...withMore(route.children)] } : route
  })

/** Every page of the console: the complete tree. */
export const allRoutes: RouteObject[] = withMore(routes)
