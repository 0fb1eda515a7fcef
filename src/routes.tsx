import { Navigate, type RouteObject } from 'react-router'
import { crumb, titleCrumb, type RouteHandle } from './features/app/crumbs'
import { ErrorScreen, NotFoundScreen } from './features/app/ErrorScreen'
import { PageSkeleton } from './features/app/PageSkeleton'
import { RootLayout } from './features/app/RootLayout'
import { paths } from './paths'

// The whole route tree on one page. A page's code and what it needs are fetched together, when it is wanted.

const notBuilt = (path: string, handle?: RouteHandle): RouteObject => ({
  path,
  ...(handle ? { handle } : {}),
  lazy: async () => ({ Component: (await import('./features/app/NotBuiltPage')).NotBuiltPage }),
})
const to = (path: string): RouteObject => ({ index: true, element: <Navigate to={path} replace /> })

const project = (params: { project?: string }) => params.project ?? ''
const projectCrumb = crumb(project, (params) => paths.project({ project: project(params) }))
const instanceAt = (params: { project?: string; instance?: string }) => ({
  project: project(params),
  instance: params.instance ?? '',
})
const of = (name: string) => (params: Record<string, string | undefined>) => params[name] ?? ''

const login: RouteObject = {
  path: 'login',
  lazy: async () => ({ Component: (await import('./features/login/LoginLayout')).LoginLayout }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./features/login/ChooseSiloPage')).ChooseSiloPage }),
    },
    {
      path: ':silo/local',
      lazy: async () => ({ Component: (await import('./features/login/LocalLoginPage')).LocalLoginPage }),
    },
    {
      path: ':silo/saml/:provider',
      lazy: async () => ({ Component: (await import('./features/login/SamlLoginPage')).SamlLoginPage }),
    },
  ],
}

const device: RouteObject = {
  path: 'device',
  lazy: async () => ({ Component: (await import('./features/device/DeviceLayout')).DeviceLayout }),
  children: [
    {
      path: 'verify',
      lazy: async () => ({ Component: (await import('./features/device/VerifyPage')).VerifyPage }),
    },
    {
      path: 'success',
      lazy: async () => ({ Component: (await import('./features/device/SuccessPage')).SuccessPage }),
    },
  ],
}

const settings: RouteObject = {
  path: 'settings',
  handle: crumb('Settings', paths.profile),
  lazy: async () => ({ Component: (await import('./features/app/layouts')).SettingsLayout }),
  children: [
    to('profile'),
    {
      path: 'profile',
      handle: crumb('Profile'),
      lazy: async () => ({ Component: (await import('./features/settings/ProfilePage')).ProfilePage }),
    },
    notBuilt('ssh-keys', crumb('SSH keys')),
    notBuilt('ssh-keys-new', crumb('New SSH key')),
    notBuilt('ssh-keys/:sshKey/edit', crumb('View SSH key')),
    notBuilt('access-tokens', crumb('Access tokens')),
  ],
}

const system: RouteObject = {
  path: 'system',
  lazy: async () => {
    const [{ SystemLayout }, { systemLoader }] = await Promise.all([
      import('./features/app/layouts'),
      import('./features/app/loaders'),
    ])
    return { Component: SystemLayout, loader: systemLoader }
  },
  children: [
    to('silos'),
    notBuilt('silos', crumb('Silos')),
    notBuilt('silos-new', crumb('New silo')),
    notBuilt('silos/:silo', crumb(of('silo'))),
    notBuilt('silos/:silo/idps-new', crumb('New identity provider')),
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
          handle: crumb(of('sledId')),
          children: [to('instances'), notBuilt('instances', crumb('Instances'))],
        },
      ],
    },
    { path: 'networking', children: [to('ip-pools')] },
    notBuilt('networking/ip-pools', crumb('IP pools')),
    notBuilt('networking/ip-pools-new', crumb('New IP pool')),
    notBuilt('networking/ip-pools/:pool', crumb(of('pool'))),
    notBuilt('networking/ip-pools/:pool/edit', crumb('Edit IP pool')),
    notBuilt('networking/ip-pools/:pool/ranges-add', crumb('Add range')),
  ],
}

