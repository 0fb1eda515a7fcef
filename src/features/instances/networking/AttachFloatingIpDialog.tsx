import { object, string } from 'yup'
import { floatingIpsApi } from '../../../store/api/floatingIps'
import type { FloatingIp, Instance } from '../../../store/api/generated/types'
import { ChoiceField } from '../../shared/form/fields'
import { ModalForm } from '../../shared/form/ModalForm'
import { useNotify } from '../../shared/useNotify'

const schema = object({ floatingIp: string().ensure().required('Floating IP is required') })

interface AttachFloatingIpDialogProps {
  instance: Instance
  /** The project's addresses that lead nowhere. */
  free: readonly FloatingIp[]
  onDismiss: () => void
}

/** Gives an instance one of the project's free addresses. */
export function AttachFloatingIpDialog({ instance, free, onDismiss }: AttachFloatingIpDialogProps) {
  const notify = useNotify()
  const [attach] = floatingIpsApi.endpoints.floatingIpAttach.useMutation()
  return (
    <ModalForm
      title="Attach floating IP"
      submitLabel="Attach"
      schema={schema}
      initial={{ floatingIp: '' }}
      send={({ floatingIp }) =>
        attach({ floatingIp, body: { kind: 'instance', parent: instance.id } }).unwrap()
      }
      onSaved={(saved) => {
        notify(`Floating IP ${saved.name} attached`)
        onDismiss()
      }}
      onDismiss={onDismiss}
    >
      <p>{instance.name} is reached by the address as soon as it is attached.</p>
      <ChoiceField
        name="floatingIp"
        label="Floating IP"
        placeholder="Select a floating IP"
        choices={free.map(({ id, name, ip, description }) => ({
          value: id,
          label: name,
          detail: [ip, description].filter(Boolean).join(', '),
        }))}
      />
    </ModalForm>
  )
}
