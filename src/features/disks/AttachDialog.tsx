import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { disksApi } from '#store/api/resources/disks'
import type { Disk, Instance } from '#store/api/generated/types'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { ALL_LIMIT } from '#store/model/paging'
import { MAX_DISKS } from '#store/model/limits'
import { SizeText } from '#ui/text/SizeText'
import { AttachToInstanceDialog } from '#features/shared/AttachToInstanceDialog'
import { instanceOf } from './instanceOf'

interface AttachDialogProps {
  project: string
  disk: Disk
  onDismiss: () => void
}

/** Attaches a disk to one of the project's instances. */
export function AttachDialog({ project, disk, onDismiss }: AttachDialogProps) {
  const [attach] = instanceDisksApi.endpoints.instanceDiskAttach.useMutation()
  // The instance does not contain its number of disks. If this list fails, the server checks the limit.
  const disks = disksApi.endpoints.diskList.useQuery({ project, limit: ALL_LIMIT }).data?.items ?? []
  const isFull = ({ id }: Instance) => disks.filter((other) => instanceOf(other) === id).length >= MAX_DISKS
  return (
    <AttachToInstanceDialog
      title="Attach disk"
      what={`Disk ${disk.name}`}
      project={project}
      whyNot={(instance) =>
        instanceLifecycle.why(instance.runState, 'command.attachDisk') ??
        (isFull(instance) ? `An instance can have at most ${MAX_DISKS} disks` : undefined)
      }
      attach={(instance) => attach({ instance, body: { disk: disk.id } }).unwrap()}
      onDismiss={onDismiss}
    >
      <strong>{disk.name}</strong> (<SizeText bytes={disk.size} />)
    </AttachToInstanceDialog>
  )
}
