/** One reading of a chart. */
export interface ChartPoint {
  /** Milliseconds since the epoch. */
  at: number
  /** In the chart's unit; null for a gap, which is not zero. */
  value: number | null
}

/** The unit of a chart. */
export interface ChartUnit {
  /** Shown beside the title; may be empty. */
  label: string
  /** A value in full, with its unit: `12.4 %`. */
  format: (value: number) => string
  /** A value at the axis, in short. */
  axis: (value: number) => string
  /** The maximum value, if any: 100 for a percentage. */
  most?: number
}

/** A horizontal line: the capacity. */
export interface ChartLimit {
  label: string
  value: number
}

/** A time range in milliseconds since the epoch. */
export interface ChartRange {
  from: number
  to: number
}

/** Whether there is anything to draw. */
export const isBlank = (points: readonly ChartPoint[]) => points.every(({ value }) => value === null)

/** One of several lines of a chart. */
export interface ChartLine {
  name: string
  /** One for each point of the chart; null for a gap, undefined where this line was not measured and has no gap. */
  values: readonly (number | null | undefined)[]
}

/** Several lines: all are drawn, quietly, and the points of the chart are those of the chosen one. */
export interface ChartLines {
  all: readonly ChartLine[]
  /** Its index. */
  chosen: number
  onChoose: (index: number) => void
}
