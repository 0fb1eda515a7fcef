import { object } from 'yup'
import type { Disk } from '#store/api/generated/types'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { requiredText } from '#features/kit/form/rules'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { diskDetail } from '#features/shared/disk/diskForm'

/** The validation rule of a form that picks a disk. */
export const freeDiskSchema = object({ disk: requiredText('Disk name') })

interface FreeDiskFieldProps {
  /** The attachable disks, and the status of their list. */
  disks: readonly Disk[]
  status: ChoiceStatus
  /** The property that the form stores. */
  by: 'id' | 'name'
}

/** Picks one of the project's free disks. */
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
