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

/** A horizontal line in a chart, for example the capacity. */
export interface ChartLimit {
  label: string
  value: number
}

/** A time range in milliseconds since the epoch. */
export interface ChartRange {
  from: number
  to: number
}

/** Whether a chart has no readings. */
export const isBlank = (points: readonly ChartPoint[]) => points.every(({ value }) => value === null)

/** One of several lines of a chart. */
export interface ChartLine {
  name: string
  /** Its name in the drawing, as short as it can be. */
  mark?: string
  /**
   * One value per point of the chart; null for a gap, undefined where this line has no reading but no gap either.
   */
  values: readonly (number | null | undefined)[]
}

/**
 * The lines of a chart. All are drawn, the first ones in colours of their own; the points of the chart are those of the
 * chosen line, which is stronger.
 */
export interface ChartLines {
  all: readonly ChartLine[]
  /** The index of the chosen line. */
  chosen: number
  /** The index of a line that stands out for now, if any; the others fade. */
  pointed?: number | undefined
  onChoose: (index: number) => void
  /** Called with the index of the points that are read; undefined for none. */
  onRead?: (index: number | undefined) => void
}
