import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearch } from '../useSearchParam'
import { readRange, writeRange } from './rangeAddress'
import {
  endOfMinute,
  shownRange,
  zoomSpan,
  type Preset,
  type RangeAddress,
  type Span,
  type TimeRange,
} from './timeRange'

/** Refresh intervals of a page of charts, in milliseconds; 0 is off. Rule: MET-6. */
export const intervals = [0, 10_000, 60_000, 120_000, 300_000] as const
type Interval = (typeof intervals)[number]

export interface TimeRangeControl {
  range: TimeRange
  isZoomed: boolean
  /** The query for links to other pages with the same time range. */
  search: string
  /** Changes at each refresh, so that unchanged ranges are fetched again. */
  refreshedAt: number
  interval: Interval
  pickInterval: (interval: Interval) => void
  pickPreset: (preset: Preset) => void
  pickCustom: (span: Span) => void
  zoom: (span: Span) => void
  resetZoom: () => void
  /** Refreshes now, with the range moved to the present time. */
  refresh: () => void
}

/** The time range of a page of charts, stored in its address, and its automatic refresh. */
export function useTimeRange(): TimeRangeControl {
  const [search, change] = useSearch()
  // Depends only on its own part of the address: other changes do not affect the range.
  const rangeQuery = writeRange('', readRange(search))
  const address = useMemo(() => readRange(rangeQuery), [rangeQuery])
  const [now, setNow] = useState(() => Date.now())
  const [interval, pickInterval] = useState<Interval>(10_000)
  const minute = endOfMinute(now)
  const range = useMemo(() => shownRange(address, minute), [address, minute])
  const stands = range.preset === 'custom'

  const refresh = useCallback(() => setNow(Date.now()), [])
  useEffect(() => {
    if (interval === 0 || stands) return
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = () => {
      clearInterval(timer)
      timer = document.hidden ? undefined : setInterval(refresh, interval)
    }
    // A hidden page sleeps, and shows the present when it is seen again.
    const onVisibility = () => {
      begin()
      if (!document.hidden) refresh()
    }
    begin()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [interval, stands, refresh])
  // A preset that is restored, by Reset zoom or from the history, ends now.
  useEffect(() => {
    setNow((before) => (endOfMinute(Date.now()) === endOfMinute(before) ? before : Date.now()))
  }, [address])

  return useMemo(() => {
    const show = (next: (before: RangeAddress) => RangeAddress) =>
      change((before) => writeRange(before, next(readRange(before))))
    return {
      range,
      isZoomed: address.zoom !== undefined,
      search: rangeQuery,
      refreshedAt: now,
      interval,
      pickInterval,
      pickPreset: (preset) => show(() => ({ base: preset })),
      pickCustom: (span) => show(() => ({ base: span })),
      zoom: (span) => show(({ base }) => ({ base, zoom: zoomSpan(span, Date.now()) })),
      resetZoom: () => show(({ base }) => ({ base })),
      refresh,
    }
  }, [range, address, rangeQuery, now, interval, change, refresh])
}
