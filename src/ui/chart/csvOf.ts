import { csvText } from '../format/csvText'
import type { ChartPoint } from './chartLines'

/** A chart's readings as CSV: timestamps in UTC, gaps empty. */
export const csvOf = (name: string, points: readonly ChartPoint[]): string =>
  csvText([['time', name], ...points.map(({ at, value }) => [new Date(at).toISOString(), value])])
