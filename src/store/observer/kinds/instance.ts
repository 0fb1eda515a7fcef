import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

export const instanceKind = resourceKind(
  'instance',
  instanceLifecycle,
  (instance: Instance) => instance.runState,
)
