import { object, string } from 'yup'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import type { FloatingIp, Instance } from '#store/api/generated/types'
import type { ChoiceStatus } from '#ui/forms/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { ModalForm } from '#features/shared/form/ModalForm'
import { useNotify } from '#features/shared/useNotify'
import { ReachedAt, unchosen } from './ReachedAt'

const schema = object({ floatingIp: string().ensure() })

interface AttachFloatingIpDialogProps {
  instance: Instance
  /** The project's free floating IPs, and the status of their list. */
  free: readonly FloatingIp[]
  status: ChoiceStatus
  onDismiss: () => void
}

/** Attaches one of the project's free floating IPs. */
export function AttachFloatingIpDialog({ instance, free, status, onDismiss }: AttachFloatingIpDialogProps) {
  const notify = useNotify()
  const [attach] = floatingIpsApi.endpoints.floatingIpAttach.useMutation()
  return (
    <ModalForm
      title="Attach floating IP"
      submitLabel="Attach floating IP"
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
      disabledReason={unchosen}
    >
      <ReachedAt what={instance.name} find={(chosen) => free.find(({ id }) => id === chosen)} />
      <ChoiceField
        name="floatingIp"
        label="Floating IP"
        noun="floating IP"
        empty="No floating IP of this project is free"
        status={status}
        choices={free.map(({ id, name, ip, description }) => ({
          value: id,
          label: name,
          detail: [ip, description].filter(Boolean).join(', '),
        }))}
      />
    </ModalForm>
  )
}
