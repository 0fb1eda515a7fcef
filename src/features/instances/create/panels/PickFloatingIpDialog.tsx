import { object, string } from 'yup'
import type { FloatingIp } from '#store/api/generated/types'
import type { ChoiceStatus } from '#ui/forms/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { ModalForm } from '#features/shared/form/ModalForm'
import { ReachedAt, unchosen } from '../../networking/ReachedAt'

const schema = object({ floatingIp: string().ensure() })

interface PickFloatingIpDialogProps {
  /** Those that are free. */
  floatingIps: readonly FloatingIp[]
  status: ChoiceStatus
  onPicked: (name: string) => void
  onDismiss: () => void
}

/** Picks a floating IP for the new instance. */
export const PickFloatingIpDialog = ({
  floatingIps,
  status,
  onPicked,
  onDismiss,
}: PickFloatingIpDialogProps) => (
  <ModalForm
    title="Attach floating IP"
    submitLabel="Attach floating IP"
    schema={schema}
    initial={{ floatingIp: '' }}
    send={async ({ floatingIp }) => floatingIp}
    onSaved={onPicked}
    onDismiss={onDismiss}
    disabledReason={unchosen}
  >
    <ReachedAt what="The instance" find={(chosen) => floatingIps.find(({ name }) => name === chosen)} />
    <ChoiceField
      name="floatingIp"
      label="Floating IP"
      noun="floating IP"
      empty="No floating IP of this project is free"
      status={status}
      choices={floatingIps.map(({ name, ip, description }) => ({
        value: name,
        label: `${name} (${ip})`,
        ...(description ? { detail: description } : {}),
      }))}
    />
  </ModalForm>
)
