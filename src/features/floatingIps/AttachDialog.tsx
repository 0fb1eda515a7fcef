import { object, string } from 'yup'
import { floatingIpsApi } from '../../store/api/floatingIps'
import type { FloatingIp } from '../../store/api/generated/types'
import { ChoiceField } from '../shared/form/fields'
import { ModalForm } from '../shared/form/ModalForm'
import { useNotify } from '../shared/useNotify'
import { useWatchedInstances } from '../shared/useWatchedInstances'

const schema = object({ instance: string().ensure().required('Instance is required') })

interface AttachDialogProps {
  project: string
  floatingIp: FloatingIp
  onDismiss: () => void
}

/** Attaches an address to one of the project's instances. Whether that one can take it now, the server says. */
export function AttachDialog({ project, floatingIp, onDismiss }: AttachDialogProps) {
  const notify = useNotify()
  const [attach] = floatingIpsApi.endpoints.floatingIpAttach.useMutation()
  const { instances, status } = useWatchedInstances(project)
  const nameOf = (id: string) => instances.find((instance) => instance.id === id)?.name ?? 'the instance'
  return (
    <ModalForm
      title="Attach floating IP"
      submitLabel="Attach floating IP"
      schema={schema}
      initial={{ instance: '' }}
      send={({ instance }) =>
        attach({ floatingIp: floatingIp.id, body: { kind: 'instance', parent: instance } }).unwrap()
      }
      onSaved={(saved, { instance }) => {
        notify(`Floating IP ${saved.name} attached to ${nameOf(instance)}`)
        onDismiss()
      }}
      onDismiss={onDismiss}
    >
      <p>
        <strong>{floatingIp.name}</strong> (<code>{floatingIp.ip}</code>) is attached to the instance you
        choose.
      </p>
      <ChoiceField
        name="instance"
        label="Instance"
        noun="instance"
        empty={`No instances in ${project}`}
        status={status}
        choices={instances.map(({ id, name, runState }) => ({ value: id, label: name, detail: runState }))}
      />
    </ModalForm>
  )
}
