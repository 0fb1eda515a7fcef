import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths'
import type { SiloIpPool } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { probesApi } from '#store/api/resources/probes'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ALL_LIMIT } from '#store/model/paging'
import { useParam } from '#features/routing/useParam'
import { choicesFrom, choiceStatus } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { poolChoices } from '#features/shared/form/poolChoices'
import { Presets } from '#features/shared/form/Presets'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { newProbeSchema, probeBody, probeFieldErrors } from './probeForm'

const none: readonly SiloIpPool[] = []

/** Creates a probe on a sled. */
export function CreateProbeForm() {
  const at = useParam('project')
  const go = useNavigate()
  const notify = useNotify()
  const sleds = hardwareApi.endpoints.sledList.useQuery({ limit: ALL_LIMIT })
  const query = siloIpPoolsApi.endpoints.projectIpPoolList.useQuery({ limit: ALL_LIMIT })
  const pools = query.data?.items ?? none
  const preset = pools.find(({ isDefault }) => isDefault)?.name
  const schema = useMemo(() => newProbeSchema(preset !== undefined), [preset])
  const [create] = probesApi.endpoints.probeCreate.useMutation()
  const back = () => void go(paths.probes(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create probe"
      submitLabel="Create probe"
      schema={schema}
      initial={{ name: '', description: '', sled: '', pool: '' }}
      draft={{ fields: ['name', 'description', 'sled', 'pool'] }}
      send={(values) => create({ ...at, body: probeBody(values) }).unwrap()}
      onSaved={({ name }) => {
        notify(`Probe ${name} created`)
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={probeFieldErrors}
    >
      <Presets of={{ pool: preset }} />
      <p>A probe takes an address of the pool, and one of the default subnet of the project.</p>
      <NameField />
      <DescriptionField />
      <ChoiceField
        name="sled"
        label="Sled"
        noun="sled"
        hint="The sled whose way to the network is tested"
        {...choicesFrom(sleds, ({ id, baseboard }) => ({ value: id, label: baseboard.serial }))}
      />
      <ChoiceField
        name="pool"
        label="IP pool"
        noun="IP pool"
        empty="No IP pools in this silo"
        status={choiceStatus(query)}
        optional={preset !== undefined}
        hint={
          preset === undefined
            ? 'This silo has no default pool.'
            : 'Left empty, the address comes from the default pool.'
        }
        choices={poolChoices(pools)}
      />
    </SidePanelForm>
  )
}
