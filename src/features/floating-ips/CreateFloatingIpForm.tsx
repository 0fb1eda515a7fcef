import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import type { SiloIpPool } from '#store/api/generated/types'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ALL_LIMIT } from '#store/model/paging'
import { choiceStatus } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { poolChoices } from '#features/shared/form/poolChoices'
import { Presets } from '#features/shared/form/Presets'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import { floatingIpBody, newFloatingIpSchema, fieldErrorsFrom } from './floatingIpForm'

const none: readonly SiloIpPool[] = []

/** Creates a floating IP for the project. */
export function CreateFloatingIpForm() {
  const { project } = useParam('project')
  const query = siloIpPoolsApi.endpoints.projectIpPoolList.useQuery({ limit: ALL_LIMIT })
  const pools = query.data?.items ?? none
  const go = useNavigate()
  const notify = useNotify()
  const [create] = floatingIpsApi.endpoints.floatingIpCreate.useMutation()
  const preset = pools.find(({ isDefault }) => isDefault)?.name
  // A user who cannot see the pools can still get an address of the default pool.
  const mayBeBlank = preset !== undefined || pools.length === 0
  const schema = useMemo(() => newFloatingIpSchema(mayBeBlank), [mayBeBlank])
  const back = () => void go(paths.floatingIps({ project }), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create floating IP"
      submitLabel="Create floating IP"
      schema={schema}
      initial={{ name: '', description: '', pool: '', ip: '' }}
      draft={{ fields: ['name', 'description', 'pool', 'ip'] }}
      send={(values) => create({ project, body: floatingIpBody(values) }).unwrap()}
      onSaved={(floatingIp) => {
        notify(`Floating IP ${floatingIp.name} created`)
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <Presets of={{ pool: preset }} />
      <NameField />
      <DescriptionField />
      <ChoiceField
        name="pool"
        label="IP pool"
        noun="IP pool"
        empty="No IP pools in this silo"
        status={choiceStatus(query)}
        {...(mayBeBlank ? { placeholder: 'The default pool' } : {})}
        optional={mayBeBlank}
        hint={
          mayBeBlank
            ? 'Left empty, the address comes from the default pool.'
            : 'This silo has no default pool.'
        }
        choices={poolChoices(pools)}
      />
      <TextField
        name="ip"
        label="IP address"
        optional
        hint="One of the pool. Left empty, the lowest free one is taken."
      />
    </SidePanelForm>
  )
}
