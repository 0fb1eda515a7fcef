import { uPlot } from './uPlot'
import { longestLabels, ticksOf, timeLabels } from './axis'
import type { ChartLimit, ChartLine, ChartLines, ChartPoint, ChartRange, ChartUnit } from './chartLines'
import {
  drawBreak,
  drawLimit,
  drawNames,
  fontOf,
  roomBeside,
  roomOfNames,
  TICK_GAP_PX,
  type Pen,
} from './drawings'
import { strokeOf, weightOf } from './strokes'

/** The data of a plot. Read at every drawing, so that new readings need no new plot. */
export interface Plotted {
  points: readonly ChartPoint[]
  range: ChartRange
  unit: ChartUnit
  /** `step` for levels that hold until they change, `line` for everything measured. */
  kind: 'line' | 'step'
  limit?: ChartLimit | undefined
  lines?: ChartLines | undefined
  /** The values are no amounts: their axis begins near the lowest one. */
  isFromData?: boolean | undefined
}

export interface PlotEvents {
  /** The crosshair moved to a reading, or disappeared. */
  onPoint: (plot: uPlot, index: number | null) => void
  /** A range was selected by dragging. */
  onSelect: (from: number, to: number) => void
}

/** About the width of a digit, and the room beside the labels: in pixels at the usual text size, as the lengths below. */
const DIGIT_PX = 7
const LABEL_GAP_PX = 10
/** The room for the labels of a value axis, in digits: plots in a grid end at the same place. */
const TICK_DIGITS = 5
/** The room for the tip of a reading above the plot, and for the highest label. */
const TOP_ROOM_PX = 26
/** Half the mark of a reading. */
const MARK_ROOM_PX = 4
/** Shorter drags are clicks. */
const LEAST_DRAG_PX = 4

/** Several lines of a plot in the order of drawing: the first ones are drawn last, above the others. */
const quietOf = ({ lines }: Pick<Plotted, 'lines'>): readonly ChartLine[] => lines?.all.toReversed() ?? []

/** The index of the line that a series draws: after the times and all lines, the chosen one again. */
const lineAt = (series: number, { all, chosen }: ChartLines) =>
  series > all.length ? chosen : all.length - series

/** The chosen line among several, in pixels. */
const CHOSEN_PX = 2.25

/** The width and the opacity of a series that draws one of several lines. */
export const weightOfSeries = (series: number, lines: ChartLines) =>
  weightOf(lineAt(series, lines), lines.pointed, series > lines.all.length ? CHOSEN_PX : undefined)

/** The columns of the plotting library: the times, the lines, and above them the points. */
export const plotColumns = ({ points, lines }: Pick<Plotted, 'points' | 'lines'>): uPlot.AlignedData => [
  points.map(({ at }) => at),
  ...quietOf({ lines }).map(({ values }) => [...values]),
  lines ? [...(lines.all[lines.chosen]?.values ?? [])] : points.map(({ value }) => value),
]

/** Single readings between gaps, which a line would not show. */
function lonely(points: readonly ChartPoint[]): number[] {
  const isGap = (index: number) => (points[index]?.value ?? null) === null
  return points.flatMap((_, index) => (!isGap(index) && isGap(index - 1) && isGap(index + 1) ? [index] : []))
}

/** The present data of a plot. */
type Now = () => Plotted

/** The gradient area below a line. */
function areaOf(plot: uPlot, { colour }: Pen): CanvasGradient | string {
  const [upper, lower] = [colour('--chart-area'), colour('--chart-area-end')]
  // The library draws in a microtask. A chart that has left the page by then has no colours.
  if (upper === '' || lower === '') return 'transparent'
  const { top, height } = plot.bbox
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height)
  gradient.addColorStop(0, upper)
  gradient.addColorStop(1, lower)
  return gradient
}

/** The time axis below the plot, and the value axis on its left: names of lines are on its right. */
function axesOf(now: Now, pen: Pen): uPlot.Axis[] {
  const { colour, scale } = pen
  const font = fontOf(pen)
  return [
    {
      stroke: () => colour('--text-muted'),
      font,
      size: 28 * scale,
      gap: 6,
      space: 84 * scale,
      grid: { show: false },
      ticks: { stroke: () => colour('--line-strong'), width: 1, size: 4 },
      border: { show: true, stroke: () => colour('--line-strong'), width: 1 },
      values: (_, splits) => timeLabels(splits, now().range),
    },
    {
      stroke: () => colour('--text-muted'),
      font,
      size: (_, values) =>
        LABEL_GAP_PX +
        scale *
          DIGIT_PX *
          Math.max(now().lines ? 0 : TICK_DIGITS, ...(values ?? []).map((text) => String(text ?? '').length)),
      gap: TICK_GAP_PX,
      splits: () => ticksOf(now()),
      values: (_, splits) => splits.map((value) => now().unit.axis(value)),
      grid: { stroke: () => colour('--line'), width: 1 },
      ticks: { show: false },
    },
  ]
}

