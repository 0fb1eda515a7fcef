import type { uPlot } from './uPlot'
import type { ChartLimit, ChartLine, ChartLines } from './chartLines'
import { areEndsApart, COLOURED_LINES, namePlaces, strokeOf } from './strokes'

// The words and lines that are drawn on the canvas of a plot, besides its axes and readings.

/** The colours and the type of a plot. */
export interface Pen {
  /** The value of a colour token in the current theme. */
  colour: (name: string) => string
  font: string
  /** The text size relative to the usual one. */
  scale: number
}

/** In pixels at the usual text size, as the lengths below. */
const FONT_PX = 12
/** Between the labels of a value axis on the left and the plot. */
export const TICK_GAP_PX = 6

/** The font of a canvas. @param ratio pixels of the canvas in one of the page */
export const fontOf = ({ font, scale }: Pen, ratio = 1): string => `${FONT_PX * scale * ratio}px ${font}`

/** The height of the name of a limit with the gap to its line. */
const LIMIT_PX = 19

/**
 * Whether the name of a limit stands under its line: a grid line or a reading would cross it above, and nothing does, or
 * only farther away, below.
 *
 * @param limit the height of its line, in pixels from the top, as the others are
 * @param others the heights of the grid lines, and of the readings beside the name
 * @param room between the line and the far edge of the name
 */
export function isNameUnder(limit: number, others: readonly number[], room: number): boolean {
  const nearest = (gaps: readonly number[]) => Math.min(...gaps.filter((gap) => gap >= 1))
  const above = nearest(others.map((y) => limit - y))
  const below = nearest(others.map((y) => y - limit))
  return above < room && below > above
}

/** A line at the height of a limit, with its name above or below. @param grid the values of the grid lines */
export function drawLimit(plot: uPlot, limit: ChartLimit, grid: readonly number[], pen: Pen) {
  const { colour, scale } = pen
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const y = Math.round(plot.valToPos(limit.value, 'y', true))
  ctx.save()
  ctx.strokeStyle = colour('--text')
  ctx.fillStyle = colour('--text')
  ctx.lineWidth = ratio
  ctx.setLineDash([6 * ratio, 4 * ratio])
  ctx.beginPath()
  ctx.moveTo(bbox.left, y)
  ctx.lineTo(bbox.left + bbox.width, y)
  ctx.stroke()
  ctx.font = fontOf(pen, ratio)
  ctx.textAlign = 'left'
  const left = bbox.left + 4 * ratio
  const end = left + ctx.measureText(limit.label).width
  const [times, ...columns] = plot.data
  const beside = (columns.at(-1) ?? []).filter(
    (_, index) => plot.valToPos(times[index] ?? 0, 'x', true) <= end,
  )
  const heights = [...grid, ...beside].flatMap((value) =>
    typeof value === 'number' ? [plot.valToPos(value, 'y', true)] : [],
  )
  const isUnder = isNameUnder(y, heights, LIMIT_PX * scale * ratio)
  ctx.textBaseline = isUnder ? 'top' : 'bottom'
  const top = isUnder ? y + 4 * ratio : y - 3 * ratio
  // A name that has no room stands on the ground of the chart.
  ctx.setLineDash([])
  ctx.lineWidth = 4 * ratio
  ctx.lineJoin = 'round'
  ctx.strokeStyle = colour('--surface-0')
  ctx.strokeText(limit.label, left, top)
  ctx.fillText(limit.label, left, top)
  ctx.restore()
}

/** The half width and the height of the break of an axis, and of its line below and above: clear of the lowest label. */
const BREAK_PX = { width: 4, height: 8, line: 8 }

