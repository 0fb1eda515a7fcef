import { DEFAULT_PRESET, rangePresets, type RangePreset, type RangeAddress, type Span } from './timeRange'

// The time range of a page of charts in its address: `?range=24h`, or `?start=2026-11-20T09:00Z&end=…`, with
// `zoomStart` and `zoomEnd` for the zoomed part.

/** The parameters of a time range. */
export const RANGE_PARAMETERS: readonly string[] = ['range', 'start', 'end', 'zoomStart', 'zoomEnd']

/** A timestamp to the minute, in UTC: an address has the same meaning everywhere. */
const written = (ms: number) => `${new Date(ms).toISOString().slice(0, 16)}Z`

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/

function spanOf(query: URLSearchParams, startName: string, endName: string): Span | undefined {
  const [start, end] = [query.get(startName) ?? '', query.get(endName) ?? '']
  if (!MOMENT.test(start) || !MOMENT.test(end)) return undefined
  const [from, to] = [Date.parse(start), Date.parse(end)]
  return from < to ? { from, to } : undefined
}

/**
 * The time range of an address; the preset if it has none. Invalid parts are ignored, so that every address
 * works.
 */
export function readRange(search: string, preset: RangePreset = DEFAULT_PRESET): RangeAddress {
  const query = new URLSearchParams(search)
  const zoom = spanOf(query, 'zoomStart', 'zoomEnd')
  const named = rangePresets.find(({ value }) => value === query.get('range'))?.value ?? preset
  return { base: spanOf(query, 'start', 'end') ?? named, ...(zoom && { zoom }) }
}

/** The query string with this time range; other parameters stay. */
export function writeRange(
  search: string,
  { base, zoom }: RangeAddress,
  preset: RangePreset = DEFAULT_PRESET,
): string {
  const query = new URLSearchParams(search)
  for (const name of RANGE_PARAMETERS) query.delete(name)
  if (typeof base !== 'string') {
    query.set('start', written(base.from))
    query.set('end', written(base.to))
  } else if (base !== preset) query.set('range', base)
  if (zoom) {
    query.set('zoomStart', written(zoom.from))
    query.set('zoomEnd', written(zoom.to))
  }
  return query.size === 0 ? '' : `?${query}`
}
