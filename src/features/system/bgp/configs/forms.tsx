import { object } from 'yup'
import { bgpApi } from '#store/api/resources/bgp'
import type { ApiError } from '#model/apiError'
import { useHasFeature } from '#store/useRegionVersion'
import { nameError } from '#model/names'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { loadAhead, loadFresh, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { requireFeature } from '#features/kit/routing/requireFeature'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { byName, choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import {
  optionalCheckedText,
  resourceDescription,
  resourceName,
  wholeNumber,
  requiredText,
} from '#features/kit/form/rules'
import { NotOffered } from '#features/kit/form/NotOffered'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { bgpConfigs } from '../noun'

/** The largest AS number: 32 bits. */
const MAX_ASN = 4_294_967_295

/** The most paths for a route. Rule: OPS-7. */
const MAX_PATHS = 32

/** The rules of the fields that can be changed later. */
const editedRules = {
  name: resourceName(),
  description: resourceDescription(),
  maxPaths: wholeNumber('Paths', { min: 1, max: MAX_PATHS }),
}

const schema = object({
  ...editedRules,
  asn: wholeNumber('AS number', { min: 1, max: MAX_ASN }),
  announceSet: requiredText('Announce set'),
  vrf: optionalCheckedText((text) => nameError(text)),
})

interface ConfigValues {
  name: string
  description: string
  asn: number | ''
  announceSet: string
  vrf: string
  maxPaths: number | ''
}
const initial: ConfigValues = { name: '', description: '', asn: '', announceSet: '', vrf: '', maxPaths: 1 }

/** The field that an error belongs to. Rule: OPS-7. */
const fieldErrorsFrom = ({ message }: ApiError): Partial<Record<keyof ConfigValues, string>> =>
  /for another asn/i.test(message)
    ? { name: message }
    : { asn: /\basn\b/i.test(message) ? message : undefined }

const PathsField = () => (
  <NumberField
    name="maxPaths"
    label="Paths"
    min={1}
    max={MAX_PATHS}
    hint="How many equal routes to a network the switches use at the same time"
  />
)

export const createLoader = loadAhead(bgpApi.endpoints.networkingBgpAnnounceSetList, () => ({
  limit: ALL_LIMIT,
}))

/** Creates a BGP configuration. */
export function CreateConfigForm() {
  const sets = bgpApi.endpoints.networkingBgpAnnounceSetList.useQuery({ limit: ALL_LIMIT })
  const hasPaths = useHasFeature('bgpIpv6')
  const isFixed = !useHasFeature('bgpUpdate')
  return (
    <SidePanelForm
      title={bgpConfigs.panels.create}
      needs={bgpConfigs.creates.create}
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'asn', 'announceSet', 'vrf', 'maxPaths'] }}
      send={({ announceSet, asn, vrf, maxPaths, ...rest }, { save }) =>
        save(bgpApi.endpoints.networkingBgpConfigCreate, {
          body: {
            ...rest,
            asn: Number(asn),
            bgpAnnounceSetId: announceSet,
            vrf: vrf === '' ? null : vrf,
            maxPaths: Number(maxPaths),
          },
        })
      }
      saved={({ name }) => `BGP configuration ${name} created`}
      back={bgpConfigs.to.list()}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <p>
        There is one configuration for each AS number.{' '}
        {isFixed ? 'It cannot be changed later.' : 'The number and the VRF cannot be changed later.'}
      </p>
      <NameField />
      <DescriptionField />
      <NumberField name="asn" label="AS number" min={1} max={MAX_ASN} isName />
      <ChoiceField
        name="announceSet"
        label="Announce set"
        noun="announce set"
        choices={(sets.currentData ?? []).map(byName)}
        status={choiceStatus(sets)}
      />
      <TextField name="vrf" label="VRF" optional />
      {hasPaths ? <PathsField /> : <NotOffered features={['bgpIpv6']} />}
    </SidePanelForm>
  )
}

const { networkingBgpConfigList, networkingBgpConfigUpdate } = bgpApi.endpoints

const configsLoader = loadFresh(networkingBgpConfigList, () => ({ limit: ALL_LIMIT }))

/** The present configurations: the API has no view of one. */
export async function editLoader(input: LoaderInput<At<'bgpConfig'>>) {
  const configs = await configsLoader(input)
  requireFeature(input, 'bgpUpdate')
  return notFoundUnless(!configs || configs.items.some(({ name }) => name === input.params.bgpConfig))
}

const editedSchema = object(editedRules)

const pathsText = { maxPaths: { label: 'Paths', text: String } }

const bodyOf = ({ maxPaths, ...names }: Pick<ConfigValues, 'name' | 'description' | 'maxPaths'>) => ({
  ...names,
  maxPaths: Number(maxPaths),
})

/** Edits a BGP configuration. Its announce set has a dialog of its own, since the region does not show it. */
export function EditConfigForm() {
  const { bgpConfig: name } = useParam('bgpConfig')
  const config = networkingBgpConfigList
    .useQuery({ limit: ALL_LIMIT })
    .data?.items.find((one) => one.name === name)
  const edit = useEdit(pathsText)
  if (!config) return null
  const { id, description, maxPaths } = config
  return (
    <SidePanelForm
      title={bgpConfigs.panels.edit}
      name={name}
      submitLabel="Update BGP configuration"
      needs={fleetAdmin}
      schema={editedSchema}
      initial={{ name, description, maxPaths: maxPaths as number | '' }}
      draft={{ fields: ['name', 'description', 'maxPaths'], variant: id }}
      send={(values, { save, ask, was }) =>
        edit(
          { was: bodyOf(was), body: bodyOf(values) },
          (next) => save(networkingBgpConfigUpdate, { nameOrId: id, ...next }),
          ask,
        )
      }
      saved={(saved) => `BGP configuration ${saved.name} updated`}
      back={bgpConfigs.to.list()}
    >
      <p>The switches follow at once.</p>
      <NameField />
      <DescriptionField />
      <PathsField />
      <ResourceMeta record={config} />
    </SidePanelForm>
  )
}
