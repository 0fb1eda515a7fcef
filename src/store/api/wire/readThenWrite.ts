import type { EndpointBuilder, TagDescription } from '@reduxjs/toolkit/query'
import { asApiError, type ApiError } from '#model/apiError'
import type { Tag } from '../api'
import type { BaseQuery, CallExtra } from './baseQuery'
import type { Ask, TypedCall } from './call'

type Build = EndpointBuilder<BaseQuery, Tag, 'api'>

/** A request, or several whose responses are one value. */
export type Read<Present> =
  | TypedCall<Present>
  | ((ask: Ask) => Promise<{ data: Present; error?: undefined } | { error: ApiError }>)

/** What a change comes to, seen what is there: a request; nothing, since it is so already; or a conflict. */
export type Write<Saved> =
  | { call: TypedCall<Saved>; error?: undefined }
  | { call?: undefined; same: Saved; error?: undefined }
  | { error: ApiError }

export interface ReadThenWrite<Change, Present, Saved> {
  /**
   * The record that the write replaces. Changes of one record wait for each other. Its identity, or something wider, if
   * it can be named in several ways.
   */
  turn: (change: Change) => string
  /** Reads that record. */
  read: (change: Change) => Read<Present>
  write: (change: Change, now: Present) => Write<Saved>
  /** Reads the record after the write, which may have renamed it; by default as before. */
  readAgain?: (change: Change, saved: Saved) => Read<Present>
  /** The result, by what is read after the write, for a write whose response has no body. */
  result?: (now: Present) => Saved
  /** The error of a write that another client has replaced at once; undefined if what was saved is there. */
  replacedAfter: (change: Change, saved: Saved, now: Present) => ApiError | undefined
}

/**
 * A change of a record that the API replaces without versions. The record is read right before the write, so that changes
 * by others are kept, and once more after it. The changes of one record, whatever they come from, wait for each other:
 * else the second would be based on what was there before the first. Rules: FORM-12, WIRE-22.
 *
 * @param stale the tags to invalidate, also after an error: the displayed data may be outdated
 */
export const readThenWrite = <Change, Present, Saved>(
  build: Build,
  {
    stale,
    ...of
  }: ReadThenWrite<Change, Present, Saved> & { stale: readonly Tag[] | ((change: Change) => readonly Tag[]) },
) =>
  build.mutation<Saved, Change>({
    queryFn: inTurn(of),
    invalidatesTags: (_saved, _error, change): readonly TagDescription<Tag>[] =>
      typeof stale === 'function' ? stale(change) : stale,
  })

/** The function of an endpoint that reads and writes a record in its turn, by code that the first write fetches. */
const inTurn =
  <Change, Present, Saved>(of: ReadThenWrite<Change, Present, Saved>) =>
  async (change: Change, { extra }: { extra: unknown }, _options: unknown, ask: Ask) => {
    try {
      const { writeInTurn } = await import('./writeInTurn')
      return await writeInTurn(of, change, extra as CallExtra, ask)
    } catch (error) {
      return { error: asApiError(error) }
    }
  }
