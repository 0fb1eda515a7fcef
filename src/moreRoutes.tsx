// @chunk routes
import type { RouteObject } from 'react-router'
import { accessTokens } from '#features/settings/access-tokens/routes'
import { fleetAccess, projectAccess, siloAccess } from '#features/access/routes'
import { addressLots } from '#features/address-lots/routes'
import { affinity } from '#features/affinity/routes'
import { allowList } from '#features/allow-list/routes'
import { SiloError } from '#features/app/LayoutError'
import { alerts } from '#features/alerts/routes'
import { SettingsLayout, SystemLayout } from '#features/app/moreLayouts'
import { auditLog } from '#features/audit-log/routes'
import { bfdSessions } from '#features/bfd-sessions/routes'
import { bgpRoutes } from '#features/bgp/routes'
import { machines } from '#features/debugger/routes'
import { demos } from '#features/demos/routes'
import { device } from '#features/device/routes'
import { diskRoutes } from '#features/disks/routes'
import { floatingIpRoutes } from '#features/floating-ips/routes'
import { helpRoutes } from '#features/help/routes'
import { projectImageRoutes, siloImageRoutes } from '#features/images/routes'
import { identities } from '#features/identities/routes'
import { inventory } from '#features/inventory/routes'
import { ipPools } from '#features/ip-pools/routes'
import { issues } from '#features/issues/routes'
import { login } from '#features/login/routes'
import { loopbackAddresses } from '#features/loopback-addresses/routes'
import { lookup } from '#features/lookup/routes'
import { probeRoutes } from '#features/probes/routes'
import { metrics } from '#features/metrics/routes'
import { crumb, titleCrumb } from '#features/routing/crumbs'
import { loadsAll } from '#features/routing/errors/loads'
import { settingsNavigation } from '#features/areas/settings'
import { systemNavigation } from '#features/areas/system'
import { withLateCode } from '#features/routing/lateCode'
import { withOwnQuery } from '#features/routing/pageQuery'
import { unknownPath, redirectIndex } from '#features/routing/routeParts'
import { profile } from '#features/settings/routes'
import { siloSettings } from '#features/silo/routes'
import { silos } from '#features/silos/routes'
import { snapshotRoutes } from '#features/snapshots/routes'
import { sshKeys } from '#features/settings/ssh-keys/routes'
import { capacity } from '#features/capacity/routes'
import { rackRoutes } from '#features/racks/routes'
import { switchPortSettingsRoutes } from '#features/switch-port-settings/routes'
import { switchRoutes } from '#features/switches/routes'
import { supportBundleRoutes } from '#features/support-bundles/routes'
import { siloUtilization, systemUtilization } from '#features/utilization/routes'
import { updates } from '#features/update/routes'
import { vpcRoutes } from '#features/vpcs/routes'
import { paths } from '#src/paths'

// The pages that few sessions begin with: a file of its own, fetched for them, and otherwise when the browser is idle.

const system: RouteObject = {
  path: 'system',
  Component: SystemLayout,
  handle: { sidebar: systemNavigation },
  lazy: {
    loader: async () => (await import('#features/app/loaders')).systemLoader,
  },
  errorElement: <SiloError loads={loadsAll('the operators’ pages')} />,
  children: [
    redirectIndex('silos'),
    ...silos,
    identities,
    issues,
    systemUtilization,
    inventory,
    capacity,
    metrics,
    ...rackRoutes,
    ...switchRoutes,
    { path: 'networking', children: [redirectIndex('ip-pools')] },
    ...ipPools,
    ...addressLots,
    loopbackAddresses,
    ...switchPortSettingsRoutes,
    ...bfdSessions,
    bgpRoutes,
    allowList,
    ...supportBundleRoutes,
    updates,
    auditLog,
    ...alerts,
    fleetAccess,
    unknownPath,
  ],
}

const settings: RouteObject = {
  path: 'settings',
  Component: SettingsLayout,
  handle: { ...crumb('Settings', paths.profile), sidebar: settingsNavigation },
  children: [redirectIndex('profile'), profile, sshKeys, accessTokens, unknownPath],
}

/** The pages of builds with the mock region. */
const ofPreview: RouteObject[] =
  import.meta.env.VITE_MOCK === '1'
    ? [
        {
          path: '_ui',
          handle: titleCrumb('Primitives'),
          lazy: { Component: async () => (await import('#features/gallery/GalleryPage')).GalleryPage },
        },
        demos(),
      ]
    : []

/** The pages by the route of the tree that they are in. */
const pages: readonly (readonly [parent: string, children: RouteObject[]])[] = [
  [
    'pages',
    [
      ...login,
      ...device,
      ...ofPreview,
      machines,
      {
        ...helpRoutes,
        lazy: {
          Component: async () => (await import('#features/app/HelpLayout')).HelpLayout,
          loader: async () => (await import('#features/app/loaders')).helpLoader,
        },
      },
    ],
  ],
  ['signedIn', [settings, system]],
  ['silo', [siloImageRoutes, siloUtilization, siloAccess, siloSettings, ...lookup]],
  [
    'project',
    [
      diskRoutes,
      ...vpcRoutes,
      floatingIpRoutes,
      snapshotRoutes,
      projectImageRoutes,
      projectAccess,
      ...affinity,
      probeRoutes,
    ],
  ],
]

/** The same, as the router gets them. */
export const moreRoutes = pages.map(
  ([parent, children]) => [parent, withLateCode(withOwnQuery(children))] as const,
)
