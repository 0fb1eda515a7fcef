// @chunk version
import { noticeShown } from '../slices/notices'
import { api } from '../api/api'
import { shownQueries, type StoreOfCache } from '../api/internals'
import { callTag } from '../api/wire/outdated'
import type { Version } from '../api/versions/generated/shipped'
import { changedRegion } from '../api/versions/changedRegion'

/**
 * Reads everything that is shown again, after the region has become one of another version. What is not shown is read
 * again when it is used. It stays: the library would drop the answer to a read without a subscription, such as those of
 * an upload, a plan or a batch.
 */
export function readAgain(store: StoreOfCache) {
  const shown = shownQueries(store)
  store.dispatch(
    api.util.invalidateTags(
      shown.map(({ endpointName = '', originalArgs }) => callTag(endpointName, originalArgs)),
    ),
  )
}

/** Says that the region has become one of another version, and reads everything that is shown again. */
export function followChange(store: StoreOfCache, version: Version, before: Version) {
  store.dispatch(noticeShown(changedRegion(version, before)))
  readAgain(store)
}
