import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { to, project, of } from '../app/routeParts'

const instanceAt = (params: { project?: string; instance?: string }) => ({
  project: project(params),
  instance: params.instance ?? '',
})

const networking: RouteObject = {
  path: 'networking',
  handle: crumb('Networking'),
  lazy: async () => {
    const [{ NetworkingTab }, { networkingLoader }] = await Promise.all([
      import('./networking/NetworkingTab'),
      import('./networking/loaders'),
    ])
    return { Component: NetworkingTab, loader: networkingLoader }
  },
  children: [
    { index: true, element: null },
    {
      path: 'interfaces-new',
      handle: titleCrumb('Add network interface'),
      lazy: async () => ({
        Component: (await import('./networking/AddNicPanel')).AddNicPanel,
      }),
    },
    {
      path: 'interfaces/:interface/edit',
      handle: titleCrumb('Edit network interface'),
      lazy: async () => {
        const [{ EditNicPanel }, { nicLoader }] = await Promise.all([
          import('./networking/EditNicPanel'),
          import('./networking/loaders'),
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
              import('./InstancePage'),
              import('./loaders'),
            ])
            return { Component: InstancePage, loader: instanceLoader }
          },
          children: [
            to('storage'),
            {
              path: 'storage',
              handle: crumb('Storage'),
              lazy: async () => ({
                Component: (await import('./storage/StorageTab')).StorageTab,
              }),
            },
            networking,
            {
              path: 'metrics',
              lazy: async () => ({
                Component: (await import('./metrics/MetricsLayout')).MetricsLayout,
              }),
              children: [
                to('cpu'),
                {
                  path: 'cpu',
                  handle: crumb('Metrics'),
                  lazy: async () => ({
                    Component: (await import('./metrics/CpuPage')).CpuPage,
                  }),
                },
                {
                  path: 'disk',
                  handle: crumb('Metrics'),
                  lazy: async () => ({
                    Component: (await import('./metrics/DiskPage')).DiskPage,
                  }),
                },
                {
                  path: 'network',
                  handle: crumb('Metrics'),
                  lazy: async () => ({
                    Component: (await import('./metrics/NetworkPage')).NetworkPage,
                  }),
                },
              ],
            },
            {
              path: 'connect',
              handle: crumb('Connect'),
              lazy: async () => ({
                Component: (await import('./connect/ConnectTab')).ConnectTab,
              }),
            },
            {
              path: 'settings',
              handle: crumb('Settings'),
              lazy: async () => {
                const [{ SettingsTab }, { settingsLoader }] = await Promise.all([
                  import('./settings/SettingsTab'),
                  import('./settings/loaders'),
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
              import('./serial/SerialConsolePage'),
              import('./loaders'),
            ])
            return { Component: SerialConsolePage, loader: serialConsoleLoader }
          },
        },
      ],
    },
  ],
}

/** Instances of a project: list, form, tabs, serial console. */
export const instances: RouteObject[] = [
  {
    path: 'instances',
    handle: crumb('Instances'),
    lazy: async () => {
      const [{ InstancesPage }, { instancesLoader }] = await Promise.all([
        import('./InstancesPage'),
        import('./loaders'),
      ])
      return { Component: InstancesPage, loader: instancesLoader }
    },
  },
  {
    path: 'instances-new',
    handle: crumb('New instance'),
    lazy: async () => {
      const [{ CreateInstancePage }, { createInstanceLoader }] = await Promise.all([
        import('./create/CreateInstancePage'),
        import('./create/loaders'),
      ])
      return { Component: CreateInstancePage, loader: createInstanceLoader }
    },
  },
  instance,
]
