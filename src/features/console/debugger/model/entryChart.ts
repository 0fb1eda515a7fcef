import type { Entry } from '#store/eventLog/entry'
import type { Chart } from '#machines/charts/chart'

/** The chart of an entry, and the resource or actor to follow in it; undefined for an entry without a machine. */
export function chartOfEntry(
  charts: readonly Chart[],
  entry: Entry,
): { chart: string; of: string } | undefined {
  if (entry.kind === 'state') return { chart: entry.data.machine, of: entry.subject.actor }
  if (entry.kind !== 'observed' && entry.kind !== 'note') return undefined
  const { kind: chart, id: of } = entry.subject
  return charts.some(({ id }) => id === chart) ? { chart, of } : undefined
}
