/** One reading of a chart. */
export interface ChartPoint {
  /** Milliseconds since the epoch. */
  at: number
  /** In the chart's unit; null where nothing was measured: a gap, not a zero. */
  value: number | null
}

/** How a chart's values read. */
export interface ChartUnit {
  /** Shown beside the title; empty when the title says it all. */
  label: string
  /** A value in full, with its unit: `12.4 %`. */
  format: (value: number) => string
  /** A value at the axis, in short. */
  axis: (value: number) => string
  /** The highest value there can be, if there is one: 100 of a percentage. */
  most?: number
}

/** A line across the chart: what is there to be had. */
export interface ChartLimit {
  label: string
  value: number
}

/** A stretch of time in milliseconds since the epoch. */
export interface ChartRange {
  from: number
  to: number
}

/** Whether there is anything to draw. */
export const isBlank = (points: readonly ChartPoint[]) => points.every(({ value }) => value === null)
