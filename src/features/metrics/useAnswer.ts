import { useMemo } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { metricsApi } from '#store/api/resources/metrics'
import type { ApiError } from '#store/model/apiError'
import { isNothingToGroup } from '#features/shared/metrics/nothingToGroup'
import { queryWords } from '#features/shared/metrics/queryWords'
import type { TimeRange } from '#features/shared/timeRange/timeRange'
import { askedQuery, hasOwnTime } from './askedQuery'
import { isTooMuch, queryError } from './queryError'

/** A query that was asked, in a time range, and what has come of it. @param typed empty for none */
export function useAnswer(typed: string, range: TimeRange) {
  const asked = useMemo(() => askedQuery(typed, range), [typed, range])
  const { data, currentData, error, isFetching, refetch } =
    metricsApi.endpoints.systemTimeseriesQuery.useQuery(
      typed === '' ? skipToken : { body: { query: asked.sent } },
    )
  const words = useMemo(() => queryWords(typed), [typed])
  const failure = isFetching ? undefined : (error as ApiError | undefined)
  // The region says the same of a query that found nothing to group and of one that groups too early.
  const isEmpty = isNothingToGroup(failure) && isAlignedFirst(words.map(({ text }) => text))
  const isRefused = failure?.statusCode === 400 && !isEmpty
  return {
    sent: asked.sent,
    hasOwnTime: hasOwnTime(words),
    /** The last answer; that of an earlier time range while another one loads. */
    data: isEmpty ? undefined : data,
    isEmpty,
    isBusy: isFetching && currentData === undefined,
    /** The query is wrong: what, and where. */
    mistake: isRefused && !isTooMuch(failure.message) ? queryError(failure.message, typed, asked) : undefined,
    /** The answer would be too large. */
    excess: isRefused && isTooMuch(failure.message) ? failure : undefined,
    /** Nothing is known of the query: the region did not answer, or does not allow it. */
    failure: isRefused || isEmpty ? undefined : failure,
    refetch,
  }
}

function isAlignedFirst(words: readonly string[]) {
  const aligned = words.indexOf('align')
  return aligned >= 0 && aligned < words.indexOf('group_by')
}
