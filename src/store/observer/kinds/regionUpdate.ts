import { updateLifecycle, type ObservedUpdate } from '#machines/lifecycle/updateLifecycle'
import { UPDATE_ID } from '#model/release'
import type { ResourceKind } from '../resourceKind'

/** The update of the region, of which there is one. In a region that does not say how far it is, it has no state. */
export const updateKind: ResourceKind = {
  name: 'update',
  lifecycle: updateLifecycle,
  read(record) {
    const { state } = record as ObservedUpdate
    return state && { id: UPDATE_ID, name: 'update of the region', state }
  },
}
