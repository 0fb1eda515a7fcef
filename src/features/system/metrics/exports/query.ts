/** The query parameters of a chart. */
export interface MetricQuery {
  /** `target:metric`. */
  metric: string
  /** Milliseconds since the epoch; start inclusive, end exclusive. */
  from: number
  to: number
  /** Fields that must have a value; fields without a value are ignored. */
  filters: Readonly<Record<string, string | undefined>>
  /** Sums the series that are equal in these fields. Without it, each series is returned separately. */
  groupBy?: readonly string[]
}

/** Approximate number of windows of a chart. */
const WINDOWS = 60
/** Counters are sampled every five seconds: a shorter window could be empty. */
export const SAMPLE_S = 5

/** The width of a window in whole seconds: 60 for an hour, 180 for three, 1440 for a day, 43200 for 30 days. */
export const windowSeconds = ({ from, to }: Pick<MetricQuery, 'from' | 'to'>): number =>
  Math.max(SAMPLE_S, Math.round((to - from) / 1000 / WINDOWS))

/** A timestamp in the query language: UTC to the second, without a zone. */
export const moment = (ms: number) => `@${new Date(ms).toISOString().slice(0, 19)}.000`

const literal = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`

/**
 * The stages of a query. The start is two windows before the range: the first point of a response is the
 * counter's total and is dropped, and the chart still starts on time.
 */
function queryStages(query: MetricQuery): string[] {
  const { metric, from, to, filters, groupBy } = query
  const seconds = windowSeconds(query)
  const tests = [
    `timestamp >= ${moment(from - 2 * seconds * 1000)}`,
    `timestamp < ${moment(to)}`,
    ...Object.entries(filters).flatMap(([key, value]) => (value ? [`${key} == ${literal(value)}`] : [])),
  ]
  return [
    `get ${metric}`,
    `filter ${tests.join(' && ')}`,
    `align mean_within(${seconds}s)`,
    ...(groupBy ? [`group_by [${groupBy.join(', ')}], sum`] : []),
  ]
}

/** The whole query in one line. */
export const queryText = (query: MetricQuery): string => queryStages(query).join(' | ')
