import type { PhysicalDisk, Sled, Switch, UninitializedSled } from '#store/api/generated/types'
import { racks } from '#features/racks/noun'
import type { Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { HardwareStateBadge, PolicyBadge, ProvisionBadge } from './hardwareStates'
import { provisionPolicyOf } from './provisioning'
import { ShortId } from './ShortId'

// Columns of hardware lists: of sleds and switches, of the sleds of a rack, and of physical disks.

type OnBoard = Pick<Sled | Switch | UninitializedSled, 'baseboard'>

/** The serial number of a sled or a switch. */
export const serialColumn: Column<OnBoard> = {
  id: 'serial',
  header: 'Serial',
  cell: ({ baseboard }) => <code>{baseboard.serial}</code>,
  sortValue: ({ baseboard }) => baseboard.serial,
}

/** The part number and revision of a sled or a switch; revisions are in numeric order. */
export const partColumn: Column<OnBoard> = {
  id: 'part',
  header: 'Part',
  cell: ({ baseboard }) => `${baseboard.part} rev ${baseboard.revision}`,
  sortValue: ({ baseboard }) => `${baseboard.part} ${String(baseboard.revision).padStart(6, '0')}`,
}

/** The rack that a sled or a switch is in. */
export const rackColumn: Column<Pick<Switch | UninitializedSled, 'rackId'>> = {
  id: 'rack',
  header: 'Rack',
  cell: ({ rackId }) => <ShortId id={rackId} to={racks.to.page({ rackId })} />,
  sortValue: ({ rackId }) => rackId,
}

/** The policy of a sled or a disk, which an operator sets. */
export const policyColumn: Column<Pick<Sled | PhysicalDisk, 'policy' | 'state'>> = {
  id: 'policy',
  header: 'Policy',
  cell: (row) => <PolicyBadge of={row} />,
  sortValue: ({ policy }) => policy.kind,
}

/** The state of a sled or a disk, which the control plane brings about. */
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

/** The threads and the memory of a sled for instances. */
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