/** The token of the colour of the points. */
const chosenColour = ({ lines }: Plotted) => (lines ? strokeOf(lines.chosen).strong : '--chart-line')

/** The times, the lines, and above them the points. */
function seriesOf(now: Now, pen: Pen): uPlot.Series[] {
  const { colour, scale } = pen
  const { lines } = now()
  const quiet = quietOf({ lines })
  const paths = now().kind === 'step' && uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }
  return [
    {},
    ...quiet.map((_, index) => ({
      ...(lines && weightOfSeries(index + 1, lines)),
      stroke: () => {
        const line = quiet.length - 1 - index
        const { colour: own, strong } = strokeOf(line)
        return colour(now().lines?.pointed === line ? strong : own)
      },
      dash: strokeOf(quiet.length - 1 - index).dash.map((length) => length * scale),
      points: { show: false },
      ...paths,
    })),
    {
      stroke: () => colour(chosenColour(now())),
      ...(lines ? weightOfSeries(quiet.length + 1, lines) : { width: 1.75 }),
      // Under several lines, an area would seem to belong to all of them.
      ...(quiet.length > 0 ? {} : { fill: (plot: uPlot) => areaOf(plot, pen) }),
      ...paths,
      points: { show: true, size: 4, filter: () => lonely(now().points) },
    },
  ]
}

/** The crosshair, and dragging. */
function cursorOf(now: Now, { colour }: Pen, syncKey: string): uPlot.Cursor {
  const chosen = quietOf(now()).length + 1
  return {
    y: false,
    // The crosshair is always on a reading, never between two.
    move: (plot, left, top) => {
      const time = left < 0 ? undefined : now().points[plot.posToIdx(left)]?.at
      return [time === undefined ? left : plot.valToPos(time, 'x'), top]
    },
    points: {
      // Only the chosen line, the last one, has a mark.
      size: (_, series) => (series === chosen ? 9 : 0),
      width: (_, series) => (series === chosen ? 2 : 0),
      stroke: () => colour(chosenColour(now())),
      fill: () => colour('--surface-0'),
    },
    drag: { x: true, y: false, setScale: false, dist: LEAST_DRAG_PX },
    sync: {
      key: syncKey,
      scales: ['x', null],
      // Only the crosshair is synchronised, not the selection.
      filters: { pub: (type) => type === 'mousemove' },
    },
  }
}

/**
 * The options of a plot: one line with a gradient area, or several with their names beside them; no legend.
 *
 * @param now the present data of the plot
 * @param syncKey plots with the same key share their crosshair
 */
export function plotOptions(
  now: Now,
  pen: Pen,
  size: { width: number; height: number },
  syncKey: string,
  { onPoint, onSelect }: PlotEvents,
): uPlot.Options {
  const ticks = () => ticksOf(now())
  return {
    ...size,
    ms: 1,
    padding: [
      TOP_ROOM_PX * pen.scale,
      (plot) =>
        Math.max(roomBeside(plot, longestLabels(now().range), pen), roomOfNames(plot, now().lines, pen)),
      0,
      MARK_ROOM_PX,
    ],
    legend: { show: false },
    scales: {
      x: { range: () => [now().range.from, now().range.to] },
      y: { range: () => [ticks()[0] ?? 0, ticks().at(-1) ?? 1] },
    },
    axes: axesOf(now, pen),
    series: seriesOf(now, pen),
    cursor: cursorOf(now, pen, syncKey),
    hooks: {
      draw: [
        (plot) => {
          const { limit, lines } = now()
          if ((ticks()[0] ?? 0) > 0) drawBreak(plot, pen)
          if (limit) drawLimit(plot, limit, ticks(), pen)
          if (lines) drawNames(plot, lines, pen)
        },
      ],
      setCursor: [(plot) => onPoint(plot, plot.cursor.idx ?? null)],
      setSelect: [
        (plot) => {
          const { left, width } = plot.select
          if (width < LEAST_DRAG_PX) return
          onSelect(plot.posToVal(left, 'x'), plot.posToVal(left + width, 'x'))
          plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
        },
      ],
    },
  }
}
