import uPlot from 'uplot'
import { axisUnit, boundsOf, timeLabels, valueTicks } from './axis'
import type { ChartLimit, ChartLine, ChartLines, ChartPoint, ChartRange, ChartUnit } from './chart'
import { placedNames, strokeOf } from './strokes'

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
/** Between the plot and the labels and the unit of its value axis. */
const TICK_GAP_PX = 6
/** The room for the labels of a value axis, in digits: plots in a grid end at the same place. */
const TICK_DIGITS = 6
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

/** The height of a name above the end of its line, and its distance from the line and the edge. */
const NAME_PX = 16
const NAME_GAP_PX = 4

/** The names of the lines, above their ends; of those without room only the chosen and the pointed one. */
function drawNames(
  plot: uPlot,
  { all, chosen, pointed }: ChartLines,
  colour: (name: string) => string,
  font: string,
  scale: number,
) {
  const { ctx, bbox } = plot
  const px = scale * devicePixelRatio
  const times = plot.data[0]
  ctx.save()
  ctx.font = `${FONT_PX * px}px ${font}`
  ctx.textAlign = 'right'
  ctx.textBaseline = 'bottom'
  const right = bbox.left + bbox.width
  /** The heights of a line in the last so many pixels, from the top of the plot. */
  const heightsOf = ({ values }: ChartLine, width: number) =>
    values.flatMap((value, at) => {
      // One reading more, whose line leads in.
      const next = times[Math.min(at + 1, times.length - 1)] ?? 0
      return typeof value === 'number' && plot.valToPos(next, 'x', true) >= right - width
        ? [plot.valToPos(value, 'y', true) - bbox.top]
        : []
    })
  const ends = all.map((line) => {
    const width = ctx.measureText(line.mark ?? line.name).width + 2 * NAME_GAP_PX * px
    return { width, top: Math.min(...heightsOf(line, width)) }
  })
  const others = (width: number, except: number) =>
    all.flatMap((line, at) => (at === except ? [] : heightsOf(line, width)))
  const placed = placedNames(ends, others, NAME_PX * px)
  const isShown = (at: number) => placed.has(at) || at === pointed
  ends.forEach(({ top }, at) => {
    if (!isShown(at) || !Number.isFinite(top)) return
    const y = Math.max(NAME_PX * px, top) + bbox.top - (NAME_GAP_PX / 2) * px
    const name = all[at]?.mark ?? all[at]?.name ?? ''
    // A name that has no room stands on the ground of the chart.
    ctx.lineWidth = 4 * px
    ctx.lineJoin = 'round'
    ctx.strokeStyle = colour('--surface-0')
    ctx.strokeText(name, right - NAME_GAP_PX * px, y)
    ctx.fillStyle = colour(at === chosen ? '--chart-line' : at === pointed ? '--text' : '--text-muted')
    ctx.fillText(name, right - NAME_GAP_PX * px, y)
  })
  ctx.restore()
}

/** The unit of the value axis, above its labels. */
function drawUnit(plot: uPlot, text: string, colour: (name: string) => string, font: string, scale: number) {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  ctx.save()
  ctx.fillStyle = colour('--text-muted')
  ctx.font = `${FONT_PX * scale * ratio}px ${font}`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'bottom'
  const edge = bbox.left + bbox.width + TICK_GAP_PX * ratio
  const rightmost = ctx.canvas.width - ctx.measureText(text).width
  // Above the label of the highest tick, which is as much above the plot as below.
  ctx.fillText(text, Math.min(edge, rightmost), bbox.top - ((FONT_PX * scale) / 2 + 3) * ratio)
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
          scale *
            DIGIT_PX *
            Math.max(TICK_DIGITS, ...(values ?? []).map((text) => String(text ?? '').length)),
        gap: TICK_GAP_PX,
        splits: ticks,
        values: (_, splits) => splits.map((value) => now().unit.axis(value)),
        grid: { stroke: () => colour('--line'), width: 1 },
        ticks: { show: false },
      },
    ],
    series: [
      {},
      ...quiet.map((_, at) => ({
        stroke: () => colour(now().lines?.pointed === at ? '--text' : strokeOf(at).colour),
        width: 1.25,
        dash: strokeOf(at).dash.map((length) => length * scale),
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
          const { limit, unit, lines } = now()
          drawUnit(plot, axisUnit(unit), colour, font, scale)
          if (limit) drawLimit(plot, limit, colour, font, scale)
          if (lines) drawNames(plot, lines, colour, font, scale)
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
