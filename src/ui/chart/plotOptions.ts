import uPlot from 'uplot'
import { axisUnit, boundsOf, timeLabels, valueTicks } from './axis'
import type { ChartLimit, ChartLine, ChartLines, ChartPoint, ChartRange, ChartUnit } from './chart'

/** The data of a plot. Read at every drawing, so that new readings need no new plot. */
export interface Plotted {
  points: readonly ChartPoint[]
  range: ChartRange
  unit: ChartUnit
  /** `step` for levels that hold until they change, `line` for everything measured. */
  kind: 'line' | 'step'
  limit?: ChartLimit | undefined
  lines?: ChartLines | undefined
}

export interface PlotEvents {
  /** The crosshair moved to a reading, or disappeared. */
  onPoint: (plot: uPlot, index: number | null) => void
  /** A range was selected by dragging. */
  onSelect: (from: number, to: number) => void
}

/** In pixels at the usual text size, as the lengths below. */
const FONT_PX = 12
/** About the width of a digit at that size, and the room beside the labels. */
const DIGIT_PX = 7
const LABEL_GAP_PX = 14
/** The height of the unit above the highest label. */
const UNIT_ROOM_PX = 26
/** About half a label. */
const LEFT_EDGE_PX = 16
/** Shorter drags are clicks. */
const LEAST_DRAG_PX = 4

/** The muted lines of a plot, in their order. */
const quietOf = ({ lines }: Pick<Plotted, 'lines'>): readonly ChartLine[] => lines?.all ?? []

/** The columns of the plotting library: the times, the muted lines, and above them the points. */
export const columnsOf = ({ points, lines }: Pick<Plotted, 'points' | 'lines'>): uPlot.AlignedData => [
  points.map(({ at }) => at),
  ...quietOf({ lines }).map(({ values }) => [...values]),
  lines ? [...(lines.all[lines.chosen]?.values ?? [])] : points.map(({ value }) => value),
]

/** Single readings between gaps, which a line would not show. */
function lonely(points: readonly ChartPoint[]): number[] {
  const isGap = (at: number) => (points[at]?.value ?? null) === null
  return points.flatMap((_, at) => (!isGap(at) && isGap(at - 1) && isGap(at + 1) ? [at] : []))
}

function drawLimit(
  plot: uPlot,
  limit: ChartLimit,
  colour: (name: string) => string,
  font: string,
  scale: number,
) {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const y = Math.round(plot.valToPos(limit.value, 'y', true))
  ctx.save()
  ctx.strokeStyle = colour('--chart-limit')
  ctx.fillStyle = colour('--chart-limit')
  ctx.lineWidth = ratio
  ctx.setLineDash([6 * ratio, 4 * ratio])
  ctx.beginPath()
  ctx.moveTo(bbox.left, y)
  ctx.lineTo(bbox.left + bbox.width, y)
  ctx.stroke()
  ctx.font = `${FONT_PX * scale * ratio}px ${font}`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'bottom'
  ctx.fillText(limit.label, bbox.left + 4 * ratio, y - 3 * ratio)
  ctx.restore()
}

/** The unit of the value axis, above its labels. */
function drawUnit(plot: uPlot, text: string, colour: (name: string) => string, font: string, scale: number) {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  ctx.save()
  ctx.fillStyle = colour('--text-muted')
  ctx.font = `${FONT_PX * scale * ratio}px ${font}`
  ctx.textAlign = 'right'
  ctx.textBaseline = 'bottom'
  // Above the label of the highest tick, which is as much above the plot as below.
  ctx.fillText(text, ctx.canvas.width - 2 * ratio, bbox.top - ((FONT_PX * scale) / 2 + 3) * ratio)
  ctx.restore()
}

/**
 * The options of a plot: an axis on the right, one line with a gradient area, no legend.
 *
 * @param now the present data of the plot
 * @param colour the value of a colour token in the current theme
 * @param syncKey plots with the same key share their crosshair
 */
