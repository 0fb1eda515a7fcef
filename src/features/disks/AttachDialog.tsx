import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { disksApi } from '../../store/api/disks'
import type { Disk, Instance } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT, MAX_DISKS } from '../../store/model/limits'
import { SizeText } from '../../ui/SizeText'
import { AttachToInstanceDialog } from '../shared/AttachToInstanceDialog'
import { instanceOf } from './instanceOf'

interface AttachDialogProps {
  project: string
  disk: Disk
  onDismiss: () => void
}

/** Attaches a disk to one of the project's instances. */
export function AttachDialog({ project, disk, onDismiss }: AttachDialogProps) {
  const [attach] = instancesApi.endpoints.instanceDiskAttach.useMutation()
  // How many disks an instance has, the instance does not say. Without this list, the server does.
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
