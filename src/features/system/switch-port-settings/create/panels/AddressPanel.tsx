import { useMemo } from 'react'
import { object } from 'yup'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { ipWithWidthKey, networkError } from '#model/network/ip'
import { ALL_LIMIT } from '#model/paging'
import { byName, choicesFrom } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { TextField } from '#features/kit/form/fields/TextField'
import { checkedText, optionalWholeNumber, requiredText } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { LinkField, linkRule, MAX_VLAN, orNull, type PartPanelProps } from './partPanel'

interface AddressValues {
  linkName: string
  addressLot: string
  address: string
  vlanId: number | ''
}

/** Defines an address of the new settings, without a request. */
export function AddressPanel({ links, taken, onAdded, onDismiss }: PartPanelProps<'addresses'>) {
  const lots = addressLotsApi.endpoints.networkingAddressLotList.useQuery({ limit: ALL_LIMIT })
  const schema = useMemo(
    () =>
      object({
        linkName: linkRule(),
        addressLot: requiredText('Address lot'),
        address: checkedText('Address', (text) =>
          taken.has(ipWithWidthKey(text)) ? 'That address is listed already' : networkError(text),
        ),
        vlanId: optionalWholeNumber('VLAN', { min: 1, max: MAX_VLAN }),
      }),
    [taken],
  )
  const initial: AddressValues = { linkName: links[0] ?? '', addressLot: '', address: '', vlanId: '' }
  return (
    <SidePanelForm
      title="Add address"
      needs={null}
      schema={schema}
      initial={initial}
      draft={{ fields: ['linkName', 'addressLot', 'address', 'vlanId'], variant: 'New address' }}
      code="none"
      send={async ({ vlanId, ...rest }) => ({ ...rest, vlanId: orNull(vlanId) })}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <LinkField links={links} />
      <ChoiceField name="addressLot" label="Address lot" noun="address lot" {...choicesFrom(lots, byName)} />
      <TextField
        name="address"
        label="Address"
        hint="With the width of its network, such as 172.20.15.38/29; it must be in a block of the lot"
      />
      <NumberField name="vlanId" label="VLAN" min={1} max={MAX_VLAN} optional />
    </SidePanelForm>
  )
}