const silo: RouteObject = {
  lazy: async () => ({ Component: (await import('./features/app/layouts')).SiloLayout }),
  children: [
    {
      handle: crumb('Projects', paths.projects),
      lazy: async () => {
        const [{ ProjectsPage }, { projectsLoader }] = await Promise.all([
          import('./features/projects/ProjectsPage'),
          import('./features/projects/loaders'),
        ])
        return { Component: ProjectsPage, loader: projectsLoader }
      },
      children: [
        { path: 'projects', element: null },
        {
          path: 'projects-new',
          handle: titleCrumb('New project'),
          lazy: async () => ({
            Component: (await import('./features/projects/CreateProjectForm')).CreateProjectForm,
          }),
        },
        {
          path: 'projects/:project/edit',
          handle: titleCrumb('Edit project'),
          lazy: async () => {
            const [{ EditProjectForm }, { projectLoader }] = await Promise.all([
              import('./features/projects/EditProjectForm'),
              import('./features/projects/loaders'),
            ])
            return { Component: EditProjectForm, loader: projectLoader }
          },
        },
      ],
    },
    notBuilt('images', crumb('Images')),
    notBuilt('images/:image/edit', crumb('Edit image')),
    notBuilt('utilization', crumb('Utilization')),
    notBuilt('access', crumb('Silo access')),
  ],
}

const lookup: RouteObject[] = ['lookup/instances/:instance', 'lookup/i/:instance'].map((path) => ({
  path,
  // Always redirects or fails; there is nothing of its own to show.
  lazy: async () => ({
    loader: (await import('./features/lookup/loader')).lookupInstanceLoader,
    element: null,
  }),
}))

const instance: RouteObject = {
  path: 'instances/:instance',
  handle: crumb('Instances', (params) => paths.instances({ project: project(params) })),
  children: [
    {
      handle: crumb(of('instance'), (params) => paths.instance(instanceAt(params))),
      children: [
        {
          lazy: async () => {
            const [{ InstancePage }, { instanceLoader }] = await Promise.all([
              import('./features/instances/InstancePage'),
              import('./features/instances/loaders'),
            ])
            return { Component: InstancePage, loader: instanceLoader }
          },
          children: [
            to('storage'),
            {
              path: 'storage',
              handle: crumb('Storage'),
              lazy: async () => ({
                Component: (await import('./features/instances/storage/StorageTab')).StorageTab,
              }),
            },
            notBuilt('networking', crumb('Networking')),
            {
              path: 'metrics',
              lazy: async () => ({
                Component: (await import('./features/instances/metrics/MetricsLayout')).MetricsLayout,
              }),
              children: [
                to('cpu'),
                {
                  path: 'cpu',
                  handle: crumb('Metrics'),
                  lazy: async () => ({
                    Component: (await import('./features/instances/metrics/CpuPage')).CpuPage,
                  }),
                },
                {
                  path: 'disk',
                  handle: crumb('Metrics'),
                  lazy: async () => ({
                    Component: (await import('./features/instances/metrics/DiskPage')).DiskPage,
                  }),
                },
                {
                  path: 'network',
                  handle: crumb('Metrics'),
                  lazy: async () => ({
                    Component: (await import('./features/instances/metrics/NetworkPage')).NetworkPage,
                  }),
                },
              ],
            },
            {
              path: 'connect',
              handle: crumb('Connect'),
              lazy: async () => ({
                Component: (await import('./features/instances/connect/ConnectTab')).ConnectTab,
              }),
            },
            notBuilt('settings', crumb('Settings')),
          ],
        },
        {
          path: 'serial-console',
          handle: crumb('Serial console'),
          lazy: async () => {
            const [{ SerialConsolePage }, { serialConsoleLoader }] = await Promise.all([
              import('./features/instances/serial/SerialConsolePage'),
              import('./features/instances/loaders'),
            ])
            return { Component: SerialConsolePage, loader: serialConsoleLoader }
          },
        },
      ],
    },
  ],
}

