import type { Disk } from '../../../../store/api/generated/types'
import type { ChoiceStatus } from '../../../../ui/choices'
import { FreeDiskField, freeDiskSchema } from '../../../disks/FreeDiskField'
import { ModalForm } from '../../../shared/form/ModalForm'

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
    schema={freeDiskSchema}
    initial={{ disk: '' }}
    send={async ({ disk }) => disks.find(({ name }) => name === disk)}
    onSaved={(disk) => disk && onPicked(disk)}
    onDismiss={onDismiss}
  >
    <FreeDiskField disks={disks} status={status} by="name" />
  </ModalForm>
)
