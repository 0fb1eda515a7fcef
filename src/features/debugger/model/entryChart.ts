import type { Entry } from '#store/eventLog/entry'
import type { Chart } from '#machines/charts/chart'

/** The chart on which an entry stands, and what of it to follow there; undefined for an entry of no machine. */
export function chartOfEntry(
  charts: readonly Chart[],
  { kind, subject, data }: Entry,
): { chart: string; of: string } | undefined {
  if (kind === 'state' && typeof data['machine'] === 'string')
    return { chart: data['machine'], of: subject.slice('actor/'.length) }
  const [, chart = '', of] = /^([a-zA-Z]+):(.*)$/.exec(subject) ?? []
  return of !== undefined && charts.some(({ id }) => id === chart) ? { chart, of } : undefined
}
