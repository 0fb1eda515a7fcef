import type { Sled } from '#store/api/generated/types'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'

/** The number of other sleds that take new instances; undefined while the sleds are not loaded. */
export const otherOpenSleds = (sleds: readonly Sled[] | undefined, { id }: Pick<Sled, 'id'>) =>
  sleds?.filter((other) => other.id !== id && provisionPolicyOf(other.policy) === 'provisionable').length
