import { object, string } from 'yup'
import type { FloatingIp } from '../../../../store/api/generated/types'
import type { ChoiceStatus } from '../../../../ui/choices'
import { ChoiceField } from '../../../shared/form/fields'
import { ModalForm } from '../../../shared/form/ModalForm'
import { useFormikContext } from 'formik'

const schema = object({ floatingIp: string().ensure() })

interface PickFloatingIpDialogProps {
  /** Those that are free. */
  floatingIps: readonly FloatingIp[]
  status: ChoiceStatus
  onPicked: (name: string) => void
  onDismiss: () => void
}

/** Says at which address the instance will be reached. */
function Reach({ floatingIps }: Pick<PickFloatingIpDialogProps, 'floatingIps'>) {
  const { values } = useFormikContext<{ floatingIp: string }>()
  const chosen = floatingIps.find(({ name }) => name === values.floatingIp)
  return (
    <p>The instance will be reached at {chosen ? <code>{chosen.ip}</code> : 'the address you choose'}.</p>
  )
}

/** Picks a floating address that the instance is created with. */
export const PickFloatingIpDialog = ({
  floatingIps,
  status,
  onPicked,
  onDismiss,
}: PickFloatingIpDialogProps) => (
  <ModalForm
    title="Attach floating IP"
    submitLabel="Attach"
    schema={schema}
    initial={{ floatingIp: '' }}
    send={async ({ floatingIp }) => floatingIp}
    onSaved={onPicked}
    onDismiss={onDismiss}
    disabledReason={({ floatingIp }) => (floatingIp === '' ? 'Select a floating IP first' : undefined)}
  >
    <Reach floatingIps={floatingIps} />
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
