import { object, string } from 'yup'
import type { Disk } from '../../../../store/api/generated/types'
import type { ChoiceStatus } from '../../../../ui/choices'
import { diskDetail } from '../../../disks/diskForm'
import { ChoiceField } from '../../../shared/form/fields'
import { ModalForm } from '../../../shared/form/ModalForm'

const schema = object({ disk: string().ensure().required('Disk name is required') })

interface PickDiskDialogProps {
  /** The disks that may be attached. */
  disks: readonly Disk[]
  status: ChoiceStatus
  onPicked: (disk: Disk) => void
  onDismiss: () => void
}

/** Picks a disk that is attached when the instance is created. */
export const PickDiskDialog = ({ disks, status, onPicked, onDismiss }: PickDiskDialogProps) => (
  <ModalForm
    title="Attach disk"
    submitLabel="Attach disk"
    schema={schema}
    initial={{ disk: '' }}
    send={async ({ disk }) => disks.find(({ name }) => name === disk)}
    onSaved={(disk) => disk && onPicked(disk)}
    onDismiss={onDismiss}
  >
    <ChoiceField
      name="disk"
      label="Disk name"
      noun="disk"
      empty="No disk of this project is free"
      status={status}
      choices={disks.map((disk) => ({ value: disk.name, label: disk.name, detail: diskDetail(disk) }))}
    />
  </ModalForm>
)
