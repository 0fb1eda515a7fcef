import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { inRecord, pageOf, panelOf, tabbedPageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { redirectIndex, tab } from '#features/kit/routes/routeParts'
import { networkInterfaces } from './networking/noun'
import { instancePath, instances } from './noun'

const list = () => import('./list')
const page = () => import('./InstancePage')
const create = () => import('./create/CreateInstancePage')
const networkingTab = () => import('./networking/NetworkingTab')
const nicForms = () => import('./networking/forms')
const joinPanel = () => import('./networking/JoinGroupPanel')
const charts = () => import('./metrics/MetricPages')
const settings = () => import('./settings/SettingsTab')
const serialConsole = () => import('./serial/SerialConsolePage')

const storage = tabOf(instances, 'page', {
  words: ['attached disks', 'boot disk', 'volumes'],
  help: ['disks', 'images', 'snapshots'],
  Component: async () => (await import('./storage/StorageTab')).StorageTab,
})

const networking = tabOf(networkInterfaces, 'list', {
  words: ['NICs', 'networking', 'MAC addresses', 'IP addresses'],
  Component: async () => (await networkingTab()).NetworkingTab,
  loader: async () => (await networkingTab()).loader,
  loads: loadsAll('networking'),
  panels: [
    panelOf(networkInterfaces, 'create', {
      Component: async () => (await nicForms()).AddNicPanel,
    }),
    panelOf(networkInterfaces, 'joinGroup', {
      help: ['multicast-groups', 'ip-pools'],
      Component: async () => (await joinPanel()).JoinGroupPanel,
      loader: async () => (await joinPanel()).loader,
      loads: loadsAll('multicast groups'),
    }),
    panelOf(networkInterfaces, 'edit', {
      Component: async () => (await nicForms()).EditNicPanel,
      loader: async () => (await nicForms()).editLoader,
    }),
  ],
})

const chart = { crumb: instances.tabs.metrics, help: ['metrics', 'instances'] } as const

const metrics = tab({
  path: `${instancePath}/metrics`,
  Component: async () => (await import('./metrics/MetricsLayout')).MetricsLayout,
  children: [
    redirectIndex('cpu'),
    tabOf(instances, 'metrics', {
      words: ['CPU usage', 'graphs', 'monitoring', 'performance'],
      ...chart,
      Component: async () => (await charts()).CpuPage,
    }),
    tabOf(instances, 'diskMetrics', {
      ...chart,
      Component: async () => (await charts()).DiskPage,
    }),
    tabOf(instances, 'networkMetrics', {
      ...chart,
      Component: async () => (await charts()).NetworkPage,
    }),
  ],
})

const instancePage = tabbedPageOf(instances, instancePath, {
  Component: async () => (await page()).InstancePage,
  loader: async () => (await page()).loader,
  opensOn: 'storage',
  tabs: [
    storage,
    networking,
    metrics,
    tabOf(instances, 'connect', {
      words: ['SSH', 'remote access', 'log in'],
      help: ['serial-console', 'ssh-keys', 'external-ips'],
      Component: async () => (await import('./connect/ConnectTab')).ConnectTab,
    }),
    tabOf(instances, 'settings', {
      words: ['auto-restart', 'resize', 'boot disk'],
      help: ['instances', 'affinity'],
      Component: async () => (await settings()).SettingsTab,
      loader: async () => (await settings()).loader,
      loads: loadsAll('settings'),
    }),
  ],
})

/** Instances of a project: list, form, tabs, serial console. */
export const instanceRoutes: RouteObject[] = [
  pageOf(instances, 'list', {
    words: ['virtual machines', 'VMs', 'servers', 'hosts', 'compute'],
    Component: async () => (await list()).InstancesPage,
    loader: async () => (await list()).loader,
  }),
  pageOf(instances, 'create', {
    crumb: instances.forms.create,
    help: ['instances', 'disks', 'images', 'network-interfaces', 'ssh-keys'],
    Component: async () => (await create()).CreateInstancePage,
    loader: async () => (await create()).loader,
    loads: loadsAll('what a new instance needs', {
      label: 'All instances',
      to: ({ project = '' }) => instances.to.list({ project }),
    }),
  }),
  inRecord(instances, instances.to.page.path, [
    instancePage,
    pageOf(instances, 'serialConsole', {
      words: ['terminal', 'boot logs', 'TTY', 'shell'],
      crumb: 'Serial console',
      help: ['serial-console', 'keyboard'],
      Component: async () => (await serialConsole()).SerialConsolePage,
      loader: async () => (await serialConsole()).loader,
    }),
  ]),
]

export const branches: RouteBranches = { first: instanceRoutes }