const vpc: RouteObject = {
  path: 'vpcs/:vpc',
  handle: crumb('VPCs', (params) => paths.vpcs({ project: project(params) })),
  children: [
    {
      handle: crumb(of('vpc'), (params) => paths.vpc({ project: project(params), vpc: params['vpc'] ?? '' })),
      children: [
        to('firewall-rules'),
        notBuilt('edit', crumb('Edit VPC')),
        notBuilt('firewall-rules', crumb('Firewall rules')),
        notBuilt('firewall-rules-new/:rule?', crumb('New rule')),
        notBuilt('firewall-rules/:rule/edit', crumb('Edit rule')),
        notBuilt('subnets', crumb('Subnets')),
        notBuilt('subnets-new', crumb('New subnet')),
        notBuilt('subnets/:subnet/edit', crumb('Edit subnet')),
        notBuilt('routers', crumb('Routers')),
        notBuilt('routers-new', crumb('New router')),
        notBuilt('routers/:router', crumb(of('router'))),
        notBuilt('routers/:router/edit', crumb('Edit router')),
        notBuilt('routers/:router/routes-new', crumb('New route')),
        notBuilt('routers/:router/routes/:route/edit', crumb('Edit route')),
        notBuilt('internet-gateways', crumb('Internet gateways')),
        notBuilt('internet-gateways/:gateway', crumb(of('gateway'))),
      ],
    },
  ],
}

const inProject: RouteObject = {
  path: 'projects/:project',
  handle: crumb('Projects', paths.projects),
  lazy: async () => {
    const [{ ProjectLayout }, { projectLoader }] = await Promise.all([
      import('./features/app/layouts'),
      import('./features/projects/loaders'),
    ])
    return { Component: ProjectLayout, loader: projectLoader }
  },
  children: [
    {
      handle: projectCrumb,
      children: [
        to('instances'),
        {
          path: 'instances',
          handle: crumb('Instances'),
          lazy: async () => {
            const [{ InstancesPage }, { instancesLoader }] = await Promise.all([
              import('./features/instances/InstancesPage'),
              import('./features/instances/loaders'),
            ])
            return { Component: InstancesPage, loader: instancesLoader }
          },
        },
        notBuilt('instances-new', crumb('New instance')),
        instance,
        {
          handle: crumb('Disks', (params) => paths.disks({ project: project(params) })),
          lazy: async () => {
            const [{ DisksPage }, { disksLoader }] = await Promise.all([
              import('./features/disks/DisksPage'),
              import('./features/disks/loaders'),
            ])
            return { Component: DisksPage, loader: disksLoader }
          },
          children: [
            { path: 'disks', element: null },
            {
              path: 'disks-new',
              handle: titleCrumb('New disk'),
              lazy: async () => ({
                Component: (await import('./features/disks/CreateDiskForm')).CreateDiskPanel,
              }),
            },
          ],
        },
        vpc,
        notBuilt('vpcs', crumb('VPCs')),
        notBuilt('vpcs-new', crumb('New VPC')),
        notBuilt('floating-ips', crumb('Floating IPs')),
        notBuilt('floating-ips-new', crumb('New floating IP')),
        notBuilt('floating-ips/:floatingIp/edit', crumb('Edit floating IP')),
        notBuilt('snapshots', crumb('Snapshots')),
        notBuilt('snapshots-new', crumb('New snapshot')),
        notBuilt('snapshots/:snapshot/images-new', crumb('Create image from snapshot')),
        notBuilt('images', crumb('Images')),
        notBuilt('images-new', crumb('Upload image')),
        notBuilt('images/:image/edit', crumb('Edit image')),
        notBuilt('access', crumb('Project access')),
        notBuilt('affinity', crumb('Affinity groups')),
        notBuilt('affinity-new', crumb('New anti-affinity group')),
        notBuilt('affinity/:antiAffinityGroup', crumb(of('antiAffinityGroup'))),
        notBuilt('affinity/:antiAffinityGroup/edit', crumb('Edit anti-affinity group')),
      ],
    },
  ],
}

const primitives: RouteObject[] =
  import.meta.env.VITE_MOCK === '1'
    ? [
        {
          path: '_ui',
          lazy: async () => ({ Component: (await import('./features/kitchen/KitchenPage')).KitchenPage }),
        },
      ]
    : []

/** Every page of the console. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          login,
          device,
          ...primitives,
          {
            id: 'signedIn',
            lazy: async () => ({ loader: (await import('./features/app/loaders')).signedInLoader }),
            children: [
              { index: true, element: <Navigate to={paths.projects()} replace /> },
              settings,
              system,
              silo,
              ...lookup,
              inProject,
            ],
          },
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
]
