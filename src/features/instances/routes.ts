import type { Params, RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import {
  inProject,
  paramLabel,
  page,
  panel,
  projectParam,
  tab,
  redirectIndex,
} from '#features/routing/routeParts'

const instanceAt = (params: Params) => ({
  project: projectParam(params),
  instance: params['instance'] ?? '',
})

const allInstances: WayOn = { label: 'All instances', to: inProject(paths.instances) }
const allInterfaces: WayOn = {
  label: 'All network interfaces',
  to: (params) => paths.instanceNetworking(instanceAt(params)),
}
const loadsInstance = loadsOne('instance', 'instance', 'project', allInstances)

const networking = tab({
  path: 'networking',
  handle: crumb('Networking'),
  Component: async () => (await import('./networking/NetworkingTab')).NetworkingTab,
  loader: async () => (await import('./networking/loaders')).networkingLoader,
  loads: loadsAll('networking'),
  children: [
    { index: true, element: null },
    panel('interfaces-new', 'Add network interface', {
      Component: async () => (await import('./networking/AddNicPanel')).AddNicPanel,
    }),
    panel('interfaces/:interface/edit', 'Edit network interface', {
      Component: async () => (await import('./networking/EditNicPanel')).EditNicPanel,
      loader: async () => (await import('./networking/loaders')).nicLoader,
      loads: loadsOne('network interface', 'interface', 'instance', allInterfaces),
    }),
  ],
})

const metrics = tab({
  path: 'metrics',
  Component: async () => (await import('./metrics/MetricsLayout')).MetricsLayout,
  children: [
    redirectIndex('cpu'),
    tab({
      path: 'cpu',
      handle: crumb('Metrics'),
      Component: async () => (await import('./metrics/CpuPage')).CpuPage,
    }),
    tab({
      path: 'disk',
      handle: crumb('Metrics'),
      Component: async () => (await import('./metrics/DiskPage')).DiskPage,
    }),
    tab({
      path: 'network',
      handle: crumb('Metrics'),
      Component: async () => (await import('./metrics/NetworkPage')).NetworkPage,
    }),
  ],
})

const instancePage = page({
  Component: async () => (await import('./InstancePage')).InstancePage,
  loader: async () => (await import('./instanceLoader')).instanceLoader,
  loads: loadsInstance,
  children: [
    redirectIndex('storage'),
    tab({
      path: 'storage',
      handle: crumb('Storage'),
      Component: async () => (await import('./storage/StorageTab')).StorageTab,
    }),
    networking,
    metrics,
    tab({
      path: 'connect',
      handle: crumb('Connect'),
      Component: async () => (await import('./connect/ConnectTab')).ConnectTab,
    }),
    tab({
      path: 'settings',
      handle: crumb('Settings'),
      Component: async () => (await import('./settings/SettingsTab')).SettingsTab,
      loader: async () => (await import('./settings/loaders')).settingsLoader,
      loads: loadsAll('settings'),
    }),
  ],
})

/** Instances of a project: list, form, tabs, serial console. */
export const instances: RouteObject[] = [
  page({
    path: 'instances',
    handle: {
      ...crumb('Instances', undefined, 'Name,State,CPU,Memory,External IPs,Created'),
      hasCensus: true,
    },
    Component: async () => (await import('./InstancesPage')).InstancesPage,
    loader: async () => (await import('./loaders')).instancesLoader,
    loads: loadsAll('instances'),
  }),
  page({
    path: 'instances-new',
    handle: crumb('Create instance'),
    Component: async () => (await import('./create/CreateInstancePage')).CreateInstancePage,
    loader: async () => (await import('./create/loaders')).createInstanceLoader,
    loads: loadsAll('what a new instance needs', allInstances),
  }),
  {
    path: 'instances/:instance',
    handle: crumb('Instances', allInstances.to),
    children: [
      {
        handle: crumb(paramLabel('instance'), (params) => paths.instance(instanceAt(params))),
        children: [
          instancePage,
          page({
            path: 'serial-console',
            handle: crumb('Serial console'),
            Component: async () => (await import('./serial/SerialConsolePage')).SerialConsolePage,
            loader: async () => (await import('./loaders')).serialConsoleLoader,
            loads: loadsInstance,
          }),
        ],
      },
    ],
  },
]
