import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import type { MulticastGroup } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

export const multicastGroupKind = resourceKind(
  'multicastGroup',
  multicastGroupLifecycle,
  (group: MulticastGroup) => group.state,
)
