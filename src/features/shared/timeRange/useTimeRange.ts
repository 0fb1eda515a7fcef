import { regionNow } from '#src/regionTime'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearch } from '#features/kit/routing/useSearchParam'
import { readRange, writeRange } from './rangeAddress'
import {
  DEFAULT_PRESET,
  endOfMinute,
  shownRange,
  zoomSpan,
  type RangePreset,
  type RangeAddress,
  type Span,
  type TimeRange,
} from './timeRange'

/** Refresh intervals of a page of charts, in milliseconds; 0 disables the refresh. Rule: MET-6. */
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
  pickPreset: (preset: RangePreset) => void
  pickCustom: (span: Span) => void
  zoom: (span: Span) => void
  resetZoom: () => void
  /** Refreshes now, with the range moved to the present time. */
  refresh: () => void
}

/** The options of a page's time range. Keep its identity between renders. */
interface RangeOptions {
  /** The range of an address without one. */
  preset: RangePreset
  /** The initial refresh interval. */
  interval: Interval
  /** Parameters to remove when the range changes. */
  drops: readonly string[]
}

const ofCharts: RangeOptions = { preset: DEFAULT_PRESET, interval: 10_000, drops: [] }

function without(search: string, names: readonly string[]) {
  if (names.length === 0) return search
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

/** The time range of a page, stored in its address, and its automatic refresh. */
export function useTimeRange(options: RangeOptions = ofCharts): TimeRangeControl {
  const { preset, drops } = options
  const [search, change] = useSearch()
  // Depends only on its own parameters: other changes of the address do not affect the range.
  const rangeQuery = writeRange('', readRange(search, preset), preset)
  const address = useMemo(() => readRange(rangeQuery, preset), [rangeQuery, preset])
  const [now, setNow] = useState(regionNow)
  const [interval, pickInterval] = useState<Interval>(options.interval)
  const minute = endOfMinute(now)
  const range = useMemo(() => shownRange(address, minute), [address, minute])
  const stands = range.preset === 'custom'

  const refresh = useCallback(() => setNow(regionNow()), [])
  useEffect(() => {
    if (interval === 0 || stands) return
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = () => {
      clearInterval(timer)
      timer = document.hidden ? undefined : setInterval(refresh, interval)
    }
    // A hidden page does not refresh; it catches up when it becomes visible.
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
    setNow((before) => (endOfMinute(regionNow()) === endOfMinute(before) ? before : regionNow()))
  }, [address])

  return useMemo(() => {
    const show = (next: (before: RangeAddress) => RangeAddress) =>
      change((before) => writeRange(without(before, drops), next(readRange(before, preset)), preset))
    return {
      range,
      isZoomed: address.zoom !== undefined,
      search: rangeQuery,
      refreshedAt: now,
      interval,
      pickInterval,
      pickPreset: (picked) => show(() => ({ base: picked })),
      pickCustom: (span) => show(() => ({ base: span })),
      zoom: (span) => show(({ base }) => ({ base, zoom: zoomSpan(span, regionNow()) })),
      resetZoom: () => show(({ base }) => ({ base })),
      refresh,
    }
  }, [range, address, rangeQuery, now, interval, change, refresh, preset, drops])
}
