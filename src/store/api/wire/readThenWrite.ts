import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import type { ApiError } from '#store/model/apiError'
import type { Tag } from '../api'
import type { BaseQuery, CallExtra } from './baseQuery'
import { askOne, type TypedCall } from './call'

interface ReadThenWrite<Change, Present, Saved> {
  /** Reads the record that the write replaces. */
  read: (change: Change) => TypedCall<Present>
  /** Returns the write for the change and the current record, or the error of a conflict. */
  write: (change: Change, now: Present) => TypedCall<Saved> | { error: ApiError }
  /** The tags to invalidate, also after an error: the displayed data may be outdated. */
  stale: readonly Tag[] | ((change: Change) => readonly Tag[])
}

/**
 * A change of a record that the API only replaces as a whole, without versions. Reads the record right before the
 * write, so that changes by others are kept.
 */
export const readThenWrite = <Change, Present, Saved>(
  build: EndpointBuilder<BaseQuery, Tag, 'api'>,
  { read, write, stale }: ReadThenWrite<Change, Present, Saved>,
) =>
  build.mutation<Saved, Change>({
    queryFn: async (change, { extra }, _options, ask) => {
      // In an older version, the record lacks what that version does not know, and the write switches it off.
      await (extra as CallExtra).regionVersion.confirm('update.asked')
      const now = await askOne(read(change), ask)
      if (now.error) return { error: now.error }
      const call = write(change, now.data)
      if ('error' in call) return { error: call.error }
      const saved = await askOne(call, ask)
      return saved.error ? { error: saved.error } : { data: saved.data, meta: { replaced: now.data } }
    },
    invalidatesTags: (_saved, _error, change) => (typeof stale === 'function' ? stale(change) : stale),
  })
