import { object, string } from 'yup'
import { externalIpsApi } from '#store/api/resources/externalIps'
import type { Instance } from '#store/api/generated/types'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ALL_LIMIT } from '#store/model/paging'
import { choiceStatus } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { ModalForm } from '#features/shared/form/ModalForm'
import { poolChoices } from '#features/shared/form/poolChoices'
import { Presets } from '#features/shared/form/Presets'
import { useNotify } from '#features/shared/useNotify'

const schema = object({ pool: string().ensure().required('IP pool is required') })

/** Attaches an ephemeral IP, which exists as long as the instance. */
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
        status={choiceStatus(query)}
        choices={poolChoices(query.currentData?.items ?? [])}
      />
    </ModalForm>
  )
}
