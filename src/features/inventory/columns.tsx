import { paths } from '#src/paths'
import type { PhysicalDisk, Sled } from '#store/api/generated/types'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { SizeText } from '#ui/text/SizeText'
import { HardwareStateBadge, PolicyBadge, ProvisionBadge } from '#features/shared/hardware/hardwareStates'
import { SledLink } from '#features/shared/hardware/SledLink'
import { ShortId } from '#features/shared/hardware/ShortId'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'

/** The name of a form factor as hardware has it printed: "U.2". */
export const formFactorWord = (kind: string) => kind.toUpperCase().replace(/^([A-Z])(\d)/, '$1.$2')

/** Columns of the sleds. */
export const sledColumns: readonly Column<Sled>[] = [
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <ShortId id={id} to={paths.sled(id)} />,
    sortValue: ({ id }) => id,
  },
  {
    id: 'serial',
    header: 'Serial',
    cell: ({ baseboard }) => <code>{baseboard.serial}</code>,
    sortValue: ({ baseboard }) => baseboard.serial,
  },
  {
    id: 'part',
    header: 'Part',
    hideBelow: 'medium',
    cell: ({ baseboard }) => `${baseboard.part} rev ${baseboard.revision}`,
    sortValue: ({ baseboard }) => `${baseboard.part} ${String(baseboard.revision).padStart(6, '0')}`,
  },
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
  {
    id: 'policy',
    header: 'Policy',
    tip: 'What an operator has decided about the sled',
    cell: (sled) => <PolicyBadge of={sled} />,
    sortValue: ({ policy }) => policy.kind,
  },
  {
    id: 'provision',
    header: 'Provision policy',
    tip: 'Whether new instances and disks are placed on the sled',
    cell: ({ policy }) => <ProvisionBadge policy={policy} />,
    sortValue: ({ policy }) => provisionPolicyOf(policy) ?? '',
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    tip: 'What the control plane has done about the policy',
    cell: (sled) => <HardwareStateBadge of={sled} />,
    sortValue: ({ state }) => state,
  },
]

/** Columns of the physical disks. @param serials of their sleds, by id */
export const physicalDiskColumns = (
  serials: ReadonlyMap<string, string>,
): readonly Column<PhysicalDisk>[] => [
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <ShortId id={id} to={paths.physicalDisk(id)} />,
    sortValue: ({ id }) => id,
  },
  {
    id: 'serial',
    header: 'Serial',
    cell: ({ serial }) => <IdText value={serial} />,
    sortValue: ({ serial }) => serial,
  },
  {
    id: 'model',
    header: 'Model',
    hideBelow: 'medium',
    cell: ({ vendor, model }) => `${vendor} ${model}`,
    sortValue: ({ vendor, model }) => `${vendor} ${model}`,
  },
  {
    id: 'formFactor',
    header: 'Form factor',
    hideBelow: 'narrow',
    cell: ({ formFactor }) => <Badge>{formFactorWord(formFactor)}</Badge>,
    sortValue: ({ formFactor }) => formFactor,
  },
  {
    id: 'sled',
    header: 'Sled',
    width: '9rem',
    cell: ({ sledId }) => <SledLink id={sledId} serials={serials} />,
    sortValue: ({ sledId }) => (sledId ? (serials.get(sledId) ?? sledId) : ''),
  },
  {
    id: 'policy',
    header: 'Policy',
    tip: 'What an operator has decided about the disk',
    cell: (disk) => <PolicyBadge of={disk} />,
    sortValue: ({ policy }) => policy.kind,
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    tip: 'What the control plane has done about the policy',
    cell: (disk) => <HardwareStateBadge of={disk} />,
    sortValue: ({ state }) => state,
  },
]
