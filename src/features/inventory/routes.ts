import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, tab, redirectIndex } from '#features/routing/routeParts'
import { shortId } from '#ui/text/truncated'

const allSleds: WayOn = { label: 'All sleds', to: paths.inventory }

const allDisks: WayOn = { label: 'All physical disks', to: paths.inventoryDisks }

/** The hardware: sleds and physical disks. Operators only. */
export const inventory: RouteObject = {
  path: 'inventory',
  handle: crumb('Inventory', paths.inventory),
  children: [
    redirectIndex('sleds'),
    page({
      Component: async () => (await import('./InventoryPage')).InventoryPage,
      children: [
        tab({
          path: 'sleds',
          handle: crumb('Sleds'),
          Component: async () => (await import('./SledsTab')).SledsTab,
          loader: async () => (await import('./loaders')).sledsLoader,
          loads: loadsAll('sleds'),
        }),
        tab({
          path: 'disks',
          handle: crumb('Disks'),
          Component: async () => (await import('./DisksTab')).DisksTab,
          loader: async () => (await import('./loaders')).physicalDisksLoader,
          loads: loadsAll('physical disks'),
        }),
        tab({
          path: 'uninitialized',
          handle: crumb('Uninitialized'),
          Component: async () => (await import('./UninitializedTab')).UninitializedTab,
          loader: async () => (await import('./loaders')).uninitializedLoader,
          loads: loadsAll('uninitialized sleds'),
        }),
      ],
    }),
    {
      path: 'sleds/:sledId',
      handle: crumb('Sleds', paths.inventory),
      children: [
        page({
          handle: crumb(
            ({ sledId = '' }) => shortId(sledId),
            ({ sledId = '' }) => paths.sled(sledId),
          ),
          Component: async () => (await import('./SledPage')).SledPage,
          loader: async () => (await import('./loaders')).sledLoader,
          loads: loadsOne('sled', 'sledId', undefined, allSleds),
          children: [
            redirectIndex('instances'),
            tab({
              path: 'instances',
              handle: crumb('Instances'),
              Component: async () => (await import('./SledInstancesTab')).SledInstancesTab,
              loader: async () => (await import('./loaders')).sledInstancesLoader,
              loads: loadsAll('the instances of this sled'),
            }),
            tab({
              path: 'disks',
              handle: crumb('Disks'),
              Component: async () => (await import('./SledDisksTab')).SledDisksTab,
              loader: async () => (await import('./loaders')).sledDisksLoader,
              loads: loadsAll('the disks of this sled'),
            }),
          ],
        }),
      ],
    },
    {
      path: 'disks/:diskId',
      handle: crumb('Disks', paths.inventoryDisks),
      children: [
        page({
          handle: crumb(
            ({ diskId = '' }) => shortId(diskId),
            ({ diskId = '' }) => paths.physicalDisk(diskId),
          ),
          Component: async () => (await import('./PhysicalDiskPage')).PhysicalDiskPage,
          loader: async () => (await import('./loaders')).physicalDiskLoader,
          loads: loadsOne('physical disk', 'diskId', undefined, allDisks),
          children: [{ index: true, element: null }],
        }),
      ],
    },
  ],
}
