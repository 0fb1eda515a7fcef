import type { RouteObject } from 'react-router'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, redirectIndex, tab } from '#features/routing/routeParts'

const allCertificates: WayOn = { label: 'All TLS certificates', to: morePaths.certificates }

/** Settings of the user's silo. */
export const siloSettings: RouteObject = {
  path: 'silo',
  handle: crumb('Silo settings', paths.tokenLifetime),
  children: [
    redirectIndex('token-lifetime'),
    page({
      Component: async () => (await import('./SiloSettingsPage')).SiloSettingsPage,
      children: [
        tab({
          path: 'token-lifetime',
          handle: crumb('Token lifetime', paths.tokenLifetime),
          Component: async () => (await import('./TokenLifetimeTab')).TokenLifetimeTab,
          loader: async () => (await import('./loaders')).tokenLifetimeLoader,
          loads: loadsAll('the token lifetime'),
          children: [
            { index: true, element: null },
            panel('edit', 'Edit token lifetime', {
              Component: async () => (await import('./EditTokenLifetimeForm')).EditTokenLifetimeForm,
              loader: async () => (await import('./loaders')).freshTokenLifetimeLoader,
              loads: loadsAll('the token lifetime'),
            }),
          ],
        }),
        tab({
          handle: crumb('TLS certificates', allCertificates.to),
          Component: async () => (await import('./CertificatesTab')).CertificatesTab,
          loader: async () => (await import('./loaders')).certificatesLoader,
          loads: loadsAll('TLS certificates'),
          children: [
            { path: 'certificates', element: null },
            panel('certificates-new', 'Create TLS certificate', {
              Component: async () => (await import('./CreateCertificateForm')).CreateCertificateForm,
            }),
            panel('certificates/:certificate', 'TLS certificate', {
              Component: async () => (await import('./CertificatePanel')).CertificatePanel,
              loader: async () => (await import('./loaders')).certificateLoader,
              loads: loadsOne('TLS certificate', 'certificate', undefined, allCertificates),
            }),
          ],
        }),
      ],
    }),
  ],
}
