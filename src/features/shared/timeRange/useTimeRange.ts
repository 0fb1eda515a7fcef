import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  chosen,
  presetRange,
  slid,
  unzoomed,
  zoomed,
  type Preset,
  type RangeState,
  type TimeRange,
} from './timeRange'

/** How often a page of charts asks again, in milliseconds; 0 is never. Source: shell-system-screens §2.17. */
export const intervals = [0, 10_000, 60_000, 120_000, 300_000] as const
export type Interval = (typeof intervals)[number]

export interface TimeRangeControl {
  range: TimeRange
  isZoomed: boolean
  /** Moves on at each refresh: what shows a range that has not moved asks again by it. */
  refreshedAt: number
  interval: Interval
  pickInterval: (interval: Interval) => void
  pickPreset: (preset: Preset) => void
  pickCustom: (from: number, to: number) => void
  zoom: (wanted: { from: number; to: number }) => void
  resetZoom: () => void
  /** Asks again now, for the range as of now. */
  refresh: () => void
}

/** The time range of a page of charts, and how it keeps up with the present. */
export function useTimeRange(): TimeRangeControl {
  const [state, setState] = useState<RangeState>(() => chosen(presetRange('hour', Date.now())))
  const [refreshedAt, setRefreshedAt] = useState(() => Date.now())
  const [interval, pickInterval] = useState<Interval>(10_000)
  const stands = state.shown.preset === 'custom'

  const refresh = useCallback(() => {
    const now = Date.now()
    setRefreshedAt(now)
    setState((before) => {
      const shown = slid(before.shown, now)
      return shown === before.shown ? before : { ...before, shown }
    })
  }, [])
  useEffect(() => {
    if (interval === 0 || stands) return
    const timer = setInterval(() => {
      if (!document.hidden) refresh()
    }, interval)
    return () => clearInterval(timer)
  }, [interval, stands, refresh])

  return useMemo(
    () => ({
      range: state.shown,
      isZoomed: state.unzoomed !== undefined,
      refreshedAt,
      interval,
      pickInterval,
      pickPreset: (preset) => setState(chosen(presetRange(preset, Date.now()))),
      pickCustom: (from, to) => setState(chosen({ preset: 'custom', from, to })),
      zoom: (wanted) => setState((before) => zoomed(before, wanted, Date.now())),
      resetZoom: () => setState((before) => unzoomed(before, Date.now())),
      refresh,
    }),
    [state, refreshedAt, interval, refresh],
  )
}