/** The sign at the foot of a value axis that does not begin at zero. */
export function drawBreak(plot: uPlot, { colour, scale }: Pen) {
  const { ctx, bbox } = plot
  const px = scale * devicePixelRatio
  const [width, height, line] = [BREAK_PX.width * px, BREAK_PX.height * px, BREAK_PX.line * px]
  const [x, foot] = [bbox.left, bbox.top + bbox.height]
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.moveTo(x, foot)
  ctx.lineTo(x, foot - line)
  ctx.lineTo(x - width, foot - line - 0.25 * height)
  ctx.lineTo(x + width, foot - line - 0.75 * height)
  ctx.lineTo(x, foot - line - height)
  ctx.lineTo(x, foot - 2 * line - height)
  // Lines of the chart begin there.
  for (const [ink, pixels] of [
    ['--surface-0', 4],
    ['--text-muted', 1.25],
  ] as const) {
    ctx.strokeStyle = colour(ink)
    ctx.lineWidth = pixels * px
    ctx.stroke()
  }
  ctx.restore()
}

/** The height of a name beside its line, the length of the leader to it, and the gaps around both. */
const NAME_PX = 16
const LEADER_PX = 12
const NAME_GAP_PX = 4
/** A narrower chart has no names: its list of lines has them. */
const NAMED_FROM_PX = 480

const nameOf = ({ mark, name }: ChartLine) => mark ?? name

/** The room for the names of lines at the right of a plot, in pixels of the page; 0 for a plot without names. */
export function roomOfNames(plot: uPlot, lines: ChartLines | undefined, pen: Pen): number {
  if (!lines || plot.width < NAMED_FROM_PX * pen.scale) return 0
  // The list of the lines has their names.
  if (!areEndsApart(lines.all.map(({ values }) => values))) return 0
  const { ctx } = plot
  ctx.save()
  ctx.font = fontOf(pen)
  const widest = Math.max(...lines.all.map((line) => ctx.measureText(nameOf(line)).width))
  ctx.restore()
  return Math.ceil(widest + (LEADER_PX + 2 * NAME_GAP_PX) * pen.scale)
}

/** Half the widest of some labels, in pixels of the page: what one at the edge of a plot needs beside it. */
export function roomBeside({ ctx }: uPlot, labels: readonly string[], pen: Pen): number {
  ctx.save()
  ctx.font = fontOf(pen)
  const widest = Math.max(...labels.map((label) => ctx.measureText(label).width))
  ctx.restore()
  return Math.ceil(widest / 2)
}

/**
 * The names of the lines with colours in a column at the right of the plot, each led to the end of its line; while a line
 * stands out, its name alone.
 */
export function drawNames(plot: uPlot, lines: ChartLines, pen: Pen) {
  if (roomOfNames(plot, lines, pen) === 0) return
  const { all, pointed } = lines
  const { colour, scale } = pen
  const { ctx, bbox } = plot
  const px = scale * devicePixelRatio
  const right = bbox.left + bbox.width
  const isNamed = (index: number) => (pointed === undefined ? index < COLOURED_LINES : index === pointed)
  const ends = all.map(({ values }, index) => {
    const last = isNamed(index) ? values.findLast((value) => typeof value === 'number') : undefined
    return typeof last === 'number' ? plot.valToPos(last, 'y', true) : undefined
  })
  const column = { top: bbox.top - NAME_PX * px, bottom: bbox.top + bbox.height }
  const places = namePlaces(ends, NAME_PX * px, column)
  ctx.save()
  ctx.font = fontOf(pen, devicePixelRatio)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ctx.lineWidth = devicePixelRatio
  for (const [index, line] of all.entries()) {
    const [end, place] = [ends[index], places[index]]
    if (end === undefined || place === undefined) continue
    ctx.strokeStyle = colour(strokeOf(index).strong)
    ctx.beginPath()
    ctx.moveTo(right + devicePixelRatio, end)
    ctx.lineTo(right + LEADER_PX * px, place)
    ctx.stroke()
    ctx.fillStyle = colour(strokeOf(index).strong)
    ctx.fillText(nameOf(line), right + (LEADER_PX + NAME_GAP_PX) * px, place)
  }
  ctx.restore()
}
