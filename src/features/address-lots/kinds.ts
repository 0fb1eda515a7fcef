import type { AddressLotKind } from '#store/api/generated/types'
import type { Choice } from '#features/shared/form/choices'

/** The purposes of address lots. */
export const kindChoices: readonly Choice<AddressLotKind>[] = [
  { value: 'infra', label: 'Infra', detail: 'Addresses of the rack itself: uplinks, loopbacks' },
  { value: 'pool', label: 'Pool', detail: 'Addresses that are announced, and given out by IP pools' },
]

/** The kinds in a tooltip. */
export const kindTip = 'Infra: addresses of the rack itself. Pool: addresses that are announced for IP pools.'
