import { authSettingsApi } from '#store/api/resources/authSettings'
import { siloAdmin } from '#model/needs'
import { loadFresh } from '#features/kit/routing/load'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { SelectField } from '#features/kit/form/fields/SelectField'
import { useFormPart } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import {
  lifetimeBody,
  lifetimeSchema,
  lifetimeText,
  lifetimeUnits,
  lifetimeValues,
  longest,
  type LifetimeUnit,
  type LifetimeValues,
} from './tokenLifetime'
import { tokenLifetime } from './noun'

const { authSettingsView, authSettingsUpdate } = authSettingsApi.endpoints

/** Always fetched, because the form replaces it. */
export const editLoader = loadFresh(authSettingsView, () => ({}))

const lifetimeWords = {
  deviceTokenMaxTtlSeconds: {
    label: 'Lifetime of access tokens',
    none: 'No limit',
    text: (seconds: number) => lifetimeText({ deviceTokenMaxTtlSeconds: seconds }),
  },
}

/** Edits the maximum lifetime of access tokens in the silo. */
export function EditTokenLifetimeForm() {
  const { data } = authSettingsView.useQuery({})
  const edit = useEdit(lifetimeWords)
  if (!data) return null
  return (
    <SidePanelForm
      title={tokenLifetime.panels.edit}
      submitLabel="Update token lifetime"
      needs={siloAdmin}
      schema={lifetimeSchema}
      initial={lifetimeValues(data)}
      draft={{ fields: ['limit', 'amount', 'unit'] }}
      send={(values, { save, ask, was }) =>
        edit(
          { was: lifetimeBody(was), body: lifetimeBody(values) },
          (next) => save(authSettingsUpdate, next),
          ask,
        )
      }
      saved={() => 'Token lifetime updated'}
      back={tokenLifetime.to.page()}
    >
      <RadioField
        name="limit"
        label="Lifetime of access tokens"
        choices={[
          { value: 'none', label: 'No limit' },
          { value: 'at_most', label: 'At most' },
        ]}
      />
      <Longest />
      <p>Existing access tokens keep their expiry.</p>
    </SidePanelForm>
  )
}

function Longest() {
  const limit = useFormPart<LifetimeValues, LifetimeValues['limit']>(({ values }) => values.limit)
  const unit = useFormPart<LifetimeValues, LifetimeUnit>(({ values }) => values.unit)
  if (limit === 'none') return null
  return (
    <>
      <NumberField name="amount" label="Longest lifetime" min={1} max={longest(unit)} />
      <SelectField
        name="unit"
        label="Unit"
        choices={lifetimeUnits.map((each) => ({ value: each, label: each }))}
      />
    </>
  )
}
