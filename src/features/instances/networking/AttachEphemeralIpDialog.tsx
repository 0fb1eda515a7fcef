import { object, string } from 'yup'
import { externalIpsApi } from '../../../store/api/externalIps'
import type { Instance } from '../../../store/api/generated/types'
import { siloIpPoolsApi } from '../../../store/api/siloIpPools'
import { ALL_LIMIT } from '../../../store/model/limits'
import { choicesFrom } from '../../shared/form/choices'
import { ChoiceField } from '../../shared/form/fields'
import { ModalForm } from '../../shared/form/ModalForm'
import { Presets } from '../../shared/form/Presets'
import { useNotify } from '../../shared/useNotify'

const schema = object({ pool: string().ensure().required('IP pool is required') })

/** Takes an address out of a pool for as long as the instance lives. */
export function AttachEphemeralIpDialog({
  instance,
  onDismiss,
}: {
  instance: Instance
  onDismiss: () => void
}) {
  const notify = useNotify()
  const [attach] = externalIpsApi.endpoints.instanceEphemeralIpAttach.useMutation()
  const query = siloIpPoolsApi.endpoints.projectIpPoolList.useQuery({ limit: ALL_LIMIT })
  const pools = query.data?.items
  return (
    <ModalForm
      title="Attach ephemeral IP"
      submitLabel="Attach ephemeral IP"
      schema={schema}
      initial={{ pool: '' }}
      send={({ pool }) => attach({ instance: instance.id, body: { pool } }).unwrap()}
      onSaved={({ ip }) => {
        notify(`Ephemeral IP ${ip} attached`)
        onDismiss()
      }}
      onDismiss={onDismiss}
      disabledReason={() => (pools?.length === 0 ? 'The silo has no IP pool' : undefined)}
    >
      <Presets of={{ pool: pools?.find((pool) => pool.isDefault)?.name }} />
      <ChoiceField
        name="pool"
        label="IP pool"
        noun="IP pool"
        empty="No IP pools in this silo"
        {...choicesFrom(query, ({ name, description, isDefault }) => ({
          value: name,
          label: name,
          detail: [isDefault ? 'Default' : '', description].filter(Boolean).join(': '),
        }))}
      />
    </ModalForm>
  )
}
