import type { SwitchSlot } from '#store/api/generated/types'
import type { Choice } from '#features/kit/form/choices'

/** The two switches of a rack, as choices. */
export const switchChoices: readonly Choice<SwitchSlot>[] = [
  { value: 'switch0', label: 'switch0' },
  { value: 'switch1', label: 'switch1' },
]
