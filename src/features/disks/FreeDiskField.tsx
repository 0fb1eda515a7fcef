import { object, string } from 'yup'
import type { Disk } from '../../store/api/generated/types'
import type { ChoiceStatus } from '../../ui/choices'
import { ChoiceField } from '../shared/form/fields'
import { diskDetail } from './diskForm'

/** The rule of a form that picks a disk. */
export const freeDiskSchema = object({ disk: string().ensure().required('Disk name is required') })

interface FreeDiskFieldProps {
  /** Those that may be attached, and how their list stands. */
  disks: readonly Disk[]
  status: ChoiceStatus
  /** By what the form names a disk. */
  by: 'id' | 'name'
}

/** Picks one of the project's disks that are free. */
export const FreeDiskField = ({ disks, status, by }: FreeDiskFieldProps) => (
  <ChoiceField
    name="disk"
    label="Disk name"
    noun="disk"
    empty="No disk of this project is free"
    status={status}
    choices={disks.map((disk) => ({ value: disk[by], label: disk.name, detail: diskDetail(disk) }))}
  />
)
