import { object } from 'yup'
import { bgpApi } from '#store/api/resources/bgp'
import type { ApiError } from '#model/apiError'
import { useHasFeature } from '#store/useRegionVersion'
import { nameError } from '#model/names'
import { ALL_LIMIT } from '#model/paging'
import { loadAhead } from '#features/kit/routing/load'
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
import { bgpConfigs } from '../noun'

/** The largest AS number: 32 bits. */
const MAX_ASN = 4_294_967_295

/** The most paths for a route. Rule: OPS-7. */
const MAX_PATHS = 32

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  asn: wholeNumber('AS number', { min: 1, max: MAX_ASN }),
  announceSet: requiredText('Announce set'),
  vrf: optionalCheckedText((text) => nameError(text)),
  maxPaths: wholeNumber('Paths', { min: 1, max: MAX_PATHS }),
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

export const createLoader = loadAhead(bgpApi.endpoints.networkingBgpAnnounceSetList, () => ({
  limit: ALL_LIMIT,
}))

/** Creates a BGP configuration. */
export function CreateConfigForm() {
  const sets = bgpApi.endpoints.networkingBgpAnnounceSetList.useQuery({ limit: ALL_LIMIT })
  const hasPaths = useHasFeature('bgpIpv6')
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
      <p>There is one configuration for each AS number. It cannot be changed later.</p>
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
      {hasPaths ? (
        <NumberField
          name="maxPaths"
          label="Paths"
          min={1}
          max={MAX_PATHS}
          hint="How many equal routes to a network the switches use at the same time"
        />
      ) : (
        <NotOffered features={['bgpIpv6']} />
      )}
    </SidePanelForm>
  )
}
