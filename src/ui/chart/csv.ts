import { csvText } from '../format/csv'
import type { ChartPoint } from './chart'

/** A chart's readings as CSV: timestamps in UTC, gaps empty. */
export const csvOf = (name: string, points: readonly ChartPoint[]): string =>
  csvText([['time', name], ...points.map(({ at, value }) => [new Date(at).toISOString(), value])])
