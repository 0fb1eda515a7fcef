import { object, string } from 'yup'
import type { AddressLotKind } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { blockError, blockKey, blockOf } from '#model/network/addressBlock'
import { linesError, linesOf } from '#model/lines'
import type { ApiError } from '#model/apiError'
import type { Choice } from '#features/kit/form/choices'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { checkedText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { addressLots } from './noun'

/** The purposes of address lots. */
const kindChoices: readonly Choice<AddressLotKind>[] = [
  { value: 'infra', label: 'Infrastructure', detail: 'Addresses of the rack itself: uplinks, loopbacks' },
  { value: 'pool', label: 'Pool', detail: 'Addresses that are announced, and given out by IP pools' },
]

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  kind: string<AddressLotKind>().required(),
  blocks: checkedText('Blocks', (text) => linesError(text, blockError, blockKey)),
})

const initial = { name: '', description: '', kind: 'infra' as AddressLotKind, blocks: '' }

const fieldErrorsFrom = ({ message }: ApiError): Partial<Record<keyof typeof initial, string>> => ({
  blocks: /bound|range/i.test(message) ? message : undefined,
})

/** Creates an address lot with its blocks, which cannot be changed later. */
export function CreateAddressLotForm() {
  return (
    <SidePanelForm
      title={addressLots.panels.create}
      needs={addressLots.creates.create}
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'kind', 'blocks'] }}
      send={({ blocks, ...rest }, { save }) =>
        save(addressLotsApi.endpoints.networkingAddressLotCreate, {
          body: { ...rest, blocks: linesOf(blocks).map(blockOf) },
        })
      }
      saved={({ lot }) => ({
        says: `Address lot ${lot.name} created`,
        next: {
          label: 'View address lot',
          to: addressLots.to.page({ lot: lot.name }),
        },
      })}
      back={addressLots.to.list()}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <p>The blocks of a lot cannot be changed later.</p>
      <NameField />
      <DescriptionField />
      <RadioField name="kind" label="Kind" choices={kindChoices} />
      <TextField
        name="blocks"
        label="Blocks"
        multiline
        rows={4}
        hint="One per line: a first and a last address, such as 172.20.15.21-172.20.15.40"
      />
    </SidePanelForm>
  )
}
