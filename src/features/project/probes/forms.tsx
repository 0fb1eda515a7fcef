import { useMemo } from 'react'
import { object, string } from 'yup'
import type { ProbeCreate, SiloIpPool } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { probesApi } from '#store/api/resources/probes'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import type { ApiError } from '#model/apiError'
import { ALL_LIMIT } from '#model/paging'
import { useParam } from '#features/kit/routing/useParam'
import { Presets } from '#features/kit/form/Presets'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { choicesFrom } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { defaultPoolOf } from '#features/kit/form/poolChoices'
import { resourceDescription, resourceName, requiredText } from '#features/kit/form/rules'
import { PoolField } from '#features/shared/PoolField'
import { probes } from './noun'

interface ProbeValues {
  name: string
  description: string
  /** The id of the sled. */
  sled: string
  /** Name of the pool; empty for the silo's default one. */
  pool: string
}

/** @param hasDefault whether the silo has a default pool */
const newProbeSchema = (hasDefault: boolean) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    sled: requiredText('Sled'),
    pool: hasDefault ? string().ensure() : requiredText('IP pool'),
  })

/** The request for a new probe. */
const probeBody = ({ name, description, sled, pool }: ProbeValues): ProbeCreate => ({
  name,
  description,
  sled,
  ...(pool && { poolSelector: { type: 'explicit', pool } }),
})

/** The field that an error belongs to. */
function probeFieldErrors({ errorCode, message }: ApiError): Partial<Record<keyof ProbeValues, string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  if (/sled/i.test(message)) return { sled: message }
  if (/pool|no external ip addresses/i.test(message)) return { pool: message }
  return {}
}

const none: readonly SiloIpPool[] = []

/** Creates a probe on a sled. */
export function CreateProbeForm() {
  const at = useParam('project')
  const sleds = hardwareApi.endpoints.sledList.useQuery({ limit: ALL_LIMIT })
  const query = siloIpPoolsApi.endpoints.ipPoolList.useQuery({ limit: ALL_LIMIT })
  const pools = query.data?.items ?? none
  const preset = defaultPoolOf(pools)?.name
  const schema = useMemo(() => newProbeSchema(preset !== undefined), [preset])
  return (
    <SidePanelForm
      title={probes.panels.create}
      needs={probes.creates.create}
      schema={schema}
      initial={{ name: '', description: '', sled: '', pool: '' }}
      draft={{ fields: ['name', 'description', 'sled', 'pool'] }}
      send={(values, { save }) => save(probesApi.endpoints.probeCreate, { ...at, body: probeBody(values) })}
      saved={({ name }) => `Probe ${name} created`}
      back={probes.to.list(at)}
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
        hint="The sled whose network connection is tested"
        {...choicesFrom(sleds, ({ id, baseboard }) => ({ value: id, label: baseboard.serial }))}
      />
      <PoolField name="pool" query={query} hasDefault={preset !== undefined} />
    </SidePanelForm>
  )
}
