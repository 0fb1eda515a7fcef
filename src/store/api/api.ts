import { createApi } from '@reduxjs/toolkit/query/react'
import { nounTags, type NounTag } from '../model/nouns'
import { FRESH_S, KEPT_S } from '../model/timing'
import { baseQuery } from './wire/baseQuery'

/** A cache tag of an answer. `Call` is that of a single call. */
export type Tag = NounTag | 'Call'

/** A write names the tags it invalidates; queries with these tags are repeated. */
const tagTypes: readonly Tag[] = [...nounTags, 'Call']

/**
 * The only client copy of server data. Each resource adds its endpoints in its own file, so that a page loads only what
 * it calls. Fresh for 2 s, kept for five minutes after its page, no retry, no refetch on focus. Rule: POLL-1.
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
