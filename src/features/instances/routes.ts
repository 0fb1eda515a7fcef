import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { to, project, of, panel } from '../app/routeParts'

const instanceAt = (params: { project?: string; instance?: string }) => ({
  project: project(params),
  instance: params.instance ?? '',
})

const networking: RouteObject = {
  path: 'networking',
  handle: crumb('Networking'),
  lazy: {
    Component: async () => (await import('./networking/NetworkingTab')).NetworkingTab,
    loader: async () => (await import('./networking/loaders')).networkingLoader,
  },
  children: [
    { index: true, element: null },
    panel('interfaces-new', 'Add network interface', {
      Component: async () => (await import('./networking/AddNicPanel')).AddNicPanel,
    }),
    panel('interfaces/:interface/edit', 'Edit network interface', {
      Component: async () => (await import('./networking/EditNicPanel')).EditNicPanel,
      loader: async () => (await import('./networking/loaders')).nicLoader,
    }),
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
          lazy: {
            Component: async () => (await import('./InstancePage')).InstancePage,
            loader: async () => (await import('./loaders')).instanceLoader,
          },
          children: [
            to('storage'),
            {
              path: 'storage',
              handle: crumb('Storage'),
              lazy: { Component: async () => (await import('./storage/StorageTab')).StorageTab },
            },
            networking,
            {
              path: 'metrics',
              lazy: { Component: async () => (await import('./metrics/MetricsLayout')).MetricsLayout },
              children: [
                to('cpu'),
                {
                  path: 'cpu',
                  handle: crumb('Metrics'),
                  lazy: { Component: async () => (await import('./metrics/CpuPage')).CpuPage },
                },
                {
                  path: 'disk',
                  handle: crumb('Metrics'),
                  lazy: { Component: async () => (await import('./metrics/DiskPage')).DiskPage },
                },
                {
                  path: 'network',
                  handle: crumb('Metrics'),
                  lazy: { Component: async () => (await import('./metrics/NetworkPage')).NetworkPage },
                },
              ],
            },
            {
              path: 'connect',
              handle: crumb('Connect'),
              lazy: { Component: async () => (await import('./connect/ConnectTab')).ConnectTab },
            },
            {
              path: 'settings',
              handle: crumb('Settings'),
              lazy: {
                Component: async () => (await import('./settings/SettingsTab')).SettingsTab,
                loader: async () => (await import('./settings/loaders')).settingsLoader,
              },
            },
          ],
        },
        {
          path: 'serial-console',
          handle: crumb('Serial console'),
          lazy: {
            Component: async () => (await import('./serial/SerialConsolePage')).SerialConsolePage,
            loader: async () => (await import('./loaders')).serialConsoleLoader,
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
    lazy: {
      Component: async () => (await import('./InstancesPage')).InstancesPage,
      loader: async () => (await import('./loaders')).instancesLoader,
    },
  },
  {
    path: 'instances-new',
    handle: crumb('New instance'),
    lazy: {
      Component: async () => (await import('./create/CreateInstancePage')).CreateInstancePage,
      loader: async () => (await import('./create/loaders')).createInstanceLoader,
    },
  },
  instance,
]
