import { object, string } from 'yup'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { disksApi } from '../../store/api/disks'
import type { Disk, Instance } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT, MAX_DISKS } from '../../store/model/limits'
import { SizeText } from '../../ui/SizeText'
import { ChoiceField, type Choice } from '../shared/form/fields'
import { ModalForm } from '../shared/form/ModalForm'
import { useNotify } from '../shared/useNotify'
import { useWatchedInstances } from '../shared/useWatchedInstances'
import { instanceOf } from './instanceOf'

const schema = object({ instance: string().ensure().required('Instance is required') })

/** An instance to choose; one that takes no disk now stays in the list and says why. */
function choiceOf({ id, name, runState }: Instance, diskCount: number): Choice {
  const reason =
    instanceLifecycle.why(runState, 'command.attachDisk') ??
    (diskCount >= MAX_DISKS ? `An instance can have at most ${MAX_DISKS} disks` : undefined)
  return { value: id, label: name, detail: runState, ...(reason ? { disabledReason: reason } : {}) }
}

const ableFirst = (a: Choice, b: Choice) =>
  Number(a.disabledReason !== undefined) - Number(b.disabledReason !== undefined)

interface AttachDialogProps {
  project: string
  disk: Disk
  onDismiss: () => void
}

/** Attaches a disk to one of the project's instances. */
export function AttachDialog({ project, disk, onDismiss }: AttachDialogProps) {
  const notify = useNotify()
  const [attach] = instancesApi.endpoints.instanceDiskAttach.useMutation()
  const { instances, status } = useWatchedInstances(project)
  // How many disks an instance has, the instance does not say. Without this list, the server does.
  const disks = disksApi.endpoints.diskList.useQuery({ project, limit: ALL_LIMIT }).data?.items ?? []
  const nameOf = (id: string) => instances.find((instance) => instance.id === id)?.name ?? 'the instance'
  const choices = instances
    .map((instance) => choiceOf(instance, disks.filter((other) => instanceOf(other) === instance.id).length))
    .sort(ableFirst)
  return (
    <ModalForm
      title="Attach disk"
      submitLabel="Attach disk"
      schema={schema}
      initial={{ instance: '' }}
      send={({ instance }) => attach({ instance, body: { disk: disk.id } }).unwrap()}
      onSaved={(saved, { instance }) => {
        notify(`Disk ${saved.name} attached to ${nameOf(instance)}`)
        onDismiss()
      }}
      onDismiss={onDismiss}
    >
      <p>
        <strong>{disk.name}</strong> (<SizeText bytes={disk.size} />) is attached to the instance you choose.
      </p>
      <ChoiceField
        name="instance"
        label="Instance"
        noun="instance"
        empty={`No instances in ${project}`}
        status={status}
        choices={choices}
      />
    </ModalForm>
  )
}
