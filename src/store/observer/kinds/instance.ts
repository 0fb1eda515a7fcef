import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { timeOf } from '#model/dates'
import { resourceKind } from '../resourceKind'

export const instanceKind = resourceKind(
  'instance',
  instanceLifecycle,
  (instance: Instance) => instance.runState,
  undefined,
  (instance) => timeOf(instance, 'timeRunStateUpdated'),
)
