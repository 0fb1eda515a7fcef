import { createApi } from '@reduxjs/toolkit/query/react'
import { nounTags, type NounTag } from '#model/nouns'
import { FRESH_S, KEPT_S } from '#model/timing'
import { baseQuery } from './wire/baseQuery'

/** A cache tag. `Call` is the tag of a single request. */
export type Tag = NounTag | 'Call'

/** All tags. A write invalidates tags; queries with these tags are fetched again. */
export const tagTypes: readonly Tag[] = [...nounTags, 'Call']

/**
 * The only client copy of server data. Each resource injects its endpoints in its own file, so that a page loads
 * only those that it uses. Fresh for 2 s, kept for five minutes after unmount, no retry, no refetch on focus.
 * Rule: POLL-1.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: KEPT_S,
  refetchOnMountOrArgChange: FRESH_S,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
})
