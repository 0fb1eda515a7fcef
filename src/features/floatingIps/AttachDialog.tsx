import { object, string } from 'yup'
import { floatingIpsApi } from '../../store/api/floatingIps'
import type { FloatingIp } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT } from '../../store/model/limits'
import { choicesFrom } from '../shared/form/choices'
import { ChoiceField } from '../shared/form/fields'
import { ModalForm } from '../shared/form/ModalForm'
import { useNotify } from '../shared/useNotify'

const schema = object({ instance: string().ensure().required('Instance is required') })

interface AttachDialogProps {
  project: string
  floatingIp: FloatingIp
  onDismiss: () => void
}

/** Leads an address to one of the project's instances. Whether that one can take it now, the server says. */
export function AttachDialog({ project, floatingIp, onDismiss }: AttachDialogProps) {
  const notify = useNotify()
  const [attach] = floatingIpsApi.endpoints.floatingIpAttach.useMutation()
  const instances = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT })
  return (
    <ModalForm
      title="Attach floating IP"
      submitLabel="Attach"
      schema={schema}
      initial={{ instance: '' }}
      send={({ instance }) =>
        attach({ floatingIp: floatingIp.id, body: { kind: 'instance', parent: instance } }).unwrap()
      }
      onSaved={(saved) => {
        notify(`Floating IP ${saved.name} attached`)
        onDismiss()
      }}
      onDismiss={onDismiss}
    >
      <p>
        The instance will be reached at <code>{floatingIp.ip}</code>.
      </p>
      <ChoiceField
        name="instance"
        label="Instance"
        noun="instance"
        empty={`No instances in ${project}`}
        {...choicesFrom(instances, ({ id, name, runState }) => ({
          value: id,
          label: name,
          detail: runState,
        }))}
      />
    </ModalForm>
  )
}
