import type uPlot from 'uplot'
import type { ChartLimit, ChartLine, ChartLines } from './chartLines'
import { isNameUnder } from './limitName'
import { placedNames, strokeOf } from './strokes'

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
/** Between a plot and its value axis, whose labels begin there. */
export const TICK_GAP_PX = 6

/** The font of a canvas. @param ratio pixels of the canvas in one of the page */
export const fontOf = ({ font, scale }: Pen, ratio = 1): string => `${FONT_PX * scale * ratio}px ${font}`

/** The height of the name of a limit with the gap to its line. */
const LIMIT_PX = 19

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

/** The height of a name above the end of its line, and its distance from the line and the edge. */
const NAME_PX = 16
const NAME_GAP_PX = 4

/** The names of the lines that have room, above their ends; while a line stands out, its name alone. */
export function drawNames(plot: uPlot, { all, pointed }: ChartLines, pen: Pen) {
  const { colour, scale } = pen
  const { ctx, bbox } = plot
  const px = scale * devicePixelRatio
  const times = plot.data[0]
  ctx.save()
  ctx.font = fontOf(pen, devicePixelRatio)
  ctx.textAlign = 'right'
  ctx.textBaseline = 'bottom'
  const right = bbox.left + bbox.width
  /** The heights of a line in the last so many pixels, from the top of the plot. */
  const heightsOf = ({ values }: ChartLine, width: number) =>
    values.flatMap((value, index) => {
      // One reading more, whose line leads in.
      const next = times[Math.min(index + 1, times.length - 1)] ?? 0
      return typeof value === 'number' && plot.valToPos(next, 'x', true) >= right - width
        ? [plot.valToPos(value, 'y', true) - bbox.top]
        : []
    })
  const ends = all.map((line) => {
    const width = ctx.measureText(line.mark ?? line.name).width + 2 * NAME_GAP_PX * px
    return { width, top: Math.min(...heightsOf(line, width)) }
  })
  const others = (width: number, except: number) =>
    all.flatMap((line, index) => (index === except ? [] : heightsOf(line, width)))
  const placed = placedNames(ends, others, NAME_PX * px)
  const isShown = (at: number) => (pointed === undefined ? placed.has(at) : at === pointed)
  ends.forEach(({ top }, index) => {
    if (!isShown(index) || !Number.isFinite(top)) return
    const y = Math.max(NAME_PX * px, top) + bbox.top - (NAME_GAP_PX / 2) * px
    const name = all[index]?.mark ?? all[index]?.name ?? ''
    // A name that has no room stands on the ground of the chart.
    ctx.lineWidth = 4 * px
    ctx.lineJoin = 'round'
    ctx.strokeStyle = colour('--surface-0')
    ctx.strokeText(name, right - NAME_GAP_PX * px, y)
    ctx.fillStyle = colour(strokeOf(index).strong)
    ctx.fillText(name, right - NAME_GAP_PX * px, y)
  })
  ctx.restore()
}
