import type { ChartPoint } from './chart'

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A chart's readings as CSV (RFC 4180): timestamps in UTC, gaps empty. */
export const csvOf = (name: string, points: readonly ChartPoint[]): string =>
  [
    `time,${quoted(name)}`,
    ...points.map(({ at, value }) => `${new Date(at).toISOString()},${value ?? ''}`),
    '',
  ].join('\r\n')

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
