import { boolean, object, string } from 'yup'
import type { SwitchSlot } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { hardwareApi } from '#store/api/resources/hardware'
import type { ApiError } from '#model/apiError'
import { networkError, networkOf } from '#model/network/ip'
import { ALL_LIMIT } from '#model/paging'
import { shortId } from '#ui/text/truncated'
import { loadAhead, loadAll } from '#features/kit/routing/load'
import { switchChoices } from '#features/system/switches/exports/switchChoices'
import { byName, choicesFrom } from '#features/kit/form/choices'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { TextField } from '#features/kit/form/fields/TextField'
import { Presets } from '#features/kit/form/Presets'
import { checkedText, judgedWith, requiredText } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { loopbackAddresses } from './noun'

const { networkingAddressLotList, networkingLoopbackAddressCreate } = addressLotsApi.endpoints
const { rackList } = hardwareApi.endpoints

/** The choices for a new address. */
export const loader = loadAll(
  loadAhead(networkingAddressLotList, () => ({ limit: ALL_LIMIT })),
  loadAhead(rackList, () => ({ limit: ALL_LIMIT })),
)

const schema = object({
  address: judgedWith(['addressLot', 'rackId', 'switchSlot'], checkedText('Address', networkError)),
  addressLot: requiredText('Address lot'),
  rackId: requiredText('Rack'),
  switchSlot: string<SwitchSlot>().required(),
  anycast: boolean().required(),
})

const fieldErrorsFrom = ({ message }: ApiError): Partial<Record<'address', string>> => ({
  address: /address|mask|already exists/i.test(message) ? message : undefined,
})

/** Creates a loopback address on one switch. */
export function CreateLoopbackAddressForm() {
  const lots = networkingAddressLotList.useQuery({ limit: ALL_LIMIT })
  const racks = rackList.useQuery({ limit: ALL_LIMIT })
  // Most regions have one rack.
  const onlyRack = racks.data?.items.length === 1 ? racks.data.items[0]?.id : undefined
  return (
    <SidePanelForm
      title={loopbackAddresses.panels.create}
      needs={loopbackAddresses.creates.create}
      schema={schema}
      initial={{
        address: '',
        addressLot: '',
        rackId: '',
        switchSlot: 'switch0' as SwitchSlot,
        anycast: false,
      }}
      draft={{ fields: ['address', 'addressLot', 'rackId', 'switchSlot', 'anycast'] }}
      send={({ address: text, ...rest }, { save }) => {
        const { address = text, width = 0 } = networkOf(text) ?? {}
        return save(networkingLoopbackAddressCreate, { body: { ...rest, address, mask: width } })
      }}
      saved={({ address }) => `Loopback address ${address} created`}
      back={loopbackAddresses.to.list()}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <Presets of={{ rackId: onlyRack }} />
      <ChoiceField name="addressLot" label="Address lot" noun="address lot" {...choicesFrom(lots, byName)} />
      <TextField
        name="address"
        label="Address"
        hint="With its mask, such as fd00:99::1/128; it must be in a block of the lot"
      />
      <ChoiceField
        name="rackId"
        label="Rack"
        noun="rack"
        {...choicesFrom(racks, ({ id }) => ({ value: id, label: shortId(id), name: id }))}
      />
      <RadioField name="switchSlot" label="Switch" choices={switchChoices} />
      <CheckboxField name="anycast" label="Anycast: other switches may have the same address" />
    </SidePanelForm>
  )
}
