import { Navigate, type RouteObject } from 'react-router'
import { projectAccess } from './features/access/routes'
import { affinity } from './features/affinity/routes'
import { crumb, titleCrumb } from './features/app/crumbs'
import { ProjectError, SiloError } from './features/app/errors/LayoutError'
import { loadsAll, loadsOne } from './features/app/errors/loads'
import { FullError } from './features/app/errors/RouteError'
import { layouts } from './features/app/keptImport'
import { PageSkeleton } from './features/app/PageSkeleton'
import { RootLayout } from './features/app/RootLayout'
import { withOwnQuery } from './features/app/pageQuery'
import { allProjects, elsewhere, notBuilt, of, projectCrumb, to } from './features/app/routeParts'
import { device } from './features/device/routes'
import { disks } from './features/disks/routes'
import { floatingIps } from './features/floatingIps/routes'
import { help } from './features/help/routes'
import { projectImages, siloImages } from './features/images/routes'
import { instances } from './features/instances/routes'
import { login } from './features/login/routes'
import { lookup } from './features/lookup/routes'
import { projects } from './features/projects/routes'
import { settings } from './features/settings/routes'
import { snapshots } from './features/snapshots/routes'
import { vpcs } from './features/vpcs/routes'
import { paths } from './paths'

// The whole route tree on one page; each noun brings its branch. A page's code and what it needs are fetched together,
// when it is wanted.

const system: RouteObject = {
  path: 'system',
  lazy: {
    Component: async () => (await layouts.load()).SystemLayout,
    loader: async () => (await import('./features/app/loaders')).systemLoader,
  },
  errorElement: <SiloError loads={loadsAll('the operators’ pages')} />,
  children: [
    to('silos'),
    notBuilt('silos', crumb('Silos')),
    notBuilt('silos-new', crumb('Create silo')),
    notBuilt('silos/:silo', crumb(of('silo'))),
    notBuilt('silos/:silo/idps-new', crumb('Create identity provider')),
    notBuilt('silos/:silo/idps/saml/:provider', crumb('Identity provider')),
    notBuilt('issues', crumb('Issues')),
    notBuilt('utilization', crumb('Utilization')),
    {
      path: 'inventory',
      handle: crumb('Inventory', paths.inventory),
      children: [
        to('sleds'),
        notBuilt('sleds', crumb('Sleds')),
        notBuilt('disks', crumb('Disks')),
        {
          path: 'sleds/:sledId',
          handle: crumb(of('sledId'), ({ sledId = '' }) => paths.sled(sledId)),
          children: [to('instances'), notBuilt('instances', crumb('Instances'))],
        },
      ],
    },
    { path: 'networking', children: [to('ip-pools')] },
    notBuilt('networking/ip-pools', crumb('IP pools')),
    notBuilt('networking/ip-pools-new', crumb('Create IP pool')),
    notBuilt('networking/ip-pools/:pool', crumb(of('pool'))),
    notBuilt('networking/ip-pools/:pool/edit', crumb('Edit IP pool')),
    notBuilt('networking/ip-pools/:pool/ranges-add', crumb('Add range')),
    elsewhere,
  ],
}

const silo: RouteObject = {
  lazy: { Component: async () => (await layouts.load()).SiloLayout },
  children: [
    projects,
    siloImages,
    notBuilt('utilization', crumb('Utilization')),
    notBuilt('access', crumb('Silo access')),
    ...lookup,
    elsewhere,
  ],
}

const inOneProject: RouteObject = {
  path: 'projects/:project',
  handle: crumb('Projects', paths.projects),
  lazy: {
    Component: async () => (await layouts.load()).ProjectLayout,
    loader: async () => (await import('./features/projects/loaders')).projectLoader,
  },
  errorElement: <ProjectError loads={loadsOne('project', 'project', undefined, allProjects)} />,
  children: [
    {
      handle: projectCrumb,
      children: [
        to('instances'),
        ...instances,
        disks,
        ...vpcs,
        floatingIps,
        snapshots,
        projectImages,
        projectAccess,
        ...affinity,
        elsewhere,
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
          lazy: { Component: async () => (await import('./features/kitchen/KitchenPage')).KitchenPage },
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
          help,
          {
            id: 'signedIn',
            // Asked at every navigation, and mostly answered from memory; a route that stays is not asked otherwise.
            shouldRevalidate: () => true,
            lazy: { loader: async () => (await import('./features/app/loaders')).signedInLoader },
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
