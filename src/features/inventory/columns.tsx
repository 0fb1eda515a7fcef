import { paths } from '#src/paths'
import type { PhysicalDisk, Sled } from '#store/api/generated/types'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import {
  policyColumn,
  provisionColumn,
  sledSizeColumns,
  stateColumn,
} from '#features/shared/hardware/columns'
import { SledLink } from '#features/shared/hardware/SledLink'
import { ShortId } from '#features/shared/hardware/ShortId'

/** The name of a form factor as hardware has it printed: "U.2". */
export const formFactorWord = (kind: string) => kind.toUpperCase().replace(/^([A-Z])(\d)/, '$1.$2')

const stateTip = 'What the control plane has done about the policy'

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
  ...sledSizeColumns,
  { ...policyColumn, tip: 'What an operator has decided about the sled' },
  { ...provisionColumn, tip: 'Whether new instances and disks are placed on the sled' },
  { ...stateColumn, tip: stateTip },
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
  { ...policyColumn, tip: 'What an operator has decided about the disk' },
  { ...stateColumn, tip: stateTip },
]
