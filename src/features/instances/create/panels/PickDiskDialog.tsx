import type { Disk } from '#store/api/generated/types'
import type { ChoiceStatus } from '#ui/forms/choices'
import { FreeDiskField, freeDiskSchema } from '../../storage/FreeDiskField'
import { ModalForm } from '#features/shared/form/ModalForm'

interface PickDiskDialogProps {
  /** The disks that may be attached. */
  disks: readonly Disk[]
  status: ChoiceStatus
  onPicked: (disk: Disk) => void
  onDismiss: () => void
}

/** Picks a disk to attach to the new instance. */
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
