import type { PhysicalDisk, Sled } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { HardwareStateBadge, PolicyBadge, ProvisionBadge } from './hardwareStates'
import { provisionPolicyOf } from './provisioning'

// Columns of hardware lists: of all sleds, of those of a rack, and of physical disks.

/** The decision of an operator about a sled or a disk. */
export const policyColumn: Column<Pick<Sled | PhysicalDisk, 'policy' | 'state'>> = {
  id: 'policy',
  header: 'Policy',
  cell: (row) => <PolicyBadge of={row} />,
  sortValue: ({ policy }) => policy.kind,
}

/** The state that the control plane has brought a sled or a disk to. */
export const stateColumn: Column<Pick<Sled | PhysicalDisk, 'policy' | 'state'>> = {
  id: 'state',
  header: 'State',
  isPlain: true,
  cell: (row) => <HardwareStateBadge of={row} />,
  sortValue: ({ state }) => state,
}

/** Whether new instances and disks are placed on a sled. */
export const provisionColumn: Column<Pick<Sled, 'policy'>> = {
  id: 'provision',
  header: 'Provision policy',
  cell: ({ policy }) => <ProvisionBadge policy={policy} />,
  sortValue: ({ policy }) => provisionPolicyOf(policy) ?? '',
}

/** The threads and the memory that a sled has for instances. */
export const sledSizeColumns: readonly Column<Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>>[] = [
  {
    id: 'threads',
    header: 'Threads',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Hardware threads that instances can use',
    cell: ({ usableHardwareThreads }) => usableHardwareThreads,
    sortValue: ({ usableHardwareThreads }) => usableHardwareThreads,
  },
  {
    id: 'ram',
    header: 'RAM',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Physical memory that instances can use',
    cell: ({ usablePhysicalRam }) => <SizeText bytes={usablePhysicalRam} />,
    sortValue: ({ usablePhysicalRam }) => usablePhysicalRam,
  },
]
