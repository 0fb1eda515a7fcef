import Server from 'lucide-react/icons/server'
import { noun } from '#features/kit/noun/noun'

/** The path prefix of the three lists. */
export const inventoryPath = '/system/inventory'

const sledList = `${inventoryPath}/sleds` as const
const diskList = `${inventoryPath}/disks` as const

/** The path prefix of a sled's pages. */
export const sledPath = `${sledList}/:sledId` as const

const help = ['inventory', 'utilization'] as const

export const sleds = noun({
  kind: 'sled',
  one: 'sled',
  many: 'sleds',
  // The default tab of a sled is its instances.
  paths: { list: sledList, page: `${sledPath}/instances`, disks: `${sledPath}/disks` },
  tabs: { page: 'Instances', disks: 'Disks' },
  sidebar: { icon: Server, label: 'Inventory', also: [inventoryPath], goKey: 'n', counts: true },
  help,
})

export const physicalDisks = noun({
  kind: 'physicalDisk',
  one: 'physical disk',
  many: 'physical disks',
  title: 'Disks',
  paths: { list: diskList, page: `${diskList}/:diskId` },
  help,
})

/** The physical disks that were out of service and are in a sled again, and the requests to adopt them. */
export const unadoptedDisks = noun({
  kind: 'unadoptedDisk',
  one: 'unadopted disk',
  many: 'unadopted disks',
  paths: { list: `${inventoryPath}/unadopted` },
  feature: 'diskAdoption',
  help,
})

/** The sleds that a rack has detected and that are not in service yet. */
export const uninitializedSleds = noun({
  one: 'sled waiting to be added',
  many: 'sleds waiting to be added',
  paths: { list: `${inventoryPath}/uninitialized` },
  tabs: { list: 'Waiting to be added' },
  help,
})
