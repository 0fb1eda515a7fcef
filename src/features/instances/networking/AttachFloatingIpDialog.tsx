import { object, string } from 'yup'
import { floatingIpsApi } from '../../../store/api/floatingIps'
import type { FloatingIp, Instance } from '../../../store/api/generated/types'
import type { ChoiceStatus } from '../../../ui/choices'
import { ChoiceField } from '../../shared/form/fields'
import { ModalForm } from '../../shared/form/ModalForm'
import { useNotify } from '../../shared/useNotify'
import { ReachedAt, unchosen } from './ReachedAt'

const schema = object({ floatingIp: string().ensure() })

interface AttachFloatingIpDialogProps {
  instance: Instance
  /** The project's addresses that lead nowhere, and how their list stands. */
  free: readonly FloatingIp[]
  status: ChoiceStatus
  onDismiss: () => void
}

/** Gives an instance one of the project's free addresses. */
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
