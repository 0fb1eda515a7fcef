import type { ChartPoint } from './chart'

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A chart's readings as CSV (RFC 4180): timestamps in UTC, gaps empty. */
export const csvOf = (name: string, points: readonly ChartPoint[]): string =>
  [
    `time,${quoted(name)}`,
    ...points.map(({ at, value }) => `${new Date(at).toISOString()},${value ?? ''}`),
    '',
  ].join('\r\n')
