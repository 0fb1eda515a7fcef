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

/** How often a page of charts asks again, in milliseconds; 0 is never. Source: shell-system-screens §2.17. */
export const intervals = [0, 10_000, 60_000, 120_000, 300_000] as const
export type Interval = (typeof intervals)[number]

export interface TimeRangeControl {
  range: TimeRange
  isZoomed: boolean
  /** The query for links to other pages that look at the same time. */
  search: string
  /** Moves on at each refresh: what shows a range that has not moved asks again by it. */
  refreshedAt: number
  interval: Interval
  pickInterval: (interval: Interval) => void
  pickPreset: (preset: Preset) => void
  pickCustom: (span: Span) => void
  zoom: (wanted: Span) => void
  resetZoom: () => void
  /** Asks again now, for the range as of now. */
  refresh: () => void
}

/** The time range of a page of charts, which its address holds, and how it keeps up with the present. */
export function useTimeRange(): TimeRangeControl {
  const [search, change] = useSearch()
  // By its own part of the address: what else changes there does not move the range.
  const own = writeRange('', readRange(search))
  const address = useMemo(() => readRange(own), [own])
  const [now, setNow] = useState(() => Date.now())
  const [interval, pickInterval] = useState<Interval>(10_000)
  const minute = endOfMinute(now)
  const range = useMemo(() => shownRange(address, minute), [address, minute])
  const stands = range.preset === 'custom'

  const refresh = useCallback(() => setNow(Date.now()), [])
  useEffect(() => {
    if (interval === 0 || stands) return
    const timer = setInterval(() => {
      if (!document.hidden) refresh()
    }, interval)
    return () => clearInterval(timer)
  }, [interval, stands, refresh])
  // A preset that comes back, by Reset zoom or from the history, ends now and not when it was left.
  useEffect(() => {
    setNow((before) => (endOfMinute(Date.now()) === endOfMinute(before) ? before : Date.now()))
  }, [address])

  return useMemo(() => {
    const show = (next: (before: RangeAddress) => RangeAddress) =>
      change((before) => writeRange(before, next(readRange(before))))
    return {
      range,
      isZoomed: address.zoom !== undefined,
      search: own,
      refreshedAt: now,
      interval,
      pickInterval,
      pickPreset: (preset) => show(() => ({ base: preset })),
      pickCustom: (span) => show(() => ({ base: span })),
      zoom: (wanted) => show(({ base }) => ({ base, zoom: zoomSpan(wanted, Date.now()) })),
      resetZoom: () => show(({ base }) => ({ base })),
      refresh,
    }
  }, [range, address, own, now, interval, change, refresh])
}
