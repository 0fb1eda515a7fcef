import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import type { PhysicalDisk, Sled } from '#store/api/generated/types'
import { crumb } from '#features/kit/routing/crumbs'
import { recordLabel } from '#features/kit/routing/recordLabel'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { inRecord, recordOf, tabbedPageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { inventoryPath, physicalDisks, sledPath, sleds, unadoptedDisks, uninitializedSleds } from './noun'

const inventoryPage = () => import('./InventoryPage')
const sledList = () => import('./sleds/list')
const uninitialized = () => import('./sleds/UninitializedTab')
const sledPage = () => import('./sleds/SledPage')
const sledInstances = () => import('./sleds/SledInstancesTab')
const diskList = () => import('./disks/list')
const unadopted = () => import('./unadopted/list')
const diskPage = () => import('./disks/PhysicalDiskPage')

const lists = tabbedPageOf(sleds, inventoryPath, {
  Component: async () => (await inventoryPage()).InventoryPage,
  opensOn: 'sleds',
  tabs: [
    tabOf(sleds, 'list', {
      words: ['sleds', 'servers', 'hosts', 'hardware', 'machines'],
      Component: async () => (await sledList()).SledsTab,
      loader: async () => (await sledList()).loader,
    }),
    tabOf(physicalDisks, 'list', {
      words: ['physical disks', 'SSDs', 'NVMe', 'U.2', 'drives'],
      Component: async () => (await diskList()).DisksTab,
      loader: async () => (await diskList()).loader,
    }),
    tabOf(unadoptedDisks, 'list', {
      words: ['adoption requests', 'expunged disks', 'repaired disks', 'adopt a disk'],
      Component: async () => (await unadopted()).UnadoptedTab,
      loader: async () => (await unadopted()).loader,
    }),
    tabOf(uninitializedSleds, 'list', {
      words: ['uninitialized', 'new hardware', 'add a sled'],
      Component: async () => (await uninitialized()).UninitializedTab,
      loader: async () => (await uninitialized()).loader,
    }),
  ],
})

const oneSled = tabbedPageOf(sleds, sledPath, {
  Component: async () => (await sledPage()).SledPage,
  loader: async () => (await sledPage()).loader,
  opensOn: 'instances',
  tabs: [
    tabOf(sleds, 'page', {
      Component: async () => (await sledInstances()).SledInstancesTab,
      loader: async () => (await sledInstances()).loader,
      loads: loadsAll('the instances of this sled'),
    }),
    tabOf(sleds, 'disks', {
      Component: async () => (await diskList()).SledDisksTab,
      loader: async () => (await diskList()).sledDisksLoader,
      loads: loadsAll('the disks of this sled'),
    }),
  ],
})

const oneDisk = recordOf(physicalDisks, 'page', {
  crumb: recordLabel<PhysicalDisk>('diskId', ({ serial }) => serial),
  Component: async () => (await diskPage()).PhysicalDiskPage,
  loader: async () => (await diskPage()).loader,
})

/** The hardware: sleds and physical disks. Operators only. */
const inventoryRoutes: RouteObject = {
  handle: crumb('Inventory', sleds.to.list),
  children: [
    lists,
    inRecord(
      sleds,
      sleds.to.page.path,
      [oneSled],
      recordLabel<Sled>('sledId', ({ baseboard }) => baseboard.serial),
    ),
    oneDisk,
  ],
}

export const branches: RouteBranches = { system: [inventoryRoutes] }
