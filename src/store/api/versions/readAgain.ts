// @chunk version
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'
import { api } from '../api'
import { shownQueries } from '../internals'
import { callTag } from '../wire/outdated'
import type { Version } from './change'
import { changedRegion } from './changedRegion'

/**
 * Reads everything that is shown again, after the region has become one of another version. What is not shown is read
 * again when it is used. It stays: the library would drop the answer to a read without a subscription, such as those of
 * an upload, a plan or a batch.
 */
export function readAgain(store: Pick<AppStore, 'dispatch' | 'getState'>) {
  const shown = shownQueries(store)
  store.dispatch(
    api.util.invalidateTags(
      shown.map(({ endpointName = '', originalArgs }) => callTag(endpointName, originalArgs)),
    ),
  )
}

/** Says that the region has become one of another version, and reads everything that is shown again. */
export function followChange(
  store: Pick<AppStore, 'dispatch' | 'getState'>,
  version: Version,
  before: Version,
) {
  store.dispatch(noticeShown(changedRegion(version, before)))
  readAgain(store)
}
