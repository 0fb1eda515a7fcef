import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths'
import { floatingIpsApi } from '../../store/api/floatingIps'
import type { SiloIpPool } from '../../store/api/generated/types'
import { siloIpPoolsApi } from '../../store/api/siloIpPools'
import { ALL_LIMIT } from '../../store/model/limits'
import { choiceStatus } from '../shared/form/choices'
import { ChoiceField, DescriptionField, NameField, TextField } from '../shared/form/fields'
import { Presets } from '../shared/form/Presets'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'
import { floatingIpBody, newFloatingIpSchema, refusedField } from './floatingIpForm'

/** The default one first: it is what most people want. */
const offered = (pools: readonly SiloIpPool[]) =>
  [...pools]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name))
    .map(({ name, description, isDefault }) => ({
      value: name,
      label: isDefault ? `${name} (default)` : name,
      detail: description,
    }))

const none: readonly SiloIpPool[] = []

/** Takes an address from a pool for the project. */
export function CreateFloatingIpForm() {
  const { project } = useParam('project')
  const query = siloIpPoolsApi.endpoints.projectIpPoolList.useQuery({ limit: ALL_LIMIT })
  const pools = query.data?.items ?? none
  const go = useNavigate()
  const notify = useNotify()
  const [create] = floatingIpsApi.endpoints.floatingIpCreate.useMutation()
  const preset = pools.find(({ isDefault }) => isDefault)?.name
  // Somebody who may not see the pools can still have an address of the default one.
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
      faultsOf={refusedField}
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
        choices={offered(pools)}
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
