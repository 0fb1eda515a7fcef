import type * as Older from '../generated/v20251008'
import type * as Newer from '../generated/v2026021301'
import type { Conversion } from '../change'

// Histograms in the results of metric queries. Since 2026021301 their percentiles are numbers. Before, they
// are the state of the estimator: five markers, of which the one in the middle stands at the percentile.

type Percentile = Older.Quantile | null | undefined

const numberOf = (quantile: Percentile): number | null => quantile?.markerHeights[2] ?? null

/** An estimator whose estimate is a number. Its other markers are not known. */
const estimatorAt =
  (p: number) =>
  (height: number | null | undefined): Older.Quantile | null =>
    height === null || height === undefined
      ? null
      : {
          p,
          markerHeights: [height, height, height, height, height],
          markerPositions: [1, 2, 3, 4, 5],
          desiredMarkerPositions: [1, 1 + 2 * p, 1 + 4 * p, 3 + 2 * p, 5],
        }

const median = estimatorAt(0.5)
const ninetieth = estimatorAt(0.9)
const ninetyNinth = estimatorAt(0.99)

// The distributions of integers and those of decimals have the same fields.
const distribution: Conversion<Older.Distributiondouble | null, Newer.Distributiondouble | null> = {
  up: (older) =>
    older && { ...older, p50: numberOf(older.p50), p90: numberOf(older.p90), p99: numberOf(older.p99) },
  down: (newer) =>
    newer && { ...newer, p50: median(newer.p50), p90: ninetieth(newer.p90), p99: ninetyNinth(newer.p99) },
}

const valueArray: Conversion<Older.ValueArray, Newer.ValueArray> = {
  up: (array) =>
    array.type === 'integer_distribution' || array.type === 'double_distribution'
      ? { type: array.type, values: array.values.map(distribution.up) }
      : array,
  down: (array) =>
    array.type === 'integer_distribution' || array.type === 'double_distribution'
      ? { type: array.type, values: array.values.map(distribution.down) }
      : array,
}

const timeseries: Conversion<Older.Timeseries, Newer.Timeseries> = {
  up: (series) => ({
    ...series,
    points: {
      ...series.points,
      values: series.points.values.map((part) => ({ ...part, values: valueArray.up(part.values) })),
    },
  }),
  down: (series) => ({
    ...series,
    points: {
      ...series.points,
      values: series.points.values.map((part) => ({ ...part, values: valueArray.down(part.values) })),
    },
  }),
}

/** The result of a query of metrics. */
export const queryResult: Conversion<Older.OxqlQueryResult, Newer.OxqlQueryResult> = {
  up: (result) => ({
    ...result,
    tables: result.tables.map((table) => ({ ...table, timeseries: table.timeseries.map(timeseries.up) })),
  }),
  down: (result) => ({
    ...result,
    tables: result.tables.map((table) => ({ ...table, timeseries: table.timeseries.map(timeseries.down) })),
  }),
}