export function plotOptions(
  now: () => Plotted,
  colour: (name: string) => string,
  font: string,
  size: { width: number; height: number },
  /** The text size relative to the usual one. */
  scale: number,
  syncKey: string,
  { onPoint, onSelect }: PlotEvents,
): uPlot.Options {
  const ticks = () => {
    const { points, limit, unit, lines } = now()
    const { lowest, highest } = boundsOf([
      points.map(({ value }) => value),
      ...quietOf({ lines }).map(({ values }) => values),
    ])
    return valueTicks(Math.max(highest, limit?.value ?? 0), unit.most, lowest)
  }
  const quiet = quietOf(now())
  const paths = now().kind === 'step' && uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }
  const axisFont = `${FONT_PX * scale}px ${font}`
  const fill = (plot: uPlot) => {
    const [upper, lower] = [colour('--chart-area'), colour('--chart-area-end')]
    // The library draws in a microtask. A chart that has left the page by then has no colours.
    if (upper === '' || lower === '') return 'transparent'
    const { top, height } = plot.bbox
    const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height)
    gradient.addColorStop(0, upper)
    gradient.addColorStop(1, lower)
    return gradient
  }
  return {
    ...size,
    ms: 1,
    // Room for the unit above the axis.
    padding: [axisUnit(now().unit) === '' ? 8 : UNIT_ROOM_PX * scale, 0, 0, 4],
    legend: { show: false },
    scales: {
      x: { range: () => [now().range.from, now().range.to] },
      y: { range: () => [ticks()[0] ?? 0, ticks().at(-1) ?? 1] },
    },
    axes: [
      {
        stroke: () => colour('--text-muted'),
        font: axisFont,
        size: 28 * scale,
        gap: 6,
        space: 84 * scale,
        grid: { show: false },
        ticks: { stroke: () => colour('--line-strong'), width: 1, size: 4 },
        border: { show: true, stroke: () => colour('--line-strong'), width: 1 },
        // A label at the left edge would be cut in half.
        values: (plot, splits) =>
          timeLabels(splits, now().range).map((label, at) =>
            plot.valToPos(splits[at] ?? 0, 'x') < LEFT_EDGE_PX * scale ? '' : label,
          ),
      },
      {
        side: 1,
        stroke: () => colour('--text-muted'),
        font: axisFont,
        size: (_, values) =>
          LABEL_GAP_PX +
          scale * DIGIT_PX * Math.max(2, ...(values ?? []).map((text) => String(text ?? '').length)),
        gap: 6,
        splits: ticks,
        // The axis itself shows zero.
        values: (_, splits) => splits.map((value) => (value === 0 ? '' : now().unit.axis(value))),
        grid: { stroke: () => colour('--line'), width: 1 },
        ticks: { show: false },
      },
    ],
    series: [
      {},
      ...quiet.map(() => ({
        stroke: () => colour('--line-strong'),
        width: 1,
        points: { show: false },
        ...paths,
      })),
      {
        stroke: () => colour('--chart-line'),
        width: 1.75,
        // Under several lines, an area would seem to belong to all of them.
        ...(quiet.length > 0 ? {} : { fill }),
        ...paths,
        points: { show: true, size: 4, filter: () => lonely(now().points) },
      },
    ],
    cursor: {
      y: false,
      // The crosshair is always on a reading, never between two.
      move: (plot, left, top) => {
        const at = left < 0 ? undefined : now().points[plot.posToIdx(left)]?.at
        return [at === undefined ? left : plot.valToPos(at, 'x'), top]
      },
      points: {
        // Only the chosen line, the last one, has a mark.
        size: (_, series) => (series === quiet.length + 1 ? 9 : 0),
        width: 2,
        stroke: () => colour('--chart-line'),
        fill: () => colour('--surface-0'),
      },
      drag: { x: true, y: false, setScale: false, dist: LEAST_DRAG_PX },
      sync: {
        key: syncKey,
        scales: ['x', null],
        // Only the crosshair is synchronised, not the selection.
        filters: { pub: (type) => type === 'mousemove' },
      },
    },
    hooks: {
      draw: [
        (plot) => {
          const { limit, unit } = now()
          drawUnit(plot, axisUnit(unit), colour, font, scale)
          if (limit) drawLimit(plot, limit, colour, font, scale)
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
