import { useMemo } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { metricsApi } from '#store/api/resources/metrics'
import type { ApiError } from '#model/apiError'
import { isNothingToGroup } from '#features/shared/metrics/nothingToGroup'
import { queryWords } from '#features/shared/metrics/queryWords'
import type { TimeRange } from '#features/shared/timeRange/timeRange'
import { askedQuery, hasOwnTime } from './askedQuery'
import { isTooMuch, queryError } from './queryError'

/** Sends a query with its time range. @param typed empty for none */
export function useAnswer(typed: string, range: TimeRange) {
  const asked = useMemo(() => askedQuery(typed, range), [typed, range])
  const { data, currentData, error, isFetching, refetch } =
    metricsApi.endpoints.systemTimeseriesQuery.useQuery(
      typed === '' ? skipToken : { body: { query: asked.sent } },
    )
  const words = useMemo(() => queryWords(typed), [typed])
  const failure = isFetching ? undefined : (error as ApiError | undefined)
  // The region sends the same error for a query that found nothing to group and for one that groups too early.
  const isEmpty = isNothingToGroup(failure) && isAlignedFirst(words.map(({ text }) => text))
  const isRefused = failure?.statusCode === 400 && !isEmpty
  return {
    sent: asked.sent,
    hasOwnTime: hasOwnTime(words),
    /** The last response; that of an earlier time range while another one loads. */
    data: isEmpty ? undefined : data,
    isEmpty,
    isBusy: isFetching && currentData === undefined,
    /** The error in the query, and its place. */
    mistake: isRefused && !isTooMuch(failure.message) ? queryError(failure.message, typed, asked) : undefined,
    /** The error for a response that would be too large. */
    excess: isRefused && isTooMuch(failure.message) ? failure : undefined,
    /** Any other error: no response, or no permission. */
    failure: isRefused || isEmpty ? undefined : failure,
    refetch,
  }
}

function isAlignedFirst(words: readonly string[]) {
  const aligned = words.indexOf('align')
  return aligned >= 0 && aligned < words.indexOf('group_by')
}
