import { Navigate, type RouteObject } from 'react-router'
import { fleetAccess, projectAccess, siloAccess } from '#features/access/routes'
import { accessTokens } from '#features/access-tokens/routes'
import { affinity } from '#features/affinity/routes'
import { crumb, titleCrumb } from '#features/routing/crumbs'
import { ProjectError, SiloError } from '#features/app/LayoutError'
import { loadsAll, loadsOne } from '#features/routing/errors/loads'
import { FullError } from '#features/routing/errors/RouteError'
import { layouts } from '#features/app/lazyLayouts'
import { PageSkeleton } from '#features/app/PageSkeleton'
import { RootLayout } from '#features/app/RootLayout'
import { withOwnQuery } from '#features/routing/pageQuery'
import { allProjects, unknownPath, projectCrumb, redirectIndex } from '#features/routing/routeParts'
import { machines } from '#features/debugger/routes'
import { device } from '#features/device/routes'
import { disks } from '#features/disks/routes'
import { floatingIps } from '#features/floating-ips/routes'
import { help } from '#features/help/routes'
import { projectImages, siloImages } from '#features/images/routes'
import { instances } from '#features/instances/routes'
import { inventory } from '#features/inventory/routes'
import { ipPools } from '#features/ip-pools/routes'
import { issues } from '#features/issues/routes'
import { login } from '#features/login/routes'
import { lookup } from '#features/lookup/routes'
import { projects } from '#features/projects/routes'
import { profile } from '#features/settings/routes'
import { silos } from '#features/silos/routes'
import { snapshots } from '#features/snapshots/routes'
import { sshKeys } from '#features/ssh-keys/routes'
import { siloUtilization, systemUtilization } from '#features/utilization/routes'
import { vpcs } from '#features/vpcs/routes'
import { paths } from '#src/paths'

// The whole route tree; each noun has its branch. A page's code and data are fetched in parallel, on demand.

const system: RouteObject = {
  path: 'system',
  lazy: {
    Component: async () => (await layouts.load()).SystemLayout,
    loader: async () => (await import('#features/app/loaders')).systemLoader,
  },
  errorElement: <SiloError loads={loadsAll('the operators’ pages')} />,
  children: [
    redirectIndex('silos'),
    ...silos,
    issues,
    systemUtilization,
    inventory,
    { path: 'networking', children: [redirectIndex('ip-pools')] },
    ...ipPools,
    fleetAccess,
    unknownPath,
  ],
}

const settings: RouteObject = {
  path: 'settings',
  handle: crumb('Settings', paths.profile),
  lazy: { Component: async () => (await layouts.load()).SettingsLayout },
  children: [redirectIndex('profile'), profile, sshKeys, accessTokens, unknownPath],
}

const silo: RouteObject = {
  lazy: { Component: async () => (await layouts.load()).SiloLayout },
  children: [projects, siloImages, siloUtilization, siloAccess, ...lookup, unknownPath],
}

const inOneProject: RouteObject = {
  path: 'projects/:project',
  handle: crumb('Projects', paths.projects),
  lazy: {
    Component: async () => (await layouts.load()).ProjectLayout,
    loader: async () => (await import('#features/projects/loaders')).projectLoader,
  },
  errorElement: <ProjectError loads={loadsOne('project', 'project', undefined, allProjects)} />,
  children: [
    {
      handle: projectCrumb,
      children: [
        redirectIndex('instances'),
        ...instances,
        disks,
        ...vpcs,
        floatingIps,
        snapshots,
        projectImages,
        projectAccess,
        ...affinity,
        unknownPath,
      ],
    },
  ],
}

const primitives: RouteObject[] =
  import.meta.env.VITE_MOCK === '1'
    ? [
        {
          path: '_ui',
          handle: titleCrumb('Primitives'),
          lazy: { Component: async () => (await import('#features/gallery/GalleryPage')).GalleryPage },
        },
      ]
    : []

/** Every page of the console. */
export const routes: RouteObject[] = withOwnQuery([
  {
    element: <RootLayout />,
    errorElement: <FullError />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        errorElement: <FullError />,
        children: [
          ...login,
          ...device,
          ...primitives,
          machines,
          {
            ...help,
            lazy: {
              Component: async () => (await import('#features/app/HelpLayout')).HelpLayout,
              loader: async () => (await import('#features/app/loaders')).helpLoader,
            },
          },
          {
            id: 'signedIn',
            // Runs at every navigation, mostly answered from the cache; by default, an unchanged route would not
            // revalidate.
            shouldRevalidate: () => true,
            lazy: { loader: async () => (await import('#features/app/loaders')).signedInLoader },
            errorElement: <SiloError loads={loadsAll('your account')} />,
            children: [
              { index: true, element: <Navigate to={paths.projects()} replace /> },
              settings,
              system,
              silo,
              inOneProject,
            ],
          },
        ],
      },
    ],
  },
])
