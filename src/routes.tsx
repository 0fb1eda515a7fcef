import type { ComponentType } from 'react'
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

/** An image's address of old; nobody should find it in the history again. */
const oldImagePath: RouteObject = { path: 'edit', element: <Navigate to=".." relative="path" replace /> }

const siloImages: RouteObject = {
  handle: crumb('Images', paths.siloImages),
  lazy: async () => {
    const [{ SiloImagesPage }, { siloImagesLoader }] = await Promise.all([
      import('./features/images/SiloImagesPage'),
      import('./features/images/loaders'),
    ])
    return { Component: SiloImagesPage, loader: siloImagesLoader }
  },
  children: [
    { path: 'images', element: null },
    {
      path: 'images/:image',
      children: [
        {
          index: true,
          handle: titleCrumb(of('image')),
          lazy: async () => {
            const [{ SiloImagePanel }, { imageLoader }] = await Promise.all([
              import('./features/images/ImagePanel'),
              import('./features/images/loaders'),
            ])
            return { Component: SiloImagePanel, loader: imageLoader }
          },
        },
        oldImagePath,
      ],
    },
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
    siloImages,
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

const networking: RouteObject = {
  path: 'networking',
  handle: crumb('Networking'),
  lazy: async () => {
    const [{ NetworkingTab }, { networkingLoader }] = await Promise.all([
      import('./features/instances/networking/NetworkingTab'),
      import('./features/instances/networking/loaders'),
    ])
    return { Component: NetworkingTab, loader: networkingLoader }
  },
  children: [
    { index: true, element: null },
    {
      path: 'interfaces-new',
      handle: titleCrumb('Add network interface'),
      lazy: async () => ({
        Component: (await import('./features/instances/networking/AddNicPanel')).AddNicPanel,
      }),
    },
    {
      path: 'interfaces/:interface/edit',
      handle: titleCrumb('Edit network interface'),
      lazy: async () => {
        const [{ EditNicPanel }, { nicLoader }] = await Promise.all([
          import('./features/instances/networking/EditNicPanel'),
          import('./features/instances/networking/loaders'),
        ])
        return { Component: EditNicPanel, loader: nicLoader }
      },
    },
  ],
}

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
            networking,
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
            {
              path: 'settings',
              handle: crumb('Settings'),
              lazy: async () => {
                const [{ SettingsTab }, { settingsLoader }] = await Promise.all([
                  import('./features/instances/settings/SettingsTab'),
                  import('./features/instances/settings/loaders'),
                ])
                return { Component: SettingsTab, loader: settingsLoader }
              },
            },
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

const vpcAt = (params: { project?: string; vpc?: string }) => ({
  project: project(params),
  vpc: params.vpc ?? '',
})
/** A panel over the page that is its parent: part of the title, not of the breadcrumbs. */
const panel = (
  path: string,
  title: string,
  load: () => Promise<{ Component: ComponentType }>,
): RouteObject => ({
  path,
  handle: titleCrumb(title),
  lazy: load,
})

const vpcTabs: RouteObject[] = [
  to('firewall-rules'),
  {
    handle: crumb('Firewall rules', (params) => paths.firewallRules(vpcAt(params))),
    lazy: async () => {
      const [{ FirewallTab }, { firewallLoader }] = await Promise.all([
        import('./features/vpcs/firewall/FirewallTab'),
        import('./features/vpcs/loaders'),
      ])
      return { Component: FirewallTab, loader: firewallLoader }
    },
    children: [
      { path: 'firewall-rules', element: null },
      panel('edit', 'Edit VPC', async () => ({
        Component: (await import('./features/vpcs/EditVpcForm')).EditVpcForm,
      })),
      {
        path: 'firewall-rules-new/:rule?',
        handle: titleCrumb('New rule'),
        lazy: async () => {
          const [{ CreateRulePanel }, { ruleLoader }] = await Promise.all([
            import('./features/vpcs/firewall/RuleForm'),
            import('./features/vpcs/loaders'),
          ])
          return { Component: CreateRulePanel, loader: ruleLoader }
        },
      },
      {
        path: 'firewall-rules/:rule/edit',
        handle: titleCrumb('Edit rule'),
        lazy: async () => {
          const [{ EditRulePanel }, { ruleLoader }] = await Promise.all([
            import('./features/vpcs/firewall/RuleForm'),
            import('./features/vpcs/loaders'),
          ])
          return { Component: EditRulePanel, loader: ruleLoader }
        },
      },
    ],
  },
  {
    handle: crumb('Subnets', (params) => paths.subnets(vpcAt(params))),
    lazy: async () => {
      const [{ SubnetsTab }, { subnetsLoader }] = await Promise.all([
        import('./features/vpcs/subnets/SubnetsTab'),
        import('./features/vpcs/loaders'),
      ])
      return { Component: SubnetsTab, loader: subnetsLoader }
    },
    children: [
      { path: 'subnets', element: null },
      panel('subnets-new', 'New subnet', async () => ({
        Component: (await import('./features/vpcs/subnets/CreateSubnetForm')).CreateSubnetForm,
      })),
      {
        path: 'subnets/:subnet/edit',
        handle: titleCrumb('Edit subnet'),
        lazy: async () => {
          const [{ EditSubnetForm }, { subnetLoader }] = await Promise.all([
            import('./features/vpcs/subnets/EditSubnetForm'),
            import('./features/vpcs/loaders'),
          ])
          return { Component: EditSubnetForm, loader: subnetLoader }
        },
      },
    ],
  },
  {
    handle: crumb('Routers', (params) => paths.routers(vpcAt(params))),
    lazy: async () => {
      const [{ RoutersTab }, { routersLoader }] = await Promise.all([
        import('./features/vpcs/routers/RoutersTab'),
        import('./features/vpcs/loaders'),
      ])
      return { Component: RoutersTab, loader: routersLoader }
    },
    children: [
      { path: 'routers', element: null },
      panel('routers-new', 'New router', async () => ({
        Component: (await import('./features/vpcs/routers/RouterForms')).CreateRouterForm,
      })),
      {
        path: 'routers/:router/edit',
        handle: titleCrumb('Edit router'),
        lazy: async () => {
          const [{ EditRouterForm }, { routerLoader }] = await Promise.all([
            import('./features/vpcs/routers/RouterForms'),
            import('./features/vpcs/loaders'),
          ])
          return { Component: EditRouterForm, loader: routerLoader }
        },
      },
    ],
  },
  {
    handle: crumb('Internet gateways', (params) => paths.internetGateways(vpcAt(params))),
    lazy: async () => {
      const [{ GatewaysTab }, { gatewaysLoader }] = await Promise.all([
        import('./features/vpcs/gateways/GatewaysTab'),
        import('./features/vpcs/loaders'),
      ])
      return { Component: GatewaysTab, loader: gatewaysLoader }
    },
    children: [
      { path: 'internet-gateways', element: null },
      panel('internet-gateways-new', 'New internet gateway', async () => ({
        Component: (await import('./features/vpcs/gateways/CreateGatewayForm')).CreateGatewayForm,
      })),
    ],
  },
  {
    path: 'map',
    handle: crumb('Map'),
    lazy: async () => {
      const [{ MapTab }, { mapLoader }] = await Promise.all([
        import('./features/vpcs/map/MapTab'),
        import('./features/vpcs/loaders'),
      ])
      return { Component: MapTab, loader: mapLoader }
    },
  },
]

const routerPage: RouteObject = {
  handle: crumb('Routers', (params) => paths.routers(vpcAt(params))),
  children: [
    {
      handle: crumb(of('router'), (params) =>
        paths.router({ ...vpcAt(params), router: params['router'] ?? '' }),
      ),
      lazy: async () => {
        const [{ RouterPage }, { routerPageLoader }] = await Promise.all([
          import('./features/vpcs/routers/RouterPage'),
          import('./features/vpcs/loaders'),
        ])
        return { Component: RouterPage, loader: routerPageLoader }
      },
      children: [
        { path: 'routers/:router', element: null },
        panel('routers/:router/routes-new', 'New route', async () => ({
          Component: (await import('./features/vpcs/routers/RouteForms')).CreateRouteForm,
        })),
        {
          path: 'routers/:router/routes/:route/edit',
          handle: titleCrumb('Edit route'),
          lazy: async () => {
            const [{ EditRouteForm }, { routeLoader }] = await Promise.all([
              import('./features/vpcs/routers/RouteForms'),
              import('./features/vpcs/loaders'),
            ])
            return { Component: EditRouteForm, loader: routeLoader }
          },
        },
      ],
    },
  ],
}

const gatewayPage: RouteObject = {
  handle: crumb('Internet gateways', (params) => paths.internetGateways(vpcAt(params))),
  children: [
    {
      handle: crumb(of('gateway'), (params) =>
        paths.internetGateway({ ...vpcAt(params), gateway: params['gateway'] ?? '' }),
      ),
      lazy: async () => {
        const [{ GatewayPage }, { gatewayLoader }] = await Promise.all([
          import('./features/vpcs/gateways/GatewayPage'),
          import('./features/vpcs/loaders'),
        ])
        return { Component: GatewayPage, loader: gatewayLoader }
      },
      children: [
        { path: 'internet-gateways/:gateway', element: null },
        panel('internet-gateways/:gateway/pools-attach', 'Attach IP pool', async () => ({
          Component: (await import('./features/vpcs/gateways/AttachForms')).AttachPoolForm,
        })),
        panel('internet-gateways/:gateway/addresses-attach', 'Attach IP address', async () => ({
          Component: (await import('./features/vpcs/gateways/AttachForms')).AttachAddressForm,
        })),
      ],
    },
  ],
}

const vpc: RouteObject = {
  path: 'vpcs/:vpc',
  handle: crumb('VPCs', (params) => paths.vpcs({ project: project(params) })),
  children: [
    {
      handle: crumb(of('vpc'), (params) => paths.vpc(vpcAt(params))),
      children: [
        {
          lazy: async () => {
            const [{ VpcPage }, { vpcLoader }] = await Promise.all([
              import('./features/vpcs/VpcPage'),
              import('./features/vpcs/loaders'),
            ])
            return { Component: VpcPage, loader: vpcLoader }
          },
          children: vpcTabs,
        },
        routerPage,
        gatewayPage,
      ],
    },
  ],
}

const projectAccess: RouteObject = {
  handle: crumb('Project access', (params) => paths.projectAccess({ project: project(params) })),
  lazy: async () => {
    const [{ ProjectAccessPage }, { projectAccessLoader }] = await Promise.all([
      import('./features/access/ProjectAccessPage'),
      import('./features/access/loaders'),
    ])
    return { Component: ProjectAccessPage, loader: projectAccessLoader }
  },
  children: [
    { path: 'access', element: null },
    {
      path: 'access-new',
      handle: titleCrumb('Add user or group'),
      lazy: async () => ({
        Component: (await import('./features/access/AddRolePanel')).AddProjectRolePanel,
      }),
    },
    {
      path: 'access/:identity/edit',
      handle: titleCrumb('Edit role'),
      lazy: async () => {
        const [{ EditProjectRolePanel }, { projectRoleLoader }] = await Promise.all([
          import('./features/access/EditRolePanel'),
          import('./features/access/loaders'),
        ])
        return { Component: EditProjectRolePanel, loader: projectRoleLoader }
      },
    },
  ],
}

const snapshots: RouteObject = {
  handle: crumb('Snapshots', (params) => paths.snapshots({ project: project(params) })),
  lazy: async () => {
    const [{ SnapshotsPage }, { snapshotsLoader }] = await Promise.all([
      import('./features/snapshots/SnapshotsPage'),
      import('./features/snapshots/loaders'),
    ])
    return { Component: SnapshotsPage, loader: snapshotsLoader }
  },
  children: [
    { path: 'snapshots', element: null },
    {
      path: 'snapshots-new',
      handle: titleCrumb('New snapshot'),
      lazy: async () => ({
        Component: (await import('./features/snapshots/CreateSnapshotPanel')).CreateSnapshotPanel,
      }),
    },
    {
      path: 'snapshots/:snapshot/images-new',
      handle: titleCrumb('Create image from snapshot'),
      lazy: async () => {
        const [{ CreateImagePanel }, { snapshotLoader }] = await Promise.all([
          import('./features/snapshots/CreateImagePanel'),
          import('./features/snapshots/loaders'),
        ])
        return { Component: CreateImagePanel, loader: snapshotLoader }
      },
    },
  ],
}

const affinityCrumb = crumb('Affinity groups', (params) => paths.affinity({ project: project(params) }))

/** A group's page, with its edit panel. The two kinds have an address each, since they may share a name. */
const affinityGroup = (path: string, param: string, label: string): RouteObject => ({
  path,
  handle: affinityCrumb,
  children: [
    {
      handle: crumb(of(param)),
      lazy: async () => {
        const [{ GroupPage }, { groupLoader }] = await Promise.all([
          import('./features/affinity/GroupPage'),
          import('./features/affinity/loaders'),
        ])
        return { Component: GroupPage, loader: groupLoader }
      },
      children: [
        { index: true, element: null },
        {
          path: 'edit',
          handle: titleCrumb(label),
          lazy: async () => ({
            Component: (await import('./features/affinity/EditGroupPanel')).EditGroupPanel,
          }),
        },
      ],
    },
  ],
})

const affinity: RouteObject[] = [
  {
    handle: affinityCrumb,
    lazy: async () => {
      const [{ AffinityPage }, { groupsLoader }] = await Promise.all([
        import('./features/affinity/AffinityPage'),
        import('./features/affinity/loaders'),
      ])
      return { Component: AffinityPage, loader: groupsLoader }
    },
    children: [
      { path: 'affinity', element: null },
      {
        path: 'affinity-new',
        handle: titleCrumb('New affinity group'),
        lazy: async () => ({
          Component: (await import('./features/affinity/CreateGroupPanel')).CreateGroupPanel,
        }),
      },
    ],
  },
  affinityGroup('affinity/:antiAffinityGroup', 'antiAffinityGroup', 'Edit anti-affinity group'),
  affinityGroup('affinity-groups/:affinityGroup', 'affinityGroup', 'Edit affinity group'),
]
const projectImages: RouteObject = {
  handle: crumb('Images', (params) => paths.images({ project: project(params) })),
  lazy: async () => {
    const [{ ProjectImagesPage }, { projectImagesLoader }] = await Promise.all([
      import('./features/images/ProjectImagesPage'),
      import('./features/images/loaders'),
    ])
    return { Component: ProjectImagesPage, loader: projectImagesLoader }
  },
  children: [
    { path: 'images', element: null },
    {
      path: 'images-new',
      handle: titleCrumb('Upload image'),
      lazy: async () => ({
        Component: (await import('./features/images/upload/UploadImagePanel')).UploadImagePanel,
      }),
    },
    {
      path: 'images/:image',
      children: [
        {
          index: true,
          handle: titleCrumb(of('image')),
          lazy: async () => {
            const [{ ProjectImagePanel }, { imageLoader }] = await Promise.all([
              import('./features/images/ImagePanel'),
              import('./features/images/loaders'),
            ])
            return { Component: ProjectImagePanel, loader: imageLoader }
          },
        },
        oldImagePath,
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
        {
          path: 'instances-new',
          handle: crumb('New instance'),
          lazy: async () => {
            const [{ CreateInstancePage }, { createInstanceLoader }] = await Promise.all([
              import('./features/instances/create/CreateInstancePage'),
              import('./features/instances/create/loaders'),
            ])
            return { Component: CreateInstancePage, loader: createInstanceLoader }
          },
        },
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
            {
              path: 'disks/:disk',
              handle: titleCrumb(of('disk')),
              lazy: async () => {
                const [{ DiskPanel }, { diskLoader }] = await Promise.all([
                  import('./features/disks/DiskPanel'),
                  import('./features/disks/loaders'),
                ])
                return { Component: DiskPanel, loader: diskLoader }
              },
            },
          ],
        },
        vpc,
        {
          handle: crumb('VPCs', (params) => paths.vpcs({ project: project(params) })),
          lazy: async () => {
            const [{ VpcsPage }, { vpcsLoader }] = await Promise.all([
              import('./features/vpcs/VpcsPage'),
              import('./features/vpcs/loaders'),
            ])
            return { Component: VpcsPage, loader: vpcsLoader }
          },
          children: [
            { path: 'vpcs', element: null },
            panel('vpcs-new', 'New VPC', async () => ({
              Component: (await import('./features/vpcs/CreateVpcForm')).CreateVpcForm,
            })),
          ],
        },
        {
          handle: crumb('Floating IPs', (params) => paths.floatingIps({ project: project(params) })),
          lazy: async () => {
            const [{ FloatingIpsPage }, { floatingIpsLoader }] = await Promise.all([
              import('./features/floatingIps/FloatingIpsPage'),
              import('./features/floatingIps/loaders'),
            ])
            return { Component: FloatingIpsPage, loader: floatingIpsLoader }
          },
          children: [
            { path: 'floating-ips', element: null },
            {
              path: 'floating-ips-new',
              handle: titleCrumb('New floating IP'),
              lazy: async () => ({
                Component: (await import('./features/floatingIps/CreateFloatingIpForm')).CreateFloatingIpForm,
              }),
            },
            {
              path: 'floating-ips/:floatingIp/edit',
              handle: titleCrumb('Edit floating IP'),
              lazy: async () => {
                const [{ EditFloatingIpForm }, { floatingIpLoader }] = await Promise.all([
                  import('./features/floatingIps/EditFloatingIpForm'),
                  import('./features/floatingIps/loaders'),
                ])
                return { Component: EditFloatingIpForm, loader: floatingIpLoader }
              },
            },
          ],
        },
        snapshots,
        projectImages,
        projectAccess,
        ...affinity,
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
            // Asked at every navigation, and mostly answered from memory; a route that stays is not asked otherwise.
            shouldRevalidate: () => true,
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
